// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompareView, type CompareData } from '../../../components/views/CompareView';
import { loadAllCode } from '../../../lib/client/islands/code-on-demand';
import { NOTHING_COMPARED } from '../../../lib/domain/compare/compare-query';
import { placedPlayer } from '../../../lib/domain/compare/compared-figures';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { players } from '../../support/stats-fixture';
import { renderSite } from '../../support/render-site';

beforeAll(loadAllCode);

const rows = playerRows(players);
const someone = (id: number) => ({
  ...{ id, name: `Player ${id}`, acronym: '', img: null, role: 'mid' as const, team: null },
  ...{ placed: placedPlayer(id, rows, undefined), games: [], matches: [] },
});
const data: CompareData = {
  query: { ...NOTHING_COMPARED, ids: [3, 1] },
  comparison: {
    ...{ kind: 'players', scope: 'serie:9', coverage: null, compared: [someone(3), someone(1)], missing: [], others: [], champions: [] },
    meetings: [{ leftId: 3, rightId: 1, leftWins: 2, rightWins: 1, draws: 0 }],
  },
  pairs: [],
  options: {
    ...{ chosen: { league: '293', season: 'serie:9', patch: '' }, label: 'LCK Summer 2023' },
    ...{
      leagues: [{ value: '293', label: 'LCK', latest: 9 }],
      years: [],
      series: [{ value: 'serie:9', label: 'Summer 2023' }],
      stages: [],
      patches: [],
    },
  },
  found: null,
};

describe('a comparison', () => {
  it('of two has each figure between them, with its percentile', () => {
    renderSite(<CompareView {...data} />);
    const table = screen.getByRole('table', { name: 'Player 3, Player 1: stats, LCK Summer 2023' });
    const row = within(table).getByRole('row', { name: /CS\/min/ });
    expect([...row.children].map((cell) => [cell.tagName, cell.textContent])).toEqual([
      ['TD', '9.0beats 100%'],
      ['TH', 'CS/min'],
      ['TD', '8.0beats 0%'],
    ]);
    expect(screen.getByText('3 games')).toBeTruthy();
  });

  it('shows how they did against each other, where any have met', () => {
    const heading = () => screen.queryByRole('heading', { name: 'Head-to-head' });
    const { unmount } = renderSite(<CompareView {...data} />);
    expect(heading()).toBeTruthy();
    unmount();
    const never = [{ leftId: 3, rightId: 1, leftWins: 0, rightWins: 0, draws: 0 }];
    renderSite(<CompareView {...data} comparison={data.comparison && { ...data.comparison, meetings: never }} />);
    expect(screen.getByRole('table', { name: 'Player 3, Player 1: stats, LCK Summer 2023' })).toBeTruthy();
    expect(heading()).toBeNull();
  });

  it('of teams has their form, the latest match last as in the tables', () => {
    const kt = scored({ id: 5, abbr: 'KT', name: 'KT Rolster', score: 2 });
    const matches = [
      finishedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z' }),
      finishedMatch({ id: 2, beginAt: '2023-08-12T08:00:00Z', left: scored({ score: 0 }), right: kt, winnerId: 5 }),
    ];
    const compared = [{ ...someone(77), matches }, someone(5)];
    renderSite(<CompareView {...data} comparison={data.comparison && { ...data.comparison, kind: 'teams', compared }} />);
    const form = within(screen.getByRole('region', { name: 'Form' }));
    // Called as the eye reads it.
    expect(form.getAllByRole('link').map((link) => /(Won|Lost) .*?(KT|GEN)/.exec(link.textContent)?.slice(1))).toEqual([
      ['Lost', 'KT'],
      ['Won', 'GEN'],
    ]);
  });

  it('has a link to remove each one, which keeps the others and the scope', () => {
    renderSite(<CompareView {...data} query={{ ...data.query, scope: 'all' }} />);
    const hrefs = [3, 1].map((id) => screen.getByRole('link', { name: `Remove Player ${id}` }).getAttribute('href'));
    expect(hrefs).toEqual(['/compare?players=1&scope=all', '/compare?players=3&scope=all']);
  });

  it('lists names that were found without scripts, each in its slot, with role and team', () => {
    const entry = { type: 'player', id: 9, name: 'Faker', acronym: '', img: null, key: 'player-9', role: 'mid', team: 'T1' } as const;
    const other = { ...entry, id: 8, key: 'player-8', role: undefined, team: undefined };
    renderSite(<CompareView {...data} query={{ ...data.query, find: 'fa', at: 1 }} found={[entry, other]} />);
    const links = screen.getAllByRole('link', { name: /Faker/ });
    expect(links.map((link) => link.textContent)).toEqual([expect.stringMatching(/FakerMid · T1$/), expect.stringMatching(/Faker$/)]);
    expect(links[0]?.getAttribute('href')).toBe('/compare?players=3,9');
  });

  it('suggests the players of two teams under the names of those', () => {
    const pair = { role: 'mid', ids: [3, 1], names: ['Bdd', 'Faker'], teams: ['KT', 'T1'] } as const;
    renderSite(<CompareView {...data} query={NOTHING_COMPARED} pairs={[pair]} />);
    expect(screen.getByRole('heading', { name: 'Suggested match-ups: KT – T1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Bdd – Faker/ })).toBeTruthy();
  });

  it('says that shared champions are of all competitions, whatever is chosen above', () => {
    renderSite(<CompareView {...data} />);
    expect(screen.getByRole('heading', { name: 'Shared champions · All competitions' })).toBeTruthy();
  });

  it('says so where the address names more than four', () => {
    renderSite(<CompareView {...data} query={{ ...NOTHING_COMPARED, refused: true }} comparison={null} />);
    expect(screen.getByRole('alert').textContent).toMatch(/up to 4/);
  });
});
