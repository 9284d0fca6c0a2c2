import type { PlayerMark } from './cosmetics';
import type { ScoreTally } from './score';

/** A place in a table; null for a player who has none yet. */
export type PlacedPlayer = {
  readonly place: number | null;
  readonly name: string;
  readonly mark: PlayerMark;
  readonly count: number;
  readonly won: number;
  readonly score: number | null;
  readonly isOwn: boolean;
};

export type ScoredPlayer = { readonly uid: string; readonly name: string; readonly mark: PlayerMark; readonly tally: ScoreTally };

/** Places by score, the best first; equal scores share one. Players without a score stand last, those with the most predictions first. */
export function placedPlayers<Player extends ScoredPlayer>(
  scored: readonly Player[],
  ownUid: string | null,
): (PlacedPlayer & { readonly of: Player })[] {
  const ordered = scored.toSorted(
    (a, b) =>
      (b.tally.score ?? -Infinity) - (a.tally.score ?? -Infinity) ||
      b.tally.count - a.tally.count ||
      a.name.localeCompare(b.name, 'en') ||
      (a.uid < b.uid ? -1 : 1),
  );
  return ordered.map((player) => {
    const { count, won, score } = player.tally;
    const place = score === null ? null : 1 + ordered.findIndex(({ tally }) => tally.score === score);
    return { place, name: player.name, mark: player.mark, count, won, score, isOwn: player.uid === ownUid, of: player };
  });
}
