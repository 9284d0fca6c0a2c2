import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MatchSchema } from '../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import { game, gamesAt, KICK_OFF, LEFT, matchAt, MINUTE, played, RIGHT } from '../support/source/recorded-fixture';

/** Games at minutes 0–30, 45–75 and 90–120: left, right, left. */
const { match, games } = played({ numOfGames: 3, games: [game(LEFT), game(RIGHT), game(LEFT)] });
const at = (minutes: number) => matchAt(match, games, KICK_OFF + minutes * MINUTE);
const scoreAt = (minutes: number) => [at(minutes).left.score, at(minutes).right.score];

describe('a match on the timeline', () => {
  it('has not started before its begin and has nothing of its result', () => {
    const before = at(-1);
    expect(before).toMatchObject({ status: 'not_started', left: { id: LEFT, score: null }, right: { id: RIGHT, score: null } });
    expect(before.games.map(({ position, status, winnerId, lengthSeconds }) => [position, status, winnerId, lengthSeconds])).toEqual([
      [1, 'not_started', null, null],
      [2, 'not_started', null, null],
      [3, 'not_started', null, null],
    ]);
    for (const key of ['winnerId', 'endAt', 'forfeit']) expect(before).not.toHaveProperty(key);
  });

  it('runs with the score of the games that have ended', () => {
    expect([0, 29, 30, 44, 45, 74, 75, 119].map((minute) => [minute, ...scoreAt(minute)])).toEqual([
      [0, 0, 0],
      [29, 0, 0],
      [30, 1, 0],
      [44, 1, 0],
      [45, 1, 0],
      [74, 1, 0],
      [75, 1, 1],
      [119, 1, 1],
    ]);
    expect(at(50).games.map(({ status, winnerId, endAt }) => [status, winnerId, endAt])).toEqual([
      ['finished', LEFT, '2023-08-19T08:30:00Z'],
      ['running', null, null],
      ['not_started', null, null],
    ]);
  });

  it('is complete from the end of its last game on', () => {
    expect(at(120)).toEqual({ ...match, modifiedAt: '2023-08-19T10:00:00Z' });
    // The source wrote it once more, nine minutes later.
    expect(at(129)).toEqual(match);
    expect(gamesAt(match, games, KICK_OFF + 120 * MINUTE)).toEqual(games);
  });

  it('decodes in every phase', () => {
    for (const minute of [-1, 0, 31, 46, 121]) expect(v.safeParse(MatchSchema, at(minute)).success).toBe(true);
  });

  it('does not reveal a short series by its list of games', () => {
    const sweep = played({ numOfGames: 5, games: [game(LEFT), game(LEFT), game(LEFT)] });
    const full = played({ numOfGames: 5, games: [game(LEFT), game(RIGHT), game(LEFT), game(RIGHT), game(LEFT)] });
    expect(matchAt(sweep.match, sweep.games, KICK_OFF + 5 * MINUTE).games).toEqual(
      matchAt(full.match, full.games, KICK_OFF + 5 * MINUTE).games,
    );
    expect(matchAt(sweep.match, sweep.games, KICK_OFF + 91 * MINUTE).games).toHaveLength(5);
  });

  it('was modified when something last happened, never later', () => {
    const since = KICK_OFF - 60 * MINUTE;
    expect([-61, -59].map((minute) => matchAt(match, games, KICK_OFF + minute * MINUTE, undefined, since).modifiedAt)).toEqual([
      '2023-08-19T06:59:00Z',
      '2023-08-19T07:00:00Z',
    ]);
    expect([0, 31, 46, 125, 129].map((minute) => at(minute).modifiedAt)).toEqual([
      '2023-08-19T08:00:00Z',
      '2023-08-19T08:30:00Z',
      '2023-08-19T08:45:00Z',
      '2023-08-19T10:00:00Z',
      match.modifiedAt,
    ]);
  });

  it('keeps a two-game tie without a winner', () => {
    const tie = played({ numOfGames: 2, games: [game(LEFT), game(RIGHT)] });
    expect(matchAt(tie.match, tie.games, KICK_OFF + 80 * MINUTE)).toMatchObject({
      status: 'finished',
      winnerId: null,
      left: { score: 1 },
      right: { score: 1 },
    });
    // That it will be drawn is not known before.
    for (const minute of [-5, 10])
      expect(matchAt({ ...tie.match, drawn: true }, tie.games, KICK_OFF + minute * MINUTE)).not.toHaveProperty('drawn');
  });
});

