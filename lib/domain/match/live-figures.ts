import * as v from 'valibot';
import { GameClockSchema, type GameDetail } from './game';
import type { Match, Side } from './match';

const teamEntries = v.object({ gold: v.nullable(v.number()), kills: v.nullable(v.number()) });

/** Gold and kills of the game under way, for cards that show many matches; unknown figures null. */
export const LiveFiguresSchema = v.object({
  matchId: v.number(),
  /** Of the game in the series. */
  position: v.number(),
  /** Since the start of the game, when the figures were taken; null where the source does not say. */
  seconds: v.nullable(v.number()),
  /** Only of a game that comes from a live feed. */
  clock: v.optional(GameClockSchema),
  left: teamEntries,
  right: teamEntries,
});
export type LiveFigures = v.InferOutput<typeof LiveFiguresSchema>;

/** Null for a match without a game under way, or while nothing of it is known. */
export function liveFigures(match: Match, games: readonly GameDetail[]): LiveFigures | null {
  if (match.status !== 'running') return null;
  const position = match.games.find((stub) => stub.status === 'running')?.position;
  const game = games.find((each) => each.position === position && each.status === 'running');
  if (!game) return null;
  const of = (side: Side): LiveFigures['left'] => {
    const team = game.teams.find(({ id }) => id === side.id);
    return { gold: team?.gold ?? null, kills: team?.kills ?? null };
  };
  const [left, right] = [of(match.left), of(match.right)];
  if ([left, right].every(({ gold, kills }) => gold === null && kills === null)) return null;
  const { position: ofSeries, frames, clock } = game;
  const told = { matchId: match.id, position: ofSeries, seconds: frames.at(-1)?.seconds ?? null, left, right };
  return clock === undefined ? told : { ...told, clock };
}
