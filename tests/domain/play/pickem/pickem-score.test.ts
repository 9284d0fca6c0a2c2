import { describe, expect, it } from 'vitest';
import { rankFromMatches, type StandingsDocument } from '../../../../lib/domain/competition/standings';
import type { Match } from '../../../../lib/domain/match/match';
import { scorePicks } from '../../../../lib/domain/play/pickem/pickem-score';
import type { StagePicks } from '../../../../lib/domain/play/pickem/pickem-entry';
import { isLocked, lockTime, pickemTask, type PickemResults } from '../../../../lib/domain/play/pickem/pickem-stage';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../../lib/fixtures/match-fixture';
import { teamStub } from '../../../support/entity-fixture';

const START = Date.parse('2026-11-24T12:00:00Z');
const at = (hours: number): string => new Date(START + hours * 3_600_000).toISOString();
const side = (id: number, score: number) => scored({ id, name: teamStub(id).name, abbr: String(id), score });
const openSide = (id: number) => unscored({ id, name: id === 0 ? '' : teamStub(id).name, abbr: String(id) });

function over(id: number, left: number, right: number, winnerId: number, feeds: number[] = []): Match {
  return finishedMatch({
    id,
    beginAt: at(id),
    endAt: at(id + 0.5),
    numOfGames: 3,
    matchType: 'best_of',
    games: [],
    left: side(left, winnerId === left ? 2 : 0),
    right: side(right, winnerId === right ? 2 : 0),
    winnerId,
    previousMatchIds: feeds,
  });
}
function coming(id: number, left: number, right: number, feeds: number[] = []): Match {
  return notStartedMatch({
    id,
    beginAt: at(id),
    numOfGames: 3,
    matchType: 'best_of',
    games: [],
    left: openSide(left),
    right: openSide(right),
    previousMatchIds: feeds,
  });
}

const teams = (count: number) => Array.from({ length: count }, (_, index) => teamStub(index + 1));
function source(matches: readonly Match[], count: number, name = 'Playoffs', hasBracket = true): PickemResults {
  const table: StandingsDocument = {
    tournamentId: 7,
    tournamentName: name,
    kind: 'group',
    from: 'matches',
    rows: rankFromMatches(teams(count), matches),
  };
  return { tournament: { name, hasBracket, teams: teams(count) }, table: hasBracket ? null : table, matches };
}
const BEFORE = START - 1;
function score(given: PickemResults, picks: StagePicks, savedAt = BEFORE) {
  const task = pickemTask(given);
  if (task === null) throw new Error('nothing to pick');
  return scorePicks(task, { picks, savedAt }, given);
}
const bracket = (...pairs: [number, number][]): StagePicks => ({
  kind: 'bracket',
  winners: pairs.map(([matchId, teamId]) => ({ matchId, teamId })),
});

describe('the bracket of a stage', () => {
  const open = [coming(1, 1, 4), coming(2, 2, 3), coming(3, 0, 0, [1, 2])];

  it('can be picked once its first round is known, with points by the distance to the final', () => {
    const task = pickemTask(source(open, 4));
    expect(task?.kind === 'bracket' && task.ties.map(({ matchId, points }) => [matchId, points])).toEqual([
      [1, 4],
      [2, 4],
      [3, 8],
    ]);
    expect(pickemTask(source([coming(1, 1, 0), coming(2, 2, 3), coming(3, 0, 0, [1, 2])], 4))).toBeNull();
  });

  it('gives 4 points for a semifinal and 8 for the final, and says what can still be reached', () => {
    const half = source([over(1, 1, 4, 4), coming(2, 2, 3), coming(3, 4, 0, [1, 2])], 4);
    expect(score(half, bracket([1, 1], [2, 2], [3, 2]))).toMatchObject({ points: 0, best: 12, isExact: true, isFinal: false });
    const lost = score(half, bracket([1, 1], [2, 2], [3, 1]));
    expect(lost).toMatchObject({ points: 0, best: 4 });
    expect(lost?.results.map(({ state }) => state)).toEqual(['wrong', 'open', 'out']);
    const all = source([over(1, 1, 4, 4), over(2, 2, 3, 2), over(3, 4, 2, 2, [1, 2])], 4);
    expect(score(all, bracket([1, 1], [2, 2], [3, 2]))).toMatchObject({ points: 12, best: 12, isFinal: true });
  });

  it('is the same bracket after it has been played', () => {
    const before = pickemTask(source(open, 4));
    const after = pickemTask(source([over(1, 1, 4, 4), over(2, 2, 3, 2), over(3, 4, 2, 2, [1, 2])], 4));
    const shape = (task: typeof before) =>
      task?.kind === 'bracket' && [task.ties.map(({ left, right, points }) => [left, right, points]), task.bracket];
    expect(shape(after)).toEqual(shape(before));
  });

  it('gives nothing for picks saved after the start', () => {
    const all = source([over(1, 1, 4, 1), over(2, 2, 3, 2), over(3, 1, 2, 2, [1, 2])], 4);
    expect(score(all, bracket([1, 1], [2, 2], [3, 2]), Date.parse(at(1)))).toMatchObject({ points: 0, best: 0 });
    expect(score(all, bracket([1, 1], [2, 2], [3, 2]), Date.parse(at(1)) - 1)).toMatchObject({ points: 16 });
  });
});

