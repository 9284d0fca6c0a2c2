// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChampionPlot } from '../../../components/champion/ChampionPlot';
import { renderSite } from '../../support/render-site';

it('says what a dot is where icons would lie upon each other', () => {
  const point = (id: number, winRate: number) => ({
    ...{ champion: { id, name: `Champion ${id}`, img: null }, share: 0.5, winRate, picks: 9, before: null },
  });
  const legendOf = (winRates: readonly number[]) => {
    const points = winRates.map((winRate, index) => point(index + 1, winRate));
    const { unmount } = renderSite(<ChampionPlot plot={{ points, share: 'presence', before: null }} caption="Champions" />);
    const text = screen.getByRole('figure').querySelector('figcaption')?.textContent;
    unmount();
    return text;
  };
  expect(legendOf([0.5, 0.51])).toBe(
    'Right: picked or banned more. Up: higher win rate. Min. 5 picks. Blue dot: a champion whose icon would cover others.',
  );
  expect(legendOf([0.1, 0.9])).toBe('Right: picked or banned more. Up: higher win rate. Min. 5 picks.');
});
