import * as v from 'valibot';
import { GameClockSchema, type GameDetail } from './game';
import { figuresAge, gameSecondsAt } from './game-clock';
import { momentChance, type GamePrior } from './game-course';
import type { Match, Side } from './match';
import { isUnderWay } from './match-state';

const teamEntries = v.object({ gold: v.nullable(v.number()), kills: v.nullable(v.number()) });

/** Gold and kills of the game under way, for cards that show many matches; unknown figures null. */
export const LiveFiguresSchema = v.object({
  matchId: v.number(),
  /** The game's position in the series. */
  position: v.number(),
  /** Seconds since the start of the game at which the figures were taken; null where the source does not say. */
  seconds: v.nullable(v.number()),
  /** Only of a game that comes from a live feed. */
  clock: v.optional(GameClockSchema),
  /** The left team's chance to win this game, 0–1, as of `seconds`; absent where its gold is not known. */
  chance: v.optional(v.number()),
  /** The left team's gold less the right team's over the last quarter of an hour, about once a minute: seconds of the game and gold; absent for fewer than two moments. */
  leads: v.optional(v.array(v.tuple([v.number(), v.number()]))),
  left: teamEntries,
  right: teamEntries,
});
export type LiveFigures = v.InferOutput<typeof LiveFiguresSchema>;

const LEADS_SECONDS = 15 * 60;
const LEADS_APART_SECONDS = 50;

function leadsOf({ frames }: GameDetail, { left, right }: Match): NonNullable<LiveFigures['leads']> {
  const until = frames.at(-1)?.seconds ?? 0;
  const leads: [number, number][] = [];
  for (const { seconds, teams } of frames.toReversed()) {
    if (seconds < until - LEADS_SECONDS) break;
    const last = leads.at(-1);
    const goldOf = (side: Side) => teams.find(({ id }) => id === side.id)?.gold ?? null;
    const [own, other] = [goldOf(left), goldOf(right)];
    if (own === null || other === null || (last && last[0] - seconds < LEADS_APART_SECONDS)) continue;
    leads.push([seconds, own - other]);
  }
  return leads.reverse();
}

/** The figures of the game under way; null where there is none, or while nothing of it is known but how it began. `prior` is null where nothing is known of the teams' strength. */
export function liveFigures(
  match: Match,
  games: readonly GameDetail[],
  { prior }: { readonly prior: GamePrior | null },
): LiveFigures | null {
  if (!isUnderWay(match)) return null;
  const position = match.games.find((stub) => stub.status === 'running')?.position;
  const game = games.find((each) => each.position === position && each.status === 'running');
  if (!game) return null;
  const of = (side: Side): LiveFigures['left'] => {
    const team = game.teams.find(({ id }) => id === side.id);
    return { gold: team?.gold ?? null, kills: team?.kills ?? null };
  };
  const [left, right] = [of(match.left), of(match.right)];
  if ([left, right].every(({ gold, kills }) => gold === null && kills === null)) return null;
  const { position: ofSeries, frames, clock, teams } = game;
  const last = frames.at(-1);
  if (last?.seconds === 0) return null;
  const leads = leadsOf(game, match);
  const moment = last && momentChance(last, [match.left.id, match.right.id], teams, prior);
  return {
    matchId: match.id,
    position: ofSeries,
    seconds: last?.seconds ?? null,
    ...(clock === undefined ? {} : { clock }),
    ...(moment ? { chance: moment.chance / 1000 } : {}),
    ...(leads.length > 1 ? { leads } : {}),
    left,
    right,
  };
}

/** Whether figures are too old to say how the game stands. */
export function isStale(match: Match, { position, seconds, clock }: LiveFigures, now: number): boolean {
  const beginAt = match.games.find((game) => game.position === position)?.beginAt ?? null;
  return figuresAge(seconds, gameSecondsAt(now, beginAt, clock)) === 'stale';
}