describe('the places of a group', () => {
  const order = (...ids: number[]): StagePicks => ({ kind: 'groups', groups: [ids] });
  const played = [over(1, 1, 2, 1), over(2, 1, 3, 1), over(3, 2, 3, 2)];

  it('give 3 points for the exact place and 1 for the next to it', () => {
    const done = source(played, 3, 'Group A', false);
    expect(score(done, order(1, 2, 3))).toMatchObject({ points: 9, best: 9, isFinal: true });
    expect(score(done, order(2, 1, 3))).toMatchObject({ points: 5 });
    expect(score(done, order(3, 2, 1))).toMatchObject({ points: 3 });
  });

  it('count provisionally while the stage runs, and nothing before it', () => {
    const half = source([over(1, 1, 2, 1), coming(2, 1, 3), coming(3, 2, 3)], 3, 'Group A', false);
    expect(score(half, order(1, 3, 2))).toMatchObject({ isProvisional: true, isExact: false, best: 9 });
    const before = source([coming(1, 1, 2), coming(2, 1, 3), coming(3, 2, 3)], 3, 'Group A', false);
    expect(score(before, order(1, 3, 2))).toMatchObject({ points: 0, best: 9, isProvisional: false });
  });

  it('are listed in an order that reveals no result', () => {
    const task = pickemTask(source([over(1, 1, 2, 2), over(2, 1, 3, 3), over(3, 2, 3, 3)], 3, 'Group A', false));
    expect(task?.kind === 'groups' && task.groups[0]?.teams.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

it('of a Swiss stage give 4 for 3–0 and 0–3, and 2 for advancing with losses', () => {
  const wins = [1, 2, 3].map((round) => over(round, 1, round + 1, 1));
  const losses = [11, 12, 13].map((round) => over(round, 16, round - 6, round - 6));
  const through = [over(21, 2, 9, 2), over(22, 2, 10, 2), over(23, 2, 11, 2)];
  const given = source([...wins, ...losses, ...through, coming(40, 12, 13)], 16, 'Swiss Stage', false);
  const picks: StagePicks = { kind: 'swiss', perfect: [1, 2], advance: [3, 4, 5, 6, 7, 8], winless: [16, 15] };
  const found = score(given, picks);
  expect(found?.points).toBe(8);
  expect(found?.results.find(({ key }) => key === 'perfect-2')?.state).toBe('wrong');
  expect(found?.results.find(({ key }) => key === 'winless-15')?.state).toBe('open');
  expect(score(given, { ...picks, perfect: [1, 9], advance: [2, 4, 5, 6, 7, 8] })?.points).toBe(10);
});

describe('a stage locks', () => {
  it('with its first match, at its currently known start', () => {
    const matches = [coming(2, 1, 2), coming(1, 3, 4)];
    expect(lockTime(matches)).toBe(Date.parse(at(1)));
    expect(isLocked(matches, Date.parse(at(1)) - 1)).toBe(false);
    expect(isLocked(matches, Date.parse(at(1)))).toBe(true);
    const later = [coming(2, 1, 2), { ...coming(1, 3, 4), beginAt: at(5) }];
    expect(isLocked(later, Date.parse(at(1)))).toBe(false);
  });

  it('when a match starts early, whatever was announced', () => {
    const early = [runningMatch({ id: 1, beginAt: at(0), games: [] }), coming(2, 1, 2)];
    expect(isLocked(early, START - 3_600_000)).toBe(true);
  });

  it('with the day where only the day is certain', () => {
    const vague = [notStartedMatch({ id: 1, beginAt: at(0), beginAtEstimated: true })];
    expect(lockTime(vague)).toBe(Date.parse('2026-11-24T00:00:00Z'));
  });
});