describe('games on the timeline', () => {
  const gamesIn = (minute: number) => gamesAt(match, games, KICK_OFF + minute * MINUTE);

  it('appear when they begin, and with all figures when they end', () => {
    expect(gamesIn(-1)).toEqual([]);
    expect(gamesIn(10).map((each) => each.status)).toEqual(['running']);
    expect(gamesIn(50).map((each) => each.status)).toEqual(['finished', 'running']);
    expect(gamesIn(50)[0]).toEqual(games[0]);
  });

  it('show the draft and the latest frame while they run, everything else unknown', () => {
    const [live] = gamesIn(25);
    expect(live).toMatchObject({ status: 'running', winnerId: null, lengthSeconds: null, videoUrl: null });
    expect(live?.frames.map((frame) => frame.seconds)).toEqual([0, 600, 1200]);
    expect(live?.teams[0]).toMatchObject({
      id: LEFT,
      side: 'blue',
      bans: [266, 103],
      kills: 2,
      gold: 12_507,
      heralds: null,
      firstBlood: null,
    });
    expect(live?.players[0]).toMatchObject({ id: 1001, champion: { name: 'Ahri' }, kills: 2, level: 3, damage: null, items: [] });
    expect(live?.players[1]).toMatchObject({ id: 1002, kills: null, gold: null });
  });

  it('show only the draft where there are no frames', () => {
    const plain = played({ numOfGames: 1, games: [game(LEFT)], frameMinutes: 0 });
    const [live] = gamesAt(plain.match, plain.games, KICK_OFF + 10 * MINUTE);
    expect(live?.teams.map((team) => [team.kills, team.gold, team.bans.length])).toEqual([
      [null, null, 2],
      [null, null, 2],
    ]);
  });
});

describe('times that the source lacks', () => {
  const phases = (script: Parameters<typeof played>[0], minutes: readonly number[]) => {
    const recorded = played(script);
    return minutes.map((minute) => {
      const told = matchAt(recorded.match, recorded.games, KICK_OFF + minute * MINUTE);
      return `${told.status} ${told.left.score}-${told.right.score}`;
    });
  };

  it('are estimated: 32 minutes a game, a quarter of an hour between games', () => {
    const script = { numOfGames: 3, games: [game(LEFT, 30, 'none'), game(LEFT, 30, 'none')], endKnown: false };
    expect(phases(script, [31, 32, 46, 78, 79])).toEqual(['running 0-0', 'running 1-0', 'running 1-0', 'running 1-0', 'finished 2-0']);
  });

  it('follow from lengths where those are known', () => {
    const script = { numOfGames: 3, games: [game(LEFT, 20, 'length'), game(LEFT, 25, 'length')], endKnown: false };
    expect(phases(script, [19, 20, 59, 60])).toEqual(['running 0-0', 'running 1-0', 'running 1-0', 'finished 2-0']);
  });

  it('fit between what is known: the next start and the end of the match', () => {
    const script = { numOfGames: 3, games: [game(LEFT, 22, 'begin', 3), game(LEFT, 50, 'begin')] };
    expect(phases(script, [24, 25, 74, 75])).toEqual(['running 0-0', 'running 1-0', 'running 1-0', 'finished 2-0']);
    const untimed = { numOfGames: 3, games: [game(LEFT, 10, 'none'), game(RIGHT, 10, 'none'), game(LEFT, 10, 'none')] };
    // The match is known to have ended after 60 minutes: three estimated games must share them.
    expect(phases(untimed, [59, 60])).toEqual(['running 1-1', 'finished 2-1']);
  });

  it('come from the score where no game is listed', () => {
    const bare = finishedMatch({ games: [], endAt: null });
    expect([0, 125, 126].map((minute) => matchAt(bare, [], KICK_OFF + minute * MINUTE).status)).toEqual(['running', 'running', 'finished']);
  });

  it('finish a forfeited match at its start', () => {
    const forfeit = finishedMatch({ forfeit: true, endAt: null, games: [] });
    expect([-1, 0].map((minute) => matchAt(forfeit, [], KICK_OFF + minute * MINUTE).status)).toEqual(['not_started', 'finished']);
  });
});

