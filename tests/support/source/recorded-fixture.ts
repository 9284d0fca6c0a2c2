import type { GameDetail, GamePlayer, GameTeam } from '../../../lib/domain/match/game';
import type { FinishedMatch, GameStub, Match } from '../../../lib/domain/match/match';
import { planMatch, type RecordedSeason } from '../../../lib/source/replay/timeline-plan';
import { projectGames, projectMatch } from '../../../lib/source/replay/timeline-projection';
import { toInstant } from '../../../lib/source/wire/wire';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';

/** Matches in their final state, for timelines. Team 77 is left, team 1 right. */

export const LEFT = 77;
export const RIGHT = 1;
export const MINUTE = 60_000;
export const KICK_OFF = Date.parse('2023-08-19T08:00:00Z');

type GameScript = {
  readonly winner: number | null;
  readonly minutes: number;
  readonly pauseMinutes: number;
  /** Which of its times the source wrote down. */
  readonly timed: 'all' | 'begin' | 'length' | 'none';
};

export type MatchScript = {
  readonly id?: number;
  readonly begin?: number;
  readonly numOfGames: number;
  readonly games: readonly GameScript[];
  readonly endKnown?: boolean;
  /** Minutes between frames; 0 for none. */
  readonly frameMinutes?: number;
};

export const game = (winner: number | null, minutes = 30, timed: GameScript['timed'] = 'all', pauseMinutes = 15): GameScript => ({
  winner,
  minutes,
  pauseMinutes,
  timed,
});

const NO_DRAGONS = { air: 1, earth: 0, fire: 0, water: 0, chemtech: 0, hextech: 0, elder: 0 };

function teamOf(id: number, side: 'blue' | 'red', kills: number): GameTeam {
  return {
    id,
    side,
    kills,
    gold: 50_000 + kills,
    towers: 8,
    inhibitors: 1,
    heralds: 1,
    dragons: 3,
    dragonTypes: NO_DRAGONS,
    barons: 1,
    turretPlates: null,
    voidGrubs: 3,
    atakhans: 1,
    firstBlood: true,
    firstTower: true,
    firstDragon: true,
    firstInhibitor: true,
    firstBaron: true,
    firstHerald: true,
    firstVoidGrub: true,
    firstAtakhan: true,
    bans: [266, 103],
  };
}

function playerOf(id: number, teamId: number, kills: number): GamePlayer {
  return {
    id,
    name: `Player ${id}`,
    teamId,
    role: 'mid',
    champion: { id: 103, name: 'Ahri', img: null },
    level: 18,
    kills,
    deaths: 1,
    assists: 7,
    cs: 300,
    gold: 14_000,
    damage: 20_000,
    damagePhysical: 1,
    damageMagic: 19_999,
    damageTrue: 0,
    damageMitigated: null,
    controlWards: null,
    firstBlood: null,
    damageTaken: 9000,
    heal: 100,
    crowdControlSeconds: 9,
    wardsPlaced: 10,
    wardsDestroyed: 5,
    visionScore: 33,
    doubleKills: 1,
    tripleKills: 0,
    quadraKills: 0,
    pentaKills: 0,
    items: [{ id: 3020, name: 'Boots', img: null }],
  };
}

function detailOf(stub: GameStub, script: GameScript, frameMinutes: number): GameDetail {
  const count = frameMinutes === 0 ? 0 : Math.floor(script.minutes / frameMinutes) + 1;
  return {
    id: stub.id,
    position: stub.position,
    status: stub.status,
    beginAt: stub.beginAt,
    lengthSeconds: stub.lengthSeconds,
    winnerId: stub.winnerId,
    videoUrl: stub.videoUrl,
    teams: [teamOf(LEFT, 'blue', 20), teamOf(RIGHT, 'red', 9)],
    players: [playerOf(1001, LEFT, 6), playerOf(1002, RIGHT, 2)],
    frames: Array.from({ length: count }, (_, index) => ({
      seconds: index * frameMinutes * 60,
      teams: [LEFT, RIGHT].map((id) => ({
        id,
        gold: 2500 + index * 5000 + (id % 10),
        kills: index,
        towers: 0,
        dragons: 0,
        barons: 0,
        inhibitors: 0,
      })),
      players: [{ id: 1001, gold: 500 + index, cs: index, level: 1 + index, kills: index, deaths: 0, assists: 0 }],
    })),
  };
}

/** A finished match and the figures of its games, as the script has them played. */
export function played({ id = 7, begin = KICK_OFF, numOfGames, games, endKnown = true, frameMinutes = 10 }: MatchScript): {
  match: FinishedMatch;
  games: GameDetail[];
} {
  let clock = begin;
  const stubs: GameStub[] = [];
  for (const [index, { winner, minutes, pauseMinutes, timed }] of games.entries()) {
    const from = clock;
    const to = from + minutes * MINUTE;
    stubs.push({
      id: id * 100 + index + 1,
      position: index + 1,
      status: 'finished',
      winnerId: winner,
      videoUrl: `https://video.example/${id}/${index + 1}`,
      beginAt: timed === 'all' || timed === 'begin' ? toInstant(from) : null,
      endAt: timed === 'all' ? toInstant(to) : null,
      lengthSeconds: timed === 'all' || timed === 'length' ? minutes * 60 : null,
    });
    clock = to + pauseMinutes * MINUTE;
  }
  const end = clock - (games.at(-1)?.pauseMinutes ?? 0) * MINUTE;
  const wins = (team: number) => games.filter(({ winner }) => winner === team).length;
  const winnerId = wins(LEFT) === wins(RIGHT) ? null : wins(LEFT) > wins(RIGHT) ? LEFT : RIGHT;
  const match = finishedMatch({
    id,
    numOfGames,
    games: stubs,
    winnerId,
    beginAt: toInstant(begin),
    endAt: endKnown ? toInstant(end) : null,
    modifiedAt: toInstant(end + 9 * MINUTE),
    left: scored({ id: LEFT, score: wins(LEFT) }),
    right: scored({ id: RIGHT, abbr: 'GEN', name: 'Gen.G', score: wins(RIGHT) }),
  });
  return { match, games: stubs.flatMap((stub, index) => (games[index] === undefined ? [] : [detailOf(stub, games[index], frameMinutes)])) };
}

export function recordedOf(
  entries: readonly { match: RecordedSeason['matches'][number]; games: readonly GameDetail[] }[],
  overrides: Partial<RecordedSeason> = {},
): RecordedSeason {
  return {
    matches: entries.map(({ match }) => match),
    games: new Map(entries.filter(({ games }) => games.length > 0).map(({ match, games }) => [match.id, games])),
    leagues: [],
    series: [],
    tournaments: [],
    teams: [],
    players: [],
    champions: [],
    standings: [],
    rejections: [],
    losses: [],
    ...overrides,
  };
}

/** The games of a match as of `now`. */
/** A match as of `now`; `announcedAt`: when a new date, a cancellation or a postponement became known, `since`: when the match itself did. */
export function matchAt(match: Match, games: readonly GameDetail[], now: number, announcedAt?: number, since = 0): Match {
  return projectMatch(match, planMatch(match, games, announcedAt), now, since);
}

export function gamesAt(match: Match, games: readonly GameDetail[], now: number): readonly GameDetail[] {
  return projectGames(games, planMatch(match, games), now);
}
