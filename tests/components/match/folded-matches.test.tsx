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

  const stage = (id: number, beginAt: string, endAt: string) => ({
    id,
    beginAt: `2022-${beginAt}T20:00:00Z`,
    endAt: `2022-${endAt}T23:00:00Z`,
  });

  it('that may break off ends with a link to the stage of its last match', () => {
    const last = finishedMatch({ id: 99, tournamentId: 7, tournamentName: 'Swiss Stage' });
    const stages = [stage(7, '10-01', '10-10'), stage(8, '10-12', '11-05')];
    renderSite(<FoldedMatches kind="results" matches={[...matches(9), last]} stages={stages} />);
    const link = screen.getByRole('link', { name: 'Swiss Stage · Matches and results' });
    expect(link.getAttribute('href')).toBe('/tournament/7/swiss-stage');
  });

  it('that breaks off in one of several groups ends with a link to their season, also where its last matches are of one group', () => {
    const group = (id: number, tournamentId: number) =>
      finishedMatch({ id, tournamentId, tournamentName: 'Group C', serieId: 4, serieName: '2022' });
    // The groups of Worlds 2022.
    const stages = [stage(105, '10-08', '10-16'), stage(106, '10-07', '10-17'), stage(107, '10-20', '11-05')];
    renderSite(<FoldedMatches kind="results" matches={[...matches(9), group(20, 106), group(21, 105), group(22, 105)]} stages={stages} />);
    expect(screen.getByRole('link', { name: '2022 · Stages' }).getAttribute('href')).toBe('/serie/4/2022');
  });
});