describe('matches that are not played', () => {
  it.each(['canceled', 'postponed'] as const)('%s ones keep their status at any time', (status) => {
    const off = offMatch(status);
    for (const minute of [-9999, -1])
      expect(matchAt(off, [], KICK_OFF + minute * MINUTE)).toEqual({ ...off, modifiedAt: '1970-01-01T00:00:00Z' });
    for (const minute of [0, 9999]) expect(matchAt(off, [], KICK_OFF + minute * MINUTE)).toEqual(off);
  });

  it('canceled ones are on the schedule until the announcement', () => {
    const off = offMatch('canceled');
    const announced = KICK_OFF - 60 * MINUTE;
    expect(matchAt(off, [], announced - 1, announced).status).toBe('not_started');
    expect(matchAt(off, [], announced, announced)).toEqual({ ...off, modifiedAt: '2023-08-19T07:00:00Z' });
    expect(matchAt(off, [], KICK_OFF, announced)).toEqual(off);
  });

  it('a match that the recording has as not started stays so, a running one goes as far as the recording', () => {
    const upcoming = notStartedMatch();
    expect(matchAt(upcoming, [], KICK_OFF + 9999 * MINUTE)).toEqual(upcoming);
    const [first, second] = match.games;
    if (!first || !second) throw new Error('two games');
    const running = runningMatch({
      games: [first, { ...second, status: 'running', endAt: null, lengthSeconds: null, winnerId: null }],
      left: { ...match.left, score: 1 },
      right: { ...match.right, score: 0 },
    });
    expect(matchAt(running, [], KICK_OFF - 1).status).toBe('not_started');
    expect(matchAt(running, [], KICK_OFF + 10 * MINUTE)).toMatchObject({ status: 'running', left: { score: 0 } });
    expect(matchAt(running, [], KICK_OFF + 9999 * MINUTE)).toEqual(running);
  });
});

describe('a rescheduled match', () => {
  const originalBeginAt = '2023-08-18T08:00:00Z';

  it('shows its original time until the announcement', () => {
    const moved = { ...match, rescheduled: true, originalBeginAt };
    const announced = KICK_OFF - 30 * 60 * MINUTE;
    expect(matchAt(moved, games, announced - 1, announced)).toMatchObject({
      status: 'not_started',
      beginAt: originalBeginAt,
      rescheduled: false,
      originalBeginAt: null,
    });
    expect(matchAt(moved, games, announced, announced)).toMatchObject({
      status: 'not_started',
      beginAt: match.beginAt,
      rescheduled: true,
      originalBeginAt,
    });
  });

  it('was moved when the source last changed it, if that was before the match', () => {
    const moved = notStartedMatch({ rescheduled: true, originalBeginAt, modifiedAt: '2023-08-17T12:00:00Z' });
    expect(matchAt(moved, [], Date.parse('2023-08-17T11:59:59Z')).beginAt).toBe(originalBeginAt);
    expect(matchAt(moved, [], Date.parse('2023-08-17T12:00:00Z'))).toEqual(moved);
  });

  it('was moved from the beginning where the time of the move is unknown', () => {
    const moved = { ...match, rescheduled: true, originalBeginAt };
    expect(matchAt(moved, games, 0)).toMatchObject({ beginAt: match.beginAt, rescheduled: true });
  });
});
