// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FoldedMatches } from '../../../components/match/FoldedMatches';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const matches = (count: number) => Array.from({ length: count }, (_, index) => finishedMatch({ id: index + 1 }));
const show = (count: number) => renderSite(<FoldedMatches kind="results" matches={matches(count)} />);

describe('a long list of matches', () => {
  it('shows its first eight rows, and the rest at a tap', () => {
    show(12);
    const button = screen.getByRole('button', { name: 'Show 12 results' });
    expect([button.getAttribute('aria-expanded'), document.querySelectorAll('li[data-match]').length]).toEqual(['false', 12]);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(list?.dataset['folded']).toBe('8');
    fireEvent.click(button);
    expect([button.getAttribute('aria-expanded'), list?.dataset['folded'], button.textContent]).toEqual(['true', undefined, 'Show fewer']);
    fireEvent.click(button);
    expect(list?.dataset['folded']).toBe('8');
  });

  it('is whole where little is left', () => {
    show(10);
    expect([screen.queryByRole('button', { name: /^Show/ }), screen.getAllByRole('listitem').length]).toEqual([null, 10]);
  });

  it('that may break off ends with a link to the stage of its last match', () => {
    const last = finishedMatch({ id: 99, tournamentId: 7, tournamentName: 'Swiss Stage' });
    renderSite(<FoldedMatches kind="results" matches={[...matches(9), last]} toStage />);
    const link = screen.getByRole('link', { name: 'Swiss Stage · Matches and results' });
    expect(link.getAttribute('href')).toBe('/tournament/7/swiss-stage');
  });

  it('that may break off among stages played side by side ends with a link to their season', () => {
    const group = (id: number, name: string) =>
      finishedMatch({ id, tournamentId: name.charCodeAt(0), tournamentName: name, serieId: 4, serieName: '2022' });
    const rest = [group(20, 'C'), group(21, 'D'), group(22, 'D'), group(23, 'C')];
    renderSite(<FoldedMatches kind="results" matches={[...matches(9), ...rest]} toStage />);
    expect(screen.getByRole('link', { name: '2022 · Stages' }).getAttribute('href')).toBe('/serie/4/2022');
  });
});
