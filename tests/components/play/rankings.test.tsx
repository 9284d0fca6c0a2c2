// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayRankingsView } from '../../../components/views/PlayRankingsView';
import { NO_MARK } from '../../../lib/domain/play/cosmetics';
import type { PlacedPlayer } from '../../../lib/domain/play/placed-players';
import { renderSite } from '../../support/render-site';

const player = (name: string, place: number | null, count: number): PlacedPlayer => ({
  ...{ name, place, count, won: 3, score: place === null ? null : 4.2, isOwn: name === 'Own' },
  mark: NO_MARK,
});
const own = { period: 'week', place: 120, score: 1.5, won: 3, count: 5 } as const;
const reader = { kind: 'player' } as const;
const figures = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the ranking', () => {
  it('has the reader’s place above the table, also far below the players that it lists', () => {
    renderSite(<PlayRankingsView period="week" players={[player('Ann', 1, 5)]} own={own} reader={reader} />);
    expect(figures()).toEqual(['Rank120you', 'Score1.5', 'Right3/560%']);
  });

  it('marks the reader’s row', () => {
    renderSite(<PlayRankingsView period="week" players={[player('Ann', 1, 5), player('Own', 2, 5)]} own={own} reader={reader} />);
    expect(document.querySelector('tr[data-own]')?.textContent).toContain('Own');
  });

  it('names players without a place below it with how far they are, and says what the reader lacks', () => {
    const players = [player('Ann', null, 4), player('Bob', null, 0)];
    renderSite(<PlayRankingsView period="week" players={players} own={{ ...own, place: null, score: null, count: 2 }} reader={reader} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No one ranked yet')).toBeTruthy();
    expect(screen.getByText('3 more settled predictions to get ranked.')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'Not ranked yet' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Ann4 of 5 with a result']);
  });
});
