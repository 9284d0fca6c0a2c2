import type { Champion, League, Player, Serie, SourceStandings, Team, Tournament } from '../domain/entities/entities';
import type { GameDetail } from '../domain/match/game';
import type { Feeding, Match } from '../domain/match/match';
import type { GoneNote } from '../domain/page/gone';

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
  /** The cursor from which the next call of `changes` goes on; null for sources without one. */
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

/** An entity that the source has deleted, or merged into another one. */
export type GoneEntity = { readonly kind: 'league' | 'serie' | 'tournament' | 'team' | 'player'; readonly id: number };

/** What a source has read in the background: data that follows the changes of matches, and data that does not depend on them. */
export type BackgroundResults = {
  readonly games: MatchChanges['games'];
  /** Running games from a live feed; others of the match stay as they are. */
  readonly live: MatchChanges['games'];
  /** Single games from match data files; others of the match stay as they are. */
  readonly fromFiles?: MatchChanges['games'];
  readonly removed: readonly number[];
  readonly gone: readonly GoneEntity[];
  /** Deleted entities that were merged into another one. */
  readonly merged: readonly Required<GoneNote>[];
  readonly series: readonly Serie[];
  readonly tournaments: readonly Tournament[];
  readonly standings: readonly SourceStandings[];
  /** Players in the games who were not known before. */
  readonly players?: readonly Player[];
  readonly champions?: readonly Champion[];
  /** Which matches feed a match, by its id. */
  readonly feeders: ReadonlyMap<number, Feeding>;
  readonly rejections: readonly Rejection[];
  readonly losses: readonly Loss[];
};

export const NO_BACKGROUND_RESULTS: BackgroundResults = {
  games: new Map(),
  live: new Map(),
  removed: [],
  gone: [],
  merged: [],
  series: [],
  tournaments: [],
  standings: [],
  feeders: new Map(),
  rejections: [],
  losses: [],
};

/** What ingest already has from a source, from this run and earlier ones: it need not be requested again. */
export type IngestKnowledge = {
  readonly matches: () => Iterable<Match>;
  readonly tournament: (id: number) => Tournament | null;
  readonly players: () => Iterable<Player>;
  readonly champions: () => Iterable<Champion>;
  /** Whether the source itself has figures of a game: those of match data files do not count. */
  readonly hasFigures: (matchId: number, gameId: number) => boolean;
  /** Whether the frames of a game are known from its beginning to its end. */
  readonly hasCourse: (gameId: number) => boolean;
};

export const NOTHING_KNOWN: IngestKnowledge = {
  matches: () => [],
  tournament: () => null,
  players: () => [],
  champions: () => [],
  hasFigures: () => false,
  hasCourse: () => false,
};

/** Called while a source loads; `done` and `total` count whatever `step` names. */
export type LoadProgress = (step: string, done: number, total: number) => void;

export type SnapshotOptions = {
  readonly known: IngestKnowledge;
  /** Whether `changes` is called meanwhile. Changes then go first, and data that follows matches comes through `pollBackground`. */
  readonly inBackground: boolean;
};

/**
 * Where matches come from. Four adapters: the PandaScore API, an archive
 * folder, match data files, the demo season. All instants are the site's (see `--as-of`): a
 * source never returns what has not happened by `now`.
 */
export interface MatchSource {
  /** Names what the documents were derived from, e.g. "demo:2026-11-16"; another name means re-deriving them. */
  readonly name: string;
  readonly simulated: boolean;
  /** Everything as of `now` (milliseconds since 1970). */
  snapshot(now: number, progress: LoadProgress, options?: SnapshotOptions): Promise<SourceSnapshot>;
  /** What has changed since the snapshot, or the previous call, until `now`. `known` is without these changes. */
  changes(now: number, known?: IngestKnowledge): Promise<MatchChanges>;
  /**
   * For sources with slow requests: starts those that are due, does not wait for
   * them, and returns what has been read since the last call; null for nothing.
   */
  pollBackground?(now: number, known: IngestKnowledge): BackgroundResults | null;
  /** False once the source has refused figures of games, because its plan has none. Absent: it has them. */
  hasFigures?(): boolean;
  /** The other source that its figures come from. */
  readonly figuresFrom?: 'oracles-elixir';
  /** How long to wait before asking for changes again. */
  readonly pollSeconds: number;
  /** `pollSeconds` while no match runs or is about to start. */
  readonly quietPollSeconds?: number;
  /** The hour (UTC) at which the whole source is read again every day, in the background. Absent: the first look of each UTC day reads it instead of the changes. */
  readonly wholeReadHour?: number;
}

/** Counts losses by kind, entity and part: a source may have the same one in every document. */
export class LossCount {
  readonly #losses = new Map<string, Loss>();

  constructor(losses: Iterable<Loss> = []) {
    this.add(losses);
  }

  add(losses: Iterable<Loss>): void {
    for (const loss of losses) {
      const key = `${loss.kind} ${loss.entity} ${loss.part}`;
      const known = this.#losses.get(key);
      this.#losses.set(key, known === undefined ? loss : { ...known, count: known.count + loss.count });
    }
  }

  /** Losses, the most frequent first. */
  list(): Loss[] {
    return [...this.#losses.values()].sort((a, b) => b.count - a.count || a.entity.localeCompare(b.entity) || a.part.localeCompare(b.part));
  }
}

/** A source that cannot be read at all. The message is one line for the person who started it: what is wrong and what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
