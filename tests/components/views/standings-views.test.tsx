// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StandingsView } from '../../../components/views/StandingsView';
import { TournamentView } from '../../../components/views/TournamentView';
import type { TournamentData } from '../../../lib/domain/models/tournament-data';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import type { TeamScenario } from '../../../lib/domain/competition/scenario-model';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { GEN, KT, T1, league } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';
import { beginTestsAt, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-30T09:00:00Z');

const teams = [T1, GEN, KT];

function result(id: number, day: string, [winner, own]: [typeof T1, number], [loser, other]: [typeof T1, number]): FinishedMatch {
  const side = ({ id: teamId, name, acronym }: typeof T1, score: number) => scored({ id: teamId, name, abbr: acronym, score });
  return finishedMatch({
    id,
    tournamentId: 15,
    beginAt: `2023-06-${day}T08:00:00Z`,
    left: side(winner, own),
    right: side(loser, other),
    winnerId: winner.id,
  });
}
const season = [result(1, '07', [GEN, 2], [T1, 0]), result(2, '14', [T1, 2], [KT, 1]), result(3, '15', [GEN, 2], [KT, 0])];
const left = notStartedMatch({ id: 4, tournamentId: 15, beginAt: '2023-09-01T08:00:00Z' });

const stage = (id: number, name: string, teamIds: number[], beginAt: string) => ({
  id,
  name,
  beginAt,
  endAt: beginAt.replace('07T', '30T'),
  hasBracket: false,
  teamIds,
});
const stages = [stage(15, 'Regular Season', [77, 1, 63], '2023-06-07T08:00:00Z'), stage(16, 'Playoffs', [77, 1], '2023-08-07T08:00:00Z')];

function data(matches: TournamentData['matches'] = season): TournamentData {
  return {
    document: {
      tournament: {
        id: 15,
        leagueId: 293,
        serieId: 9,
        name: 'Regular Season',
        beginAt: '2023-06-07T08:00:00Z',
        endAt: '2023-06-30T08:00:00Z',
        winnerId: null,
        hasBracket: false,
        tier: null,
        prizePool: null,
        teams,
      },
      serie: { id: 9, leagueId: 293, fullName: 'Summer 2023', year: 2023, season: 'Summer', beginAt: null, endAt: null, winnerId: null },
      league: league(),
      stages,
    },
    table: { tournamentId: 15, tournamentName: 'Regular Season', kind: 'group', from: 'matches', rows: rankFromMatches(teams, matches) },
    matches,
  };
}
const show = (page: TournamentData) => renderSite(withOwnCache(<TournamentView {...page} />));
const showMatches = (matches?: TournamentData['matches']) => show(data(matches));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the page of a tournament', () => {
  it('shows its competition and progress, and links to the other stages', () => {
    showMatches([...season, left]);
    expect(screen.getByRole('heading', { level: 1, name: 'Regular Season' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'LCK' }).getAttribute('href')).toBe('/league/293/lck');
    expect(screen.getByRole('link', { name: 'Summer 2023' }).getAttribute('href')).toBe('/serie/9/summer-2023');
    expect(screen.getByText('3 of 4 matches played')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Stages' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
      ['Regular Season', 'page'],
      ['Playoffs', null],
    ]);
  });

  it('says who won the title in its final, unless results are hidden', () => {
    const final = season.map((match, index) =>
      index === 2 ? { ...match, round: { part: 'single', name: 'final', round: 1, match: null, stake: 'title' } as const } : match,
    );
    const winners = () => screen.queryAllByText('Winner').map((place) => place.parentElement?.textContent);
    showMatches(season);
    expect(winners()).toEqual([]);
    cleanup();
    showMatches(final);
    expect(winners()).toEqual(['Gen.GWinner']);
    cleanup();
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    showMatches(final);
    expect(winners()).toEqual([]);
  });

  it('says on which patches it was played', () => {
    showMatches(season.map((match, index) => ({ ...match, version: ['13.11', '13.12', ''][index] ?? '' })));
    expect(screen.getByText('Patch 13.11–13.12')).toBeTruthy();
  });

  it('has a table with place, record, games, difference, streak, last five and remaining matches', () => {
    showMatches([...season, left]);
    expect(rows()).toEqual([
      ['1GENGen.GGEN', '2–0', '4–0', '+4', 'W2', 'WW', '1'],
      ['2T1T1T1', '1–1', '2–3', '−1', 'W1', 'LW', '1'],
      ['3KTkt RolsterKT', '0–2', '1–4', '−3', 'L2', 'LL', '0'],
    ]);
  });

  it('has no column for remaining matches once none is left', () => {
    showMatches(season);
    expect(screen.queryByRole('columnheader', { name: 'Matches left' })).toBeNull();
    cleanup();
    showMatches([...season, left]);
    expect(screen.getByRole('columnheader', { name: 'Matches left' })).toBeTruthy();
  });

  it('does not count the matches left while pairs are still to be drawn', () => {
    const undrawn = [11, 12].map((id) => notStartedMatch({ id, left: unscored({ id: 0 }), right: unscored({ id: 0 }) }));
    showMatches([...season, left, ...undrawn]);
    expect(screen.queryByRole('columnheader', { name: 'Matches left' })).toBeNull();
  });

  it('marks and explains rows that contradict the matches, in the source’s own table', async () => {
    const user = userEvent.setup();
    const page = data();
    const rowsOf = page.table?.rows.map((row) => (row.team.id === GEN.id ? { ...row, contradicts: true } : row)) ?? [];
    const table = page.table && { ...page.table, rows: rowsOf, notes: [{ kind: 'countsMore' as const, matches: 1 }] };
    show({ ...page, table });
    expect(rows().map((row) => row[1])).toEqual(['2–0* (differs from the results here)', '1–1', '0–2']);
    const note = 'The official table counts 1 more match than listed here.';
    expect(screen.getByText(note)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox'), 'After week 1');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says that it is not known how many teams go on, while the stage lasts', () => {
    showMatches([...season, left]);
    expect(screen.getByText('How many teams go on is not known yet')).toBeTruthy();
    cleanup();
    showMatches(season);
    expect(screen.queryByText('How many teams go on is not known yet')).toBeNull();
  });

  it('shows the table as it stood after an earlier week', async () => {
    const user = userEvent.setup();
    showMatches([...season, left]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show table' }), 'After week 1');
    expect(rows().map((row) => [row[0], row[1], ...row.slice(4)])).toEqual([
      ['1GENGen.GGEN', '1–0', 'W1', 'W', '2'],
      ['2KTkt RolsterKT', '0–0', '–', '', '2'],
      ['3T1T1T1', '0–1', 'L1', 'L', '2'],
    ]);
  });

  it('shows the table of a Swiss stage as it stood after an earlier round', async () => {
    const user = userEvent.setup();
    const { table, ...page } = data();
    show({ ...page, table: table && { ...table, tournamentName: 'Swiss Stage' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show table' }), 'After round 2');
    expect(rows().map(([team, record]) => [team, record])).toEqual([
      ['1GENGen.GGEN', '1–0'],
      ['2T1T1T1', '1–1'],
      ['3KTkt RolsterKT', '0–1'],
    ]);
  });

  it('shows head-to-head results in a crosstable', async () => {
    const user = userEvent.setup();
    showMatches();
    await user.click(screen.getByRole('tab', { name: 'Crosstable' }));
    expect(rows()[1]?.map((cell) => cell.replace(/ (Won|Lost).*/, ''))).toEqual(['T1T1', '0–2', '', '2–1']);
  });

  it('has no column of games where every match is one game', () => {
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    const { unmount } = showMatches();
    expect(heads()).toContain('Games');
    unmount();
    showMatches(season.map((match) => ({ ...match, numOfGames: 1 })));
    expect(heads()).not.toContain('Games');
    expect(rows()[0]).toHaveLength(5);
  });

  it('marks who advances only once the stage is over', () => {
    const { container, unmount } = showMatches();
    expect([...container.querySelectorAll('tr[data-line]')].map((row) => row.getAttribute('data-line'))).toEqual([
      'advances',
      'advances',
      'out',
    ]);
    unmount();
    expect(showMatches([...season, left]).container.querySelector('tr[data-line]')).toBeNull();
  });

  describe('while matches remain', () => {
    const scenario = (teamId: number, status: TeamScenario['status'], enough: number | null): TeamScenario => ({
      ...{ teamId, status, enough, best: 1, worst: 3, chance: status === 'in' ? 1 : status === 'out' ? 0 : 0.22, remaining: 1 },
      ...{ atLeast: 0, level: false, mustLose: [] },
    });
    function race(...teamScenarios: TeamScenario[]): TournamentData {
      const { table, ...page } = data([...season, left]);
      if (table === null) throw new Error('no table');
      const scenarios = { places: 1, method: 'exact' as const, byScore: true, outcomes: 6, remaining: 1, teams: teamScenarios };
      return { ...page, table: { ...table, cuts: [{ places: 1, kind: 'advances' }], scenarios } };
    }
    const lines = () =>
      within(screen.getByRole('table', { name: 'Standings: Regular Season' }))
        .getAllByRole('rowheader')
        .map((head) => head.querySelector('.ui-hidden')?.textContent.trim());

    it('announces where a place leads only as certainly as it is', () => {
      show(race(scenario(1, 'open', 1), scenario(77, 'open', null), scenario(63, 'out', null)));
      expect(lines()).toEqual(['(In for now)', '(Out for now)', '(out)']);
    });

    it('draws the line of a certain place as another one than that of a place for now, and explains both', () => {
      const { container } = show(race(scenario(1, 'in', null), scenario(77, 'open', null), scenario(63, 'out', null)));
      const certain = [...container.querySelectorAll('tr[data-line]')].map((row) => row.hasAttribute('data-certain'));
      expect(certain).toEqual([true, false, true]);
      for (const words of ['Advances to the next stage', 'Does not advance', 'Out for now']) expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByText('In for now')).toBeNull();
    });

    it('announces no certainty of today in the table of an earlier week', async () => {
      const user = userEvent.setup();
      show(race(scenario(1, 'in', null), scenario(77, 'out', null), scenario(63, 'out', null)));
      expect(lines()).toEqual(['(advances)', '(out)', '(out)']);
      await user.selectOptions(screen.getByRole('combobox'), 'After week 1');
      expect(lines()).toEqual(['(In for now)', '(Out for now)', '(Out for now)']);
    });

    it('explains “Through” and “Out” beside simulations only where they occur', () => {
      const note = (...teamScenarios: TeamScenario[]) => {
        const { table, ...page } = race(...teamScenarios);
        const scenarios = table?.scenarios && { ...table.scenarios, method: 'simulated' as const };
        const { unmount } = show({ ...page, table: table && { ...table, scenarios } });
        const text = screen.getByText(/simulations of the 1 match left/).textContent;
        unmount();
        return text;
      };
      const open = [scenario(1, 'open', 1), scenario(77, 'open', null)];
      expect(note(...open)).not.toContain('Through');
      expect(note(...open, scenario(63, 'out', null))).toContain('“Through” and “Out” are certain.');
    });

    it('shows what each team needs in one table, whatever becomes of its rows on a phone', () => {
      show(race(scenario(1, 'open', 1), scenario(77, 'open', null), scenario(63, 'out', null)));
      const table = screen.getByRole('table', { name: 'Playoff scenarios: Regular Season' });
      const rowsOf = within(table).getAllByRole('row');
      expect(rowsOf.map((row) => row.lastElementChild?.textContent)).toEqual([
        'Needs',
        'In with one more win',
        'Needs help from other results',
        'Out',
      ]);
      expect(rowsOf.map((row) => row.querySelector('strong')?.textContent ?? null)).toEqual([null, 'In with one more win', null, 'Out']);
      // Rows that are laid out as grids are rows only by their role.
      for (const part of table.querySelectorAll('thead, tbody, tr, th, td')) expect(part.getAttribute('role')).not.toBeNull();
    });
  });

  it('has a table for each group, and places only in those that have begun', async () => {
    const user = userEvent.setup();
    const others = [101, 102, 103].map((id) => ({ id, name: `Team ${id}`, acronym: `G${id}`, img: null }));
    const { table, ...page } = data([...season, left]);
    if (table === null) throw new Error('no table');
    const grouped = [
      ...table.rows.map((row) => ({ ...row, group: 1 })),
      ...rankFromMatches(others, []).map((row) => ({ ...row, group: 2 })),
    ];
    show({ ...page, table: { ...table, rows: grouped } });
    expect(screen.getAllByRole('heading', { level: 3, name: /^Group/ }).map((heading) => heading.textContent)).toEqual([
      'Group 1',
      'Group 2',
    ]);
    const heads = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('rowheader')
        .map((head) => head.textContent);
    expect(heads('Standings: Regular Season, group 1')).toEqual(['1GENGen.GGEN', '2T1T1T1', '3KTkt RolsterKT']);
    expect(heads('Standings: Regular Season, group 2')).toEqual(['–G101Team 101G101', '–G102Team 102G102', '–G103Team 103G103']);
    await user.click(screen.getByRole('tab', { name: 'Crosstable' }));
    expect(within(screen.getByRole('table', { name: 'Standings: Regular Season, group 1' })).getAllByRole('columnheader')).toHaveLength(4);
  });

  it('counts all upcoming matches, and lists them all at a tap', async () => {
    const next = Array.from({ length: 12 }, (_, index) => ({ ...left, id: 200 + index }));
    show({ ...data(), matches: next });
    const upcoming = await screen.findByRole('region', { name: /^Upcoming/ });
    expect(upcoming.textContent).toMatch(/^Upcoming\s*12/);
    expect(within(upcoming).getAllByRole('listitem')).toHaveLength(12);
    expect(within(upcoming).getByRole('button', { name: 'Show 12 matches' })).toBeTruthy();
  });

  it('has a message for a tournament without matches', () => {
    const { document } = data();
    show({ document: { ...document, stages: [] }, table: null, matches: [] });
    expect(screen.getByText('No table yet')).toBeTruthy();
  });
});

describe('standings while spoilers are hidden', () => {
  const swapped = [result(1, '07', [T1, 2], [GEN, 1]), result(2, '14', [KT, 2], [T1, 0]), result(3, '15', [KT, 2], [GEN, 1])];
  const plain = (html: string) => html.replace(/_r_\w+_|:r\w+:|«r\w+»/g, 'ID');
  const section = (container: Element) => plain(container.querySelector('[aria-labelledby="stage-body"]')?.innerHTML ?? '');

  it('are not on the page, whatever happened', () => {
    saveSettings({ spoilerFree: true });
    const one = showMatches(season);
    const covered = section(one.container);
    expect(one.container.querySelector('table')).toBeNull();
    one.unmount();
    expect(section(showMatches(swapped).container)).toBe(covered);
  });

  it('are shown by a button, and hidden again', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    showMatches();
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByRole('table')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide results' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are covered in the server’s HTML before React reads the setting', () => {
    const covered = (matches: TournamentData['matches']) => {
      const page = document.createElement('div');
      page.innerHTML = siteHtml(withOwnCache(<TournamentView {...data(matches)} />));
      for (const spoiler of page.querySelectorAll('[data-spoiler]')) spoiler.remove();
      return section(page);
    };
    expect(covered(season)).toBe(covered(swapped));
  });
});

describe('the standings page', () => {
  const lck = league();
  const entry = { league: lck, serie: { id: 9, name: 'Summer 2023', beginAt: null, endAt: null }, stages, currentStageId: 15 };

  it('keeps league and stage in the address', () => {
    const leagues = [lck, { id: 4197, name: 'LEC', acronym: 'LEC' }];
    renderSite(withOwnCache(<StandingsView leagues={leagues} chosen={{ entry, stageId: 15, table: data().table, matches: season }} />));
    const hrefs = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs('Leagues')).toEqual(['/standings?league=293', '/standings?league=4197']);
    expect(hrefs('Stages')).toEqual(['/standings?league=293&stage=15', '/standings?league=293&stage=16']);
    expect(rows()).toHaveLength(3);
  });

  it('says which stage it is in the tab only, and offers to share it below the table', () => {
    const show = (ofEntry: typeof entry) =>
      renderSite(
        withOwnCache(<StandingsView leagues={[lck]} chosen={{ entry: ofEntry, stageId: 15, table: data().table, matches: season }} />),
      );
    const heading = () => screen.getByRole('heading', { level: 2, name: 'Regular Season' });
    const { unmount } = show(entry);
    // For screen readers.
    expect(heading().className).toBe('ui-hidden');
    const [table, share] = [screen.getByRole('table', { name: /^Standings/ }), screen.getByRole('button', { name: 'Share' })];
    expect(table.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    show({ ...entry, stages: stages.slice(0, 1) });
    expect(heading().className).toBe('');
  });

  it('has one button for hidden results', async () => {
    saveSettings({ spoilerFree: true });
    renderSite(withOwnCache(<StandingsView leagues={[lck]} chosen={{ entry, stageId: 15, table: data().table, matches: season }} />));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show results' }));
    expect(rows()).toHaveLength(3);
  });

  it('has a message for a site without any', () => {
    renderSite(withOwnCache(<StandingsView leagues={[]} chosen={null} />));
    expect(screen.getByText('No table yet')).toBeTruthy();
  });
});
