import type { GameDetail } from '../../domain/match/game';
import type { GameStub } from '../../domain/match/match';
import { chanceByRatings } from '../../domain/rating/shown-rankings';
import { MINUTE_MS } from '../../domain/values/durations';
import { toInstant } from '../wire/wire';
import { draftGame } from './draft';
import { playGame } from './game';
import type { SideIndex } from './game-events';
import { randomFrom, type Random } from './random';
import { rosterOf } from './rosters';
import { patchAt } from './season-time';
import type { DemoTeam } from './teams';

export type Strengths = ReadonlyMap<number, number>;

/** Everything that happens in a match that is played. Sides: 0 is left, 1 is right. */
export type PlayedSeries = {
  readonly games: readonly GameDetail[];
  readonly stubs: readonly GameStub[];
  readonly scores: readonly [number, number];
  readonly winner: SideIndex;
  /** The end in milliseconds since 1970. */
  readonly endAt: number;
};

const BLUE_SIDE_BONUS = 18;
const SHORTEST_GAME_SECONDS = 22 * 60;
const LONGEST_GAME_SECONDS = 48 * 60;
const GAME_IDS_PER_MATCH = 10;

function lengthSeconds(random: Random, dominance: number): number {
  const mean = (36.5 - 8.5 * dominance) * 60;
  return Math.round(
    Math.min(LONGEST_GAME_SECONDS - random.int(0, 90), Math.max(SHORTEST_GAME_SECONDS + random.int(0, 90), random.normal(mean, 235))),
  );
}

/** Plays a best-of from its start (milliseconds) to the end. The seed decides everything; `live` as in `GameSetup`. */
export function playSeries(
  seed: string,
  matchId: number,
  sides: readonly [DemoTeam, DemoTeam],
  bestOf: number,
  beginAt: number,
  strengths: Strengths,
  live: boolean,
): PlayedSeries {
  const random = randomFrom(seed);
  const needed = Math.floor(bestOf / 2) + 1;
  const { version } = patchAt(beginAt);
  const scores: [number, number] = [0, 0];
  const games: GameDetail[] = [];
  const stubs: GameStub[] = [];
  const used = new Set<number>();
  let clock = beginAt + random.int(120, 420) * 1000;
  let blue: SideIndex = random.chance(0.5) ? 0 : 1;
  let winner: SideIndex = 0;

  while (Math.max(...scores) < needed) {
    const red: SideIndex = blue === 0 ? 1 : 0;
    const teams = [sides[blue], sides[red]] as const;
    const rosters = [rosterOf(teams[0]), rosterOf(teams[1])] as const;
    const edge = chanceByRatings((strengths.get(teams[0].id) ?? 0) + BLUE_SIDE_BONUS, strengths.get(teams[1].id) ?? 0);
    const blueWins = random.chance(edge);
    const dominance = Math.min(1, Math.max(0, random.normal(0.5 + (blueWins ? edge - 0.5 : 0.5 - edge) * 0.5, 0.24)));
    const position = games.length + 1;
    const length = lengthSeconds(random, dominance);
    const game = playGame(
      random,
      {
        id: matchId * GAME_IDS_PER_MATCH + position,
        position,
        beginAt: clock,
        live,
        teamIds: [teams[0].id, teams[1].id],
        rosters,
        drafts: draftGame(random, version, rosters, used),
      },
      { lengthSeconds: length, winner: blueWins ? 0 : 1, dominance },
    );
    const endAt = clock + length * 1000;
    const { id, status, beginAt: begun, winnerId, videoUrl } = game;
    games.push(game);
    stubs.push({ id, position, status, beginAt: begun, endAt: toInstant(endAt), lengthSeconds: length, winnerId, videoUrl });
    winner = blueWins ? blue : red;
    scores[winner] += 1;
    // The loser mostly takes the blue side of the next game.
    blue = random.chance(0.8) ? (winner === 0 ? 1 : 0) : winner;
    clock = endAt + random.int(9, 15) * MINUTE_MS + random.int(0, 59) * 1000;
  }
  const last = stubs[stubs.length - 1];
  return { games, stubs, scores, winner, endAt: last?.endAt ? Date.parse(last.endAt) : beginAt };
}
