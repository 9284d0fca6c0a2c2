import type { GameDetail } from '../../../lib/domain/match/game';
import type { Match } from '../../../lib/domain/match/match';
import type { Loss, MatchChanges, MatchSource, Rejection, SourceSnapshot } from '../../../lib/source/match-source';
import { NO_ENTITIES, type Entities } from '../../../lib/ingest/index/entity-index';

type Recorded = {
  readonly matches: readonly Match[];
  readonly games?: ReadonlyMap<number, readonly GameDetail[]>;
  readonly entities?: Partial<Entities>;
  readonly rejections?: readonly Rejection[];
  readonly losses?: readonly Loss[];
};

/** A source that returns what a test sets, and counts its calls. */
export class FakeSource implements MatchSource {
  readonly simulated = false;
  readonly pollSeconds = 5;
  snapshots = 0;
  /** The results of the next calls of `changes`, one each; then nothing. An error is thrown. */
  readonly news: (Partial<MatchChanges> | Error)[] = [];

  constructor(
    public recorded: Recorded,
    readonly name = 'fake',
    /** Null: a source that returns everything; else one with a cursor. */
    public cursor: string | null = null,
  ) {}

  async snapshot(): Promise<SourceSnapshot> {
    this.snapshots += 1;
    const { matches, games = new Map(), entities = {}, rejections = [], losses = [] } = this.recorded;
    return { ...NO_ENTITIES, ...entities, matches, games, rejections, losses, removed: [], cursor: this.cursor };
  }

  async changes(): Promise<MatchChanges> {
    const next = this.news.shift();
    if (next instanceof Error) throw next;
    return { matches: [], games: new Map(), removed: [], rejections: [], losses: [], cursor: this.cursor, ...next };
  }
}
