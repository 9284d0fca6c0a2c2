import type { Champion, League, Player, Serie, SourceStandings, Team, Tournament } from '../domain/entities';
import type { GameDetail } from '../domain/match/game';
import type { Match } from '../domain/match/match';

/** A document of the source that was not taken over, and why. `foreign` is not ours (no start, no league, another game: docs/product.md#which-matches-count); `malformed` is a defect to report. */
export type Rejection = { readonly kind: 'foreign' | 'malformed'; readonly entity: string; readonly id: string; readonly reason: string };

/**
 * A part of documents that were taken over, and how often it could not be:
 * `unreadable` values are unknown now, `dropped` elements of lists are not there.
 * `part` names it without the places in lists, e.g. "teams.color" or "frames".
 */
export type Loss = {
  readonly kind: 'unreadable' | 'dropped';
  readonly entity: string;
  readonly part: string;
  readonly count: number;
  /** The first document that had it, and why it could not be read. */
  readonly example: { readonly id: string; readonly reason: string };
};

/** Matches and their games as of one moment. Games are listed by match id; a match without figures has no entry. */
export type MatchChanges = {
  readonly matches: readonly Match[];
  readonly games: ReadonlyMap<number, readonly GameDetail[]>;
  /** Ids of matches that the source took back. */
  readonly removed: readonly number[];
  /** Where the next call of `changes` begins; null for sources that keep no place. */
  readonly cursor: string | null;
  readonly rejections: readonly Rejection[];
  readonly losses: readonly Loss[];
};

export type SourceSnapshot = MatchChanges & {
  readonly leagues: readonly League[];
  readonly series: readonly Serie[];
  readonly tournaments: readonly Tournament[];
  readonly teams: readonly Team[];
  readonly players: readonly Player[];
  readonly champions: readonly Champion[];
  readonly standings: readonly SourceStandings[];
};

/** Called while a source loads; `done` and `total` count whatever `step` names. */
export type LoadProgress = (step: string, done: number, total: number) => void;

/**
 * Where matches come from. Three adapters: the PandaScore API, an archive
 * folder, the demo season. All instants are the site's (see `--as-of`): a
 * source never returns what has not happened by `now`.
 */
export interface MatchSource {
  /** Names what the documents were derived from, e.g. "demo:2026-11-16"; another name means re-deriving them. */
  readonly name: string;
  readonly simulated: boolean;
  /** Everything as of `now` (milliseconds since 1970). */
  snapshot(now: number, progress: LoadProgress): Promise<SourceSnapshot>;
  /** What has changed since the snapshot, or the previous call, until `now`. */
  changes(now: number): Promise<MatchChanges>;
  /** How long to wait before asking for changes again. */
  readonly pollSeconds: number;
}
