import { describe, expect, it } from 'vitest';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import { playerOfTheMatch } from '../../../lib/domain/match/player-of-the-match';
import { WINNER_MEANS } from '../../../lib/domain/match/role-norms';
import { byStart } from '../../../lib/domain/match/match-order';
import { leaderAngle, matchAngles, stronger, strongestAngle } from '../../../lib/domain/news/digest/angle';
import { digestFacts } from '../../../lib/domain/news/digest/digest-facts';
import { isDigestId, type Angle, type DigestTable } from '../../../lib/domain/news/digest';
import { matchDays } from '../../../lib/domain/news/digest/match-days';
import { finishedMatch, gameStub, notStartedMatch, offMatch, scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';

const at = (beginAt: string): Match => notStartedMatch({ id: Date.parse(beginAt), beginAt });
const days = (...begins: string[]) => matchDays(begins.map(at)).map(({ day, matches }) => [day, matches.length]);

describe('a match day', () => {
  it('continues past midnight UTC, and ends with a pause of seven hours', () => {
    expect(days('2023-08-01T22:00:00Z', '2023-08-02T01:00:00Z', '2023-08-02T08:00:00Z')).toEqual([
      ['2023-08-01', 2],
      ['2023-08-02', 1],
    ]);
  });

  it('includes all matches that begin on its date, however long the pause', () => {
    expect(days('2023-08-01T05:00:00Z', '2023-08-01T20:00:00Z')).toEqual([['2023-08-01', 2]]);
  });

  it('ends a day after its beginning where matches follow one another without end', () => {
    const begins = Array.from({ length: 8 }, (_, n) => new Date(Date.parse('2023-08-01T00:00:00Z') + n * 6 * 3_600_000).toISOString());
    expect(days(...begins)).toEqual([
      ['2023-08-01', 4],
      ['2023-08-02', 4],
    ]);
  });

  it('is an evening of its own in the Americas, also where two of them fall on one UTC date', () => {
    const begins = ['2023-08-02T00:30:00Z', '2023-08-02T01:45:00Z', '2023-08-02T21:00:00Z', '2023-08-03T00:30:00Z'];
    const daysOf = (leagueId: number, leagueName: string) =>
      matchDays(begins.map((beginAt) => ({ ...at(beginAt), leagueId, leagueName }))).map(({ day, matches }) => [day, matches.length]);
    const evenings = [
      ['2023-08-01', 2],
      ['2023-08-02', 2],
    ];
    expect(daysOf(4198, 'LCS')).toEqual(evenings);
    expect(daysOf(90_007, 'LTA South')).toEqual(evenings);
    expect(daysOf(4197, 'LEC')[0]).toEqual(['2023-08-02', 3]);
  });

  it('ignores canceled matches', () => {
    expect(matchDays([offMatch('canceled')])).toEqual([]);
  });
});

/** The n-th day's match of two teams in a regular season. */
function played(n: number, winner: number, loser: number, overrides: Partial<FinishedMatch> = {}): FinishedMatch {
  return finishedMatch({
    id: n,
    beginAt: new Date(Date.parse('2023-06-01T08:00:00Z') + n * 86_400_000).toISOString(),
    tournamentId: 15,
    tournamentName: 'Regular Season',
    left: scored({ id: winner, score: 2 }),
    right: scored({ id: loser, score: 1 }),
    winnerId: winner,
    ...overrides,
  });
}

/** What was known before each match: the left side's chance, and runs by team. */
function before(chance: number | null = null, runs: Readonly<Record<number, number>> = {}) {
  return {
    chanceOf: () => (chance === null ? null : { left: chance, right: 1 - chance }),
    runOf: (match: Match, side: 'left' | 'right') => runs[match[side].id] ?? 0,
    flamesOf: (): number | null => null,
  };
}

function angleOf(match: FinishedMatch, ...others: Match[]) {
  return matchAngles([...others, match].sort(byStart), before()).get(match.id)?.angle;
}

describe('the angle of a match is', () => {
  it('the last possible game, a sweep or just the win', () => {
    expect(angleOf(played(1, 1, 2))).toMatchObject({ kind: 'lastGame', winner: 'left', score: [2, 1] });
    expect(angleOf(played(1, 1, 2, { right: scored({ id: 2, score: 0 }) }))?.kind).toBe('sweep');
    expect(angleOf(played(1, 1, 2, { numOfGames: 5, left: scored({ id: 1, score: 3 }) }))?.kind).toBe('win');
    expect(angleOf(played(1, 1, 2, { winnerId: null, drawn: true }))?.kind).toBe('draw');
  });

  it('a run that it ends from four wins on, and a run that it makes from five on', () => {
    const withRuns = (runs: Readonly<Record<number, number>>) => matchAngles([played(9, 1, 2)], before(null, runs)).get(9)?.angle;
    expect(withRuns({ 2: 4 })).toMatchObject({ kind: 'runEnded', count: 4 });
    expect(withRuns({ 2: 3 })?.kind).toBe('lastGame');
    expect(withRuns({ 1: 4 })).toMatchObject({ kind: 'run', count: 5 });
    expect(withRuns({ 1: 3 })?.kind).toBe('lastGame');
  });

  it('an upset where the winner was given less than 35 %', () => {
    const kindAt = (left: number) => matchAngles([played(9, 1, 2)], before(left)).get(9)?.angle.kind;
    expect([0.349, 0.35, 0.9].map(kindAt)).toEqual(['upset', 'lastGame', 'lastGame']);
    const right = played(9, 1, 2, { winnerId: 2, left: scored({ id: 1, score: 1 }), right: scored({ id: 2, score: 2 }) });
    expect(matchAngles([right], before(0.7)).get(9)?.angle.kind).toBe('upset');
  });

  it('a reverse sweep only after two lost games of five', () => {
    const best = (winners: number[]) =>
      played(1, 1, 2, {
        numOfGames: 5,
        left: scored({ id: 1, score: 3 }),
        right: scored({ id: 2, score: 2 }),
        games: winners.map((winnerId, index) => gameStub(index + 1, { winnerId })),
      });
    expect(angleOf(best([2, 2, 1, 1, 1]))?.kind).toBe('reverseSweep');
    expect(angleOf(best([2, 1, 2, 1, 1]))?.kind).toBe('lastGame');
  });

  describe('its place in a bracket:', () => {
    const semifinal = played(1, 1, 2);
    const final = {
      ...played(5, 1, 3),
      previousMatchIds: [1, 2],
      round: { part: 'single', name: 'final', round: 2, match: null } as const,
    };

    it('the final that it leads to, and the title', () => {
      expect(angleOf(semifinal, final)?.kind).toBe('reachFinal');
      expect(angleOf(final, semifinal)?.kind).toBe('title');
    });

    it('no title where the serie goes on, or the stage only qualifies', () => {
      expect(angleOf(final, semifinal, played(9, 7, 8))?.kind).not.toBe('title');
      expect(angleOf({ ...final, tournamentName: 'Play-In' }, semifinal)?.kind).not.toBe('title');
    });

    it('an elimination only where the loser has no further match', () => {
      const feeds = (takes: 'winner' | 'loser') =>
        notStartedMatch({ id: 70, beginAt: '2023-07-01T08:00:00Z', previousMatchIds: [1], previousTakes: [takes] });
      expect(angleOf(semifinal, feeds('winner'))?.kind).toBe('out');
      expect(angleOf(semifinal, feeds('loser'))?.kind).toBe('lastGame');
      expect(angleOf(semifinal, feeds('winner'), played(8, 9, 2))?.kind).toBe('lastGame');
    });
  });

  it('an elimination, or the final, of a match that is known to be one, where nothing says where its loser goes', () => {
    const round = { part: 'single', name: 'quarterfinals', round: 1, match: 1, stake: 'out' } as const;
    expect(angleOf(played(1, 1, 2, { round }))?.kind).toBe('out');
    expect(angleOf(played(1, 1, 2, { round: { ...round, name: 'semifinals' } }))?.kind).toBe('reachFinal');
  });

  it('of two eliminations the upset makes the headline, however good the other two teams were', () => {
    const round = { part: 'single', name: 'quarterfinals', round: 1, match: 1, stake: 'out' } as const;
    const week = [played(1, 5, 6), played(2, 5, 7), played(8, 1, 2, { round }), played(9, 5, 4, { round })];
    const chanceOf = ({ id }: Match) => (id === 8 ? { left: 0.11, right: 0.89 } : { left: 0.9, right: 0.1 });
    expect(strongestAngle(week, matchAngles(week, { ...before(), chanceOf }))).toMatchObject({ kind: 'out', matchId: 8 });
    expect(strongestAngle(week, matchAngles(week, before()))).toMatchObject({ kind: 'out', matchId: 9 });
  });

  it('of several matches that were just won the one most worth watching makes the headline', () => {
    const day = [played(9, 1, 2), played(9, 3, 4, { id: 10, right: scored({ id: 4, score: 0 }) })];
    const headline = (flames: Readonly<Record<number, number>>, runs = {}) =>
      strongestAngle(day, matchAngles(day, { ...before(null, runs), flamesOf: ({ id }) => flames[id] ?? null }));
    expect(headline({ 9: 1, 10: 3 })).toMatchObject({ kind: 'sweep', matchId: 10 });
    expect(headline({ 9: 3, 10: 3 }), 'as much: the one that took all games').toMatchObject({ kind: 'lastGame', matchId: 9 });
    expect(headline({ 9: 1, 10: 5 }, { 2: 4 }), 'a run that ended').toMatchObject({ kind: 'runEnded', matchId: 9 });
  });

  it('the strongest of several angles makes the headline', () => {
    const day = [played(9, 1, 2), played(9, 3, 4, { id: 10, right: scored({ id: 4, score: 0 }) })];
    expect(strongestAngle(day, matchAngles(day, before(null, { 2: 4 })))).toMatchObject({ kind: 'runEnded', matchId: 9 });
  });
});

describe('the leader of a table, as the story of a week', () => {
  const row = (id: number, rank: number, before: number | null) => ({
    team: { id, name: `Team ${id}`, acronym: '', img: null },
    ...{ rank, before, wins: 3, losses: 0 },
  });
  const tableOf = (...rows: DigestTable['rows']): DigestTable => ({ tournamentId: week[0].tournamentId, name: 'Regular Season', rows });
  const week = [played(1, 1, 2), played(2, 1, 3), played(3, 2, 1)] as const;

  it.each([
    [1, false, 'stayFirst'],
    [2, false, 'takeFirst'],
    [1, true, 'finishFirst'],
    [2, true, 'finishFirst'],
  ])('from place %i, with the stage over: %s', (before, isOver, kind) => {
    expect(leaderAngle(tableOf(row(1, 1, before), row(2, 2, 1)), week, isOver)).toMatchObject({ kind, matchId: 2, winner: 'left' });
  });

  it('is none with two leaders, without places before, or for a leader who won nothing in the week', () => {
    expect(leaderAngle(tableOf(row(1, 1, 1), row(2, 1, 1)), week, false)).toBeNull();
    expect(leaderAngle(tableOf(row(1, 1, null)), week, false)).toBeNull();
    expect(leaderAngle(tableOf(row(3, 1, 1)), week, false)).toBeNull();
    expect(leaderAngle({ ...tableOf(row(1, 1, 1)), tournamentId: 0 }, week, false)).toBeNull();
  });

  it('yields to a stronger story of a match', () => {
    const stay: Angle = { kind: 'stayFirst', matchId: 1, winner: 'left', score: [2, 0] };
    expect(stronger(stay, { ...stay, kind: 'upset' })?.kind).toBe('upset');
    expect(stronger(stay, { ...stay, kind: 'lastGame' })?.kind).toBe('stayFirst');
    expect(stronger(null, stay)).toBe(stay);
    expect(stronger(stay, null)).toBe(stay);
  });
});

describe('the facts of a digest', () => {
  const won = (games: number) => ({ left: scored({ score: games }), right: scored({ id: 1, score: 0 }) });
  const match = finishedMatch({ id: 7, ...won(2), games: [gameStub(1), gameStub(2, { lengthSeconds: 2500 })] });
  const angle: Angle = { kind: 'win', matchId: 7, winner: 'left', score: [2, 0] };
  const frame = (seconds: number, own: number, other: number) => ({
    seconds,
    teams: [
      { id: 77, gold: own, kills: null, towers: null, dragons: null, barons: null, inhibitors: null },
      { id: 1, gold: other, kills: null, towers: null, dragons: null, barons: null, inhibitors: null },
    ],
    players: [],
  });
  /** A game with all figures in which one player of the winner stands out. */
  const game = (position: number, behind: number, star: Partial<GamePlayer> = {}) => {
    const plain = finishedGame({
      id: position,
      position,
      frames: [frame(60, 1000, 1000), frame(900, 20_000, 20_000 + behind), frame(1800, 60_000, 50_000)],
    });
    const players = plain.players.map((player) =>
      player.id === 3 ? { ...player, name: 'Carry', kills: 12, deaths: 0, gold: 20_000, damage: 40_000, ...star } : player,
    );
    return { ...plain, players };
  };

  it('name the player of the match, by what winners had before it', () => {
    const games = [game(1, 0), game(2, 0)];
    const carry = digestFacts([match], angle, new Map([[7, games]])).player;
    expect(carry).toMatchObject({ player: { name: 'Carry' }, kills: 24, deaths: 0, games: 2 });
    expect(carry?.player.id).toBe(playerOfTheMatch(match, games)?.id);
    const means = { ...WINNER_MEANS, mid: { participation: 1, damageShare: 1, goldAhead: 5000, deaths: 0 } };
    expect(digestFacts([match], angle, new Map([[7, games]]), { means }).player?.player.name).not.toBe('Carry');
    const [first, ...others] = game(1, 0).players;
    if (!first) throw new Error('no player');
    const partial = { ...game(1, 0), players: [{ ...first, damage: null }, ...others] };
    expect(digestFacts([match], angle, new Map([[7, [partial, game(2, 0)]]])).player).toBeNull();
  });

  it('include the biggest comeback, and chart the most dramatic game', () => {
    const facts = digestFacts([match], angle, new Map([[7, [game(1, 3500), game(2, 5000)]]]));
    expect(facts.numbers[0]).toMatchObject({ kind: 'comeback', game: 2, value: 5000 });
    expect(facts.picture).toMatchObject({ matchId: 7, game: 2 });
    expect(facts.player).toMatchObject({ player: { name: 'Carry' }, games: 2 });
  });

  it('are of one story: player and chart are of the match that makes the headline, whatever turned more elsewhere', () => {
    const other = finishedMatch({ id: 8, games: [gameStub(1)] });
    const heroic = game(1, 9000, { name: 'Hero', kills: 30 });
    const gamesOf = new Map([
      [7, [game(1, 0), game(2, 0)]],
      [8, [heroic]],
    ]);
    const facts = digestFacts([match, other], angle, gamesOf);
    expect(facts.picture).toMatchObject({ matchId: 7, game: 2 });
    expect(facts.player).toMatchObject({ matchId: 7, player: { name: 'Carry' } });
    expect(digestFacts([match, other], angle, new Map([[8, [heroic]]])).picture).toMatchObject({ matchId: 8 });
  });

  describe('name the largest share of a team’s damage', () => {
    /** A game's two damage dealers of each team, P1 and P2 of the winners; P2 stands out by everything else. */
    const dealt = (position: number, winners: readonly [number, number], losers: readonly [number, number]): GameDetail => {
      const plain = finishedGame({ id: position, position });
      const dealers = new Map(
        [3, 4, 13, 14].map((id, index) => [id, { name: `P${index + 1}`, damage: [...winners, ...losers][index] ?? 0 }]),
      );
      const star = { kills: 9, deaths: 0, gold: 20_000 };
      const players = plain.players.map((player) => ({
        ...player,
        damage: 0,
        ...dealers.get(player.id),
        ...(player.id === 4 ? star : {}),
      }));
      return { ...plain, players };
    };
    const shareOf = (...games: ReturnType<typeof dealt>[]) => {
      const { numbers, player } = digestFacts(
        [{ ...match, ...won(games.length), games: games.map(({ position }) => gameStub(position)) }],
        angle,
        new Map([[7, games]]),
      );
      return { number: numbers.find(({ kind }) => kind === 'damage'), star: player };
    };

    it('of all players, not of those who dealt most', () => {
      expect(shareOf(dealt(1, [30_000, 30_000], [20_000, 10_000])).number).toMatchObject({ player: { name: 'P3' }, value: 0.6667 });
      expect(shareOf(dealt(1, [30_000, 10_000], [29_000, 21_000])).number).toMatchObject({ player: { name: 'P1' }, value: 0.75 });
    });

    it('over all games of a match', () => {
      const games = [dealt(1, [30_000, 30_000], [18_000, 2000]), dealt(2, [20_000, 40_000], [20_000, 20_000])];
      expect(shareOf(...games).number).toMatchObject({ player: { name: 'P3' }, value: 0.6333 });
    });

    it('once: of the player who stood out beside their other figures', () => {
      const { number, star } = shareOf(dealt(1, [10_000, 30_000], [40_000, 35_000]));
      expect(number).toBeUndefined();
      expect(star).toMatchObject({ player: { name: 'P2' }, damageShare: 0.75 });
    });

    it('nowhere where one player’s damage is not known', () => {
      const game = dealt(1, [30_000, 30_000], [20_000, 10_000]);
      const [first, ...others] = game.players;
      if (!first) throw new Error('no player');
      expect(shareOf({ ...game, players: [{ ...first, damage: null }, ...others] }).number).toBeUndefined();
    });
  });

  it('invent nothing without figures', () => {
    const facts = digestFacts([match], angle, new Map());
    expect(facts).toMatchObject({ player: null, picture: null, coverage: { games: 2, withFigures: 0 } });
    expect(facts.numbers.map(({ kind }) => kind)).toEqual(['longest', 'shortest']);
    const open = finishedMatch({ id: 7, games: [gameStub(1), gameStub(2, { lengthSeconds: null })] });
    expect(digestFacts([open], angle, new Map()).numbers).toEqual([]);
  });
});

it.each([
  ['day-293-2023-08-01', true],
  ['week-293-2023-07-31', true],
  ['day-293-2023-02-30', false],
  ['month-293-2023-08-01', false],
  ['day-0-2023-08-01', false],
])('an id of a digest: %s is one: %s', (id, may) => {
  expect(isDigestId(id)).toBe(may);
});
