import { describe, expect, it } from 'vitest';
import { compareTeam } from '../../../lib/domain/statistics/team-comparison';
import type { TeamStatsDocument } from '../../../lib/domain/statistics/stats-document';
import { addTeamTotals, NO_TEAM_TOTALS, packTeamTotals, type TeamTotals } from '../../../lib/domain/statistics/team-stats';
import { openingYear, splitMatches } from '../../../lib/domain/schedule/team-calendar';
import { RESULTS_PER_PAGE, pageOfResults, parseTeamQuery, teamHref } from '../../../lib/domain/page/team-tabs';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const team = { id: 77, name: 'T1' };

describe('the address of a team’s tab', () => {
  it('leaves out defaults and what belongs to another tab', () => {
    expect(teamHref(team, { tab: 'overview', year: 2023, opponent: 5 })).toBe('/team/77/t1');
    expect(teamHref(team, { tab: 'matches', year: 2023, page: 1, season: 9 })).toBe('/team/77/t1?tab=matches&year=2023');
    expect(teamHref(team, { tab: 'head-to-head', opponent: 5 })).toBe('/team/77/t1?tab=head-to-head&opponent=5');
  });

  it('survives a round trip, with defaults for the unknown', () => {
    expect(parseTeamQuery({ tab: 'matches', year: '2023', page: '2' })).toMatchObject({ tab: 'matches', year: 2023, page: 2 });
    expect(parseTeamQuery({ tab: ['stats'], year: '3000', page: '0', opponent: '-1' })).toEqual(parseTeamQuery({}));
  });
});

describe('a team’s calendar', () => {
  const NOW = Date.parse('2023-08-19T09:00:00Z');

  it('opens with the current year, else the newest', () => {
    expect(openingYear([2024, 2023], null, NOW)).toBe(2023);
    expect(openingYear([2022, 2021], null, NOW)).toBe(2022);
    expect(openingYear([2024, 2023, 2022], 2022, NOW)).toBe(2022);
    expect(openingYear([], 2022, NOW)).toBeNull();
  });

  it('separates upcoming matches, late ones as well, from past and forgotten ones', () => {
    const matches = [
      finishedMatch({ id: 1 }),
      notStartedMatch({ id: 2, beginAt: '2023-08-18T07:30:00Z', overdue: true }),
      runningMatch({ id: 3 }),
      notStartedMatch({ id: 4, beginAt: '2023-08-19T08:30:00Z' }),
      { ...offMatch('canceled'), id: 5 },
      { ...offMatch('postponed'), id: 6 },
      notStartedMatch({ id: 7, beginAt: '2023-08-19T07:30:00Z' }),
    ];
    const { upcoming, past } = splitMatches(matches, NOW);
    expect(upcoming.map(({ id }) => id)).toEqual([3, 4, 6, 7]);
    expect(past.map(({ id }) => id)).toEqual([5, 2, 1]);
  });

  it('pages its results; a page too far is the last one', () => {
    const items = Array.from({ length: RESULTS_PER_PAGE + 1 }, (_, index) => index);
    expect(pageOfResults(items, 9)).toEqual({ page: 2, pages: 2, items: [RESULTS_PER_PAGE] });
    expect(pageOfResults([], 3)).toEqual({ page: 1, pages: 1, items: [] });
  });
});

describe('a team compared with its league', () => {
  const totals = (games: number, wins: number, deaths: number): TeamTotals =>
    Array.from({ length: games }, (_, index): TeamTotals => {
      const sum = (total: number) => ({ total, games: 1, seconds: 1800 });
      return {
        ...NO_TEAM_TOTALS,
        ...{ games: 1, figureGames: 1, timedGames: 1 },
        wins: index < wins ? 1 : 0,
        seconds: 1800,
        kills: sum(10),
        deaths: sum(deaths),
      };
    }).reduce(addTeamTotals, NO_TEAM_TOTALS);
  const row = (id: number, of: TeamTotals) => ({
    team: { id, name: `${id}`, acronym: '', img: null },
    blue: packTeamTotals(of),
    red: null,
  });
  const document: TeamStatsDocument = {
    scope: 'serie:9',
    omitted: 0,
    rows: [row(1, totals(6, 6, 5)), row(2, totals(2, 0, 9)), row(3, totals(4, 0, 9))],
  };
  const figure = (id: number, key: string) => compareTeam(document, id)?.figures.find((each) => each.key === key);

  it('weights the average by games', () => {
    expect(figure(1, 'winRate')).toMatchObject({ value: 1, average: 0.5 });
    expect(figure(1, 'deathsPerGame')).toMatchObject({ value: 5, average: 7 });
  });

  it('ranks few deaths first, gives equals the same place, and ranks neither lengths nor unknowns', () => {
    expect(figure(1, 'deathsPerGame')?.rank).toEqual({ place: 1, of: 3 });
    expect(figure(2, 'winRate')?.rank).toEqual({ place: 2, of: 3 });
    expect(figure(3, 'winRate')?.rank).toEqual({ place: 2, of: 3 });
    expect(figure(1, 'averageSeconds')?.rank).toBeNull();
    expect(figure(1, 'baronsPerGame')).toEqual({ key: 'baronsPerGame', value: null, average: null, rank: null });
    expect(compareTeam(document, 4)).toBeNull();
  });
});
