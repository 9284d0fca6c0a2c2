import { describe, expect, it, vi } from 'vitest';
import type { Chance, FinishedMatch, Match } from '../../../lib/domain/match/match';
import { MatchSignificance } from '../../../lib/ingest/derive/match-significance';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { serie, team, tournament } from '../../support/entity-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const TEAMS = [1, 2, 3, 4];
const DAY = 86_400_000;
const at = (day: number) => new Date(Date.parse('2021-10-11T10:00:00Z') + day * DAY).toISOString();

function won(day: number, winner: number, loser: number, given: Partial<FinishedMatch> = {}): FinishedMatch {
  return finishedMatch({
    ...{ id: day + 1, leagueId: 297, name: `${winner} vs ${loser}`, beginAt: at(day), endAt: at(day + 0.1), winnerId: winner, games: [] },
    ...{ left: scored({ id: winner, score: 2 }), right: scored({ id: loser, score: 1 }) },
    ...given,
  });
}
function toCome(day: number, left: number, right: number) {
  return notStartedMatch({ id: day + 1, leagueId: 297, beginAt: at(day), left: unscored({ id: left }), right: unscored({ id: right }) });
}

function worthIn(matches: readonly Match[], match: FinishedMatch, chance: Chance | null = null) {
  return new MatchSignificance(seasonOf(matches, match, chance)).of(match);
}

function seasonOf(matches: readonly Match[], { serieId, tournamentId, leagueId }: FinishedMatch, chance: Chance | null = null) {
  const season = seasonWith();
  season.matchIndex.apply(matches);
  const teams = TEAMS.map((id) => ({ id, name: `Team ${id}`, acronym: `T${id}`, img: null }));
  season.entities.add({
    series: [serie({ id: serieId, leagueId, year: 2021 })],
    teams: TEAMS.map((id) => team({ id })),
    tournaments: [tournament({ id: tournamentId, serieId, leagueId, name: 'Group A', teams, hasBracket: false })],
  });
  vi.spyOn(season.ratings, 'chanceOf').mockReturnValue(chance);
  return season;
}

describe('the reason why a result mattered is', () => {
  it('an upset, where the winner had less than 35% before', () => {
    const match = won(0, 1, 2);
    expect(worthIn([match], match, { left: 0.34, right: 0.66 })).toEqual({ kind: 'upset', side: 'left', chance: 0.34 });
    expect(worthIn([match], match, { left: 0.36, right: 0.64 })?.kind).not.toBe('upset');
  });

  it('a run of five, and one that ends', () => {
    const matches = [0, 1, 2, 3, 4].map((day) => won(day, 1, 2 + (day % 3)));
    const last = matches.at(-1);
    if (!last) throw new Error('no match');
    expect(worthIn(matches, last)).toEqual({ kind: 'run', side: 'left', count: 5 });
    const end = won(5, 3, 1);
    expect(worthIn([...matches, end], end)).toEqual({ kind: 'runEnded', side: 'right', count: 5 });
  });

  it('a first win after three defeats', () => {
    const matches = [0, 1, 2].map((day) => won(day, 1, 2, { serieId: 50 + day, tournamentId: 60 + day }));
    const win = won(3, 2, 1);
    expect(worthIn([...matches, win], win)).toEqual({ kind: 'firstWin', side: 'left', count: 3 });
    expect(worthIn([...matches.slice(1), win], win)?.kind).not.toBe('firstWin');
    const [first, ...others] = matches;
    if (!first) throw new Error('no match');
    expect(worthIn([{ ...first, winnerId: null }, ...others, win], win)?.kind).not.toBe('firstWin');
  });

  it('a place that became certain with it, not one that already was', () => {
    // Two of four go on, and each meets each once.
    const played = [won(0, 1, 3), won(1, 2, 4), won(2, 1, 4), won(3, 2, 3)];
    const season = [...played, toCome(4, 1, 2), toCome(5, 3, 4)];
    const [first, , , last] = played;
    if (!first || !last) throw new Error('no match');
    expect(worthIn(season, last)).toEqual({ kind: 'through', side: 'left' });
    expect(worthIn(season, first)?.kind).not.toBe('through');
  });

  it('a place that is judged again once matches to come are called off', () => {
    const played = [won(0, 1, 3), won(1, 2, 4), won(2, 1, 4)];
    const last = won(3, 2, 3);
    const rest = [toCome(4, 1, 2), toCome(5, 3, 4)];
    const season = seasonOf([...played, last, ...rest], last);
    const significance = new MatchSignificance(season);
    expect(significance.of(last)?.kind).toBe('through');
    season.matchIndex.apply([
      ...rest.map((match) => ({ ...match, status: 'canceled' as const })),
      won(6, 8, 9, { leagueId: 1, tournamentId: 1 }),
    ]);
    expect(significance.of(last)).toEqual(new MatchSignificance(season).of(last));
    expect(significance.of(last)?.kind).toBe('lastGame');
  });

  it('else the winner’s record in the table; nothing for a draw', () => {
    const first = won(0, 1, 2, { left: scored({ id: 1, score: 2 }), right: scored({ id: 2, score: 0 }) });
    expect(worthIn([first], first)).toEqual({ kind: 'record', side: 'left', count: 1, losses: 0 });
    const draw = won(0, 1, 2, { winnerId: null, drawn: true });
    expect(worthIn([draw], draw)).toBeNull();
  });
});
