import type { Frame, GameDetail } from './game';
import { gameChance, type GameState } from './game-chance';
import type { GoldCurve } from './gold-curve';

/** What is known of a game's course besides the gold, for each moment of its curve. */
export type GameCourse = {
  /** The chance of the curve's first team to win the game, in per mille. */
  readonly chances: readonly number[];
  /** Kills of both teams until that moment, in the order of the curve; absent where they are not known for every moment. */
  readonly kills?: readonly [readonly number[], readonly number[]];
};

/** Log-odds of a team to win a single game, as they were before the match. */
export type GamePrior = { readonly teamId: number; readonly logOdds: number };

type Teams = readonly [number, number];

const both = (one: number | null = null, other: number | null = null): readonly [number, number] | null =>
  one === null || other === null ? null : [one, other];

/** The state at a frame; null where the gold of either team is unknown. */
function stateOf(frame: Frame, ids: Teams, teams: GameDetail['teams']): GameState | null {
  const [one, other] = ids.map((id) => frame.teams.find((team) => team.id === id));
  const gold = both(one?.gold, other?.gold);
  if (gold === null) return null;
  const side = teams.find(({ id }) => id === ids[0])?.side ?? null;
  return { seconds: frame.seconds, gold, dragons: both(one?.dragons, other?.dragons), side };
}

function priorOf(prior: GamePrior | null, teamId: number): number | null {
  return prior === null ? null : prior.teamId === teamId ? prior.logOdds : -prior.logOdds;
}

type MomentChance = { readonly seconds: number; /** Of the first team, in per mille. */ readonly chance: number };

/** The chance of the first of two teams at a moment of a game, null where its gold is not known. */
export function momentChance(frame: Frame, ids: Teams, teams: GameDetail['teams'], prior: GamePrior | null): MomentChance | null {
  const state = stateOf(frame, ids, teams);
  return state && { seconds: frame.seconds, chance: Math.round(1000 * gameChance(state, priorOf(prior, ids[0]))) };
}

export function gameCourse({ frames, teams }: Pick<GameDetail, 'frames' | 'teams'>, curve: GoldCurve, prior: GamePrior | null): GameCourse {
  const moments = curve.seconds.flatMap((seconds) => frames.find((frame) => frame.seconds === seconds) ?? []);
  const chances = moments.map((frame) => momentChance(frame, curve.teams, teams, prior)?.chance ?? 500);
  const kills = curve.teams.map((id) => moments.map((frame) => frame.teams.find((team) => team.id === id)?.kills ?? null));
  const [one = [], other = []] = kills.map((counts) => counts.filter((count) => count !== null));
  return one.length === moments.length && other.length === moments.length ? { chances, kills: [one, other] } : { chances };
}

/** The last frame of a finished game is at most this far from its end. */
const END_SECONDS = 90;

type Ending = Pick<GameDetail, 'winnerId' | 'lengthSeconds'>;

/** The chances along a curve as they are drawn: one that goes on to the end of a game ends with its winner. */
export function chancesToTheEnd(
  { chances }: GameCourse,
  { teams, seconds }: GoldCurve,
  { winnerId, lengthSeconds }: Ending,
): readonly number[] {
  const reachesEnd = winnerId !== null && lengthSeconds !== null && lengthSeconds - (seconds.at(-1) ?? 0) <= END_SECONDS;
  return reachesEnd ? [...chances.slice(0, -1), winnerId === teams[0] ? 1000 : 0] : chances;
}
