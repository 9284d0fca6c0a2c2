import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SYSTEM_SETTINGS, type IngestState } from '../domain/models/read-models';
import { type CacheTag, cacheTag } from '../domain/page/cache-tags';
import { type GoneNote, goneKey } from '../domain/page/gone';
import { currentMonday } from '../domain/values/week';
import { dayOf } from '../domain/values/zoned-date';
import type { MatchSource, Rejection } from '../source/match-source';
import { type DocumentWrite, commitWrites } from '../store/core/commit-writes';
import { WRITE_DEADLINE_MS } from '../store/core/deadline';
import { tagsOfDocument } from '../store/models/document-tags';
import { ingestStateDocuments, matchOfGamesPath } from '../store/models/match-documents';
import { forgetGoneWrites, goneWrites, pageOfPath, readAllArticles, readAllImageRecords } from '../store/models/site-documents';
import { makeDue } from '../store/play/book-document';
import { requestPurge } from '../store/work/purge-document';
import { ensureSystemSettings, readSystemSettings } from '../store/work/system-settings-document';
import { vanishedDocument } from './documents/document-registry';
import { metrics } from '../telemetry/metrics';
import { DocumentsToUpdate } from './documents/documents-to-update';
import type { FeedWatch } from './feed-watch';
import type { ReportIngest } from './ingest-report';
import { PictureDownloader, type PictureOptions, addressAhead } from './pictures/picture-downloader';
import { PictureIndex } from './pictures/picture-index';
import { SeasonModel, type StoredBefore } from './season-model';
import { WholeReads } from './whole-reads';
import { type ProjectHashes, loadContentHashes } from './write/content-hashes';
import { type Commit, type Written, writeDocuments } from './write/write-documents';

/** Only the load of a whole season ends more matches at once. */
const MOST = 50;

/**
 * Marks the books of matches that have ended, or whose result has changed, as due, so that the job's next turn settles
 * them. `now`: the site's clock. Never rejects: without it the job looks by itself, half a minute later.
 */
async function markBooksDue(matchIds: readonly number[], now: number): Promise<void> {
  if (matchIds.length === 0 || matchIds.length > MOST) return;
  const hasten = async (): Promise<void> => {
    if ((await readSystemSettings())?.betting) await makeDue(matchIds, now);
  };
  await hasten().catch(() => undefined);
}

/** What a poll did: changed matches, documents, and what it rejected for the first time. */
type Tick = Written & { readonly matches: number; readonly rejections: readonly Rejection[] };

export type IngestRunOptions = {
  /** Whether to poll for changes until `signal` is aborted. */
  readonly watch: boolean;
  /** The site's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly report: ReportIngest;
  readonly signal: AbortSignal;
  /**
   * The cursor with which the source was opened (`IngestState.cursor` of an
   * earlier run). Where it fits the store, what is stored is read back instead
   * of a snapshot, and the source goes on from there.
   */
  readonly cursor?: string | null | undefined;
  /** How pictures are fetched: in the background of the watch, or after the load if there is none. A failure fails nothing else. Absent: none is fetched, and stored ones stay. */
  readonly pictures?: PictureOptions | undefined;
  /** Feeds of news, if any are configured. */
  readonly feeds?: FeedWatch | undefined;
  readonly commit?: Commit | undefined;
};

function sumOf(parts: readonly Written[]): Written {
  const sum = (count: (each: Written) => number) => parts.reduce((total, each) => total + count(each), 0);
  return { written: sum(({ written }) => written), deleted: sum(({ deleted }) => deleted), unchanged: sum(({ unchanged }) => unchanged) };
}

/** What the store holds of the source that is about to be read. */
function storedBefore(state: IngestState | null, source: MatchSource, cursor: string | null): StoredBefore {
  if (state?.source !== source.name) return 'nothing';
  return cursor !== null && cursor === state.cursor && state.finishedAt !== null ? 'resumable' : 'same-source';
}

/** One run of ingest over one source: the season model, and what is still to be written. */
export class IngestRun {
  readonly knowledge: SeasonModel;
  /** Fetches pictures in the background; null if none are to be fetched. */
  readonly downloader: PictureDownloader | null;
  readonly #pending = new DocumentsToUpdate();
  /** What the source has merged, as far as that is not noted yet. */
  readonly #merged = new Map<string, GoneNote>();
  /** Tags of pages that show what was written, as far as they are not purged yet. */
  readonly #tags = new Set<CacheTag>();
  /** Matches that are over and were written, also when they had ended before. */
  readonly #ended = new Set<number>();
  #stored: StoredBefore;
  /** The UTC day on which the source was last loaded. */
  #loadedOn = '';
  /** True once the source has delivered everything; what is not written yet is pending then. */
  #learned = false;
  /** When the source was last read whole, milliseconds; null while it has not been. */
  #readAt: number | null = null;
  #wholeReads: WholeReads | null = null;
  /** When the source changed what is not stored yet, in milliseconds. */
  #changedAt: number[] = [];
  /** When the read under way began. */
  #readBeganAt = 0;

  private constructor(
    private readonly source: MatchSource,
    private readonly options: IngestRunOptions,
    private readonly hashes: ProjectHashes,
    private state: IngestState | null,
    pictures: PictureIndex,
  ) {
    this.knowledge = new SeasonModel(source, options.now, pictures, options.feeds ?? null);
    this.downloader = options.pictures ? new PictureDownloader(pictures, options.pictures) : null;
    this.#stored = storedBefore(state, source, options.cursor ?? null);
  }

  /** Opens a run with the state that earlier runs have stored, and makes sure that there are system settings. */
  static async open(source: MatchSource, options: IngestRunOptions): Promise<IngestRun> {
    // The demo season shows every feature, so it has the prediction game.
    await ensureSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: source.simulated });
    // A machine that is busy building the site may take long to connect.
    const state = await ingestStateDocuments.readWithin(WRITE_DEADLINE_MS);
    const pictures = new PictureIndex(source.name, options.pictures && addressAhead(options.pictures));
    pictures.load(await readAllImageRecords());
    const run = new IngestRun(source, options, await loadContentHashes(state !== null), state, pictures);
    run.knowledge.rememberArticles(await readAllArticles());
    return run;
  }

  /** Reads the whole source and writes whatever differs in the store. Called again after a failure, it goes on where that happened. */
  async load(): Promise<Written> {
    if (!this.#learned) await this.#learn();
    if (this.state?.source !== this.source.name)
      await this.#saveState(this.#stateNow({ finishedAt: null, cursor: null }), forgetGoneWrites());
    return this.#write((done, total) => this.options.report({ kind: 'writing', done, total }));
  }

  async #learn(): Promise<void> {
    const { now, watch, feeds, signal, cursor = null, report } = this.options;
    const moment = now();
    // Articles are read in the background only if there is a watch to show them.
    if (watch) feeds?.poll();
    else await feeds?.look();
    const resumes = this.#stored === 'resumable';
    const { complete } = await this.knowledge.learnAll(moment, this.#stored, cursor, (step, done, total) =>
      report({ kind: 'loading', step, done, total }),
    );
    this.#loadedOn = dayOf(moment, 'UTC');
    // After its first read, the season model is more complete than the store.
    this.#stored = 'same-source';
    if (this.source.wholeReadHour !== undefined) {
      const before = this.state?.readAt === undefined ? null : Date.parse(this.state.readAt);
      this.#readAt = resumes ? before : moment;
      this.#wholeReads = new WholeReads(this.source, this.#readAt ?? Number.NEGATIVE_INFINITY, (error, retrySeconds) => {
        if (!signal.aborted) report({ kind: 'failed', error, retrySeconds });
      });
    }
    this.#pending.clear();
    this.#pending.add(...this.knowledge.allTargets());
    this.#addVanished(complete);
    this.#learned = true;
  }

  /** How long to wait before the next poll. */
  get pollSeconds(): number {
    const { pollSeconds, quietPollSeconds = pollSeconds } = this.source;
    return this.knowledge.isBusy(this.options.now()) ? pollSeconds : quietPollSeconds;
  }

  /**
   * Requests the source's changes and writes what follows from them and from the
   * time that has passed; then what the source has read in the background. Once a
   * day the whole source is read again: in the background if it has an hour for
   * that, else instead of the changes at the first look of a UTC day.
   */
  async tick(): Promise<Tick> {
    const now = this.options.now();
    const { rejections } = this.knowledge;
    if (this.#wholeReads === null && dayOf(now, 'UTC') !== this.#loadedOn) {
      this.#learned = false;
      return { ...(await this.load()), matches: 0, rejections: rejections.takeNews() };
    }
    const { matches, targets, changedAt } = await this.knowledge.learnChanges(now);
    this.#changedAt.push(...changedAt);
    this.#pending.add(...targets);
    this.#addPictures();
    const live = await this.#write();
    const background = await this.knowledge.learnBackground(now);
    this.#pending.add(...background.targets);
    for (const merge of background.merged) this.#merged.set(goneKey(merge), merge);
    const whole = this.#learnWholeRead(now);
    const rest = this.#pending.size + this.#merged.size > 0 ? [await this.#write()] : [];
    return { ...sumOf([live, ...rest]), matches: matches + background.matches + whole, rejections: rejections.takeNews() };
  }

  /** Takes over a read that has ended, and begins the next one when it is due. Returns how many matches it changed. */
  #learnWholeRead(now: number): number {
    const reads = this.#wholeReads;
    if (reads === null) return 0;
    const read = reads.take();
    if (reads.poll(now, this.knowledge.known)) {
      this.knowledge.beginWholeRead();
      this.#readBeganAt = now;
    }
    if (read === null) return 0;
    this.#readAt = this.#readBeganAt;
    const { matches, targets } = this.knowledge.learnWholeRead(read);
    this.#pending.add(...targets);
    return matches;
  }

  /** Writes what follows from the pictures that have been stored. */
  async showPictures(): Promise<Written> {
    this.#addPictures();
    return this.#write();
  }

  #addPictures(): void {
    if (this.downloader && this.downloader.takeNews().length > 0) this.#pending.add(...this.knowledge.learnPictures());
  }

  /** Adds the stored documents for which nothing is derived any more. */
  #addVanished(complete: boolean): void {
    for (const [project, hashes] of this.hashes) {
      for (const path of hashes.paths()) {
        const vanished = vanishedDocument(project, path);
        if (this.#pending.has(vanished)) continue;
        // Games are sent once; a window that has moved on does not remove them.
        const matchId = matchOfGamesPath(path);
        if (!complete && matchId !== null && this.knowledge.has({ kind: 'match', id: matchId })) continue;
        this.#pending.add(vanished);
      }
    }
  }

  /**
   * Notes what is about to lose its page, before it does, and what the source has
   * merged: a note is read only where there is no page, so that an extra one is
   * harmless. Leftovers of another source or of an unfinished first load were
   * never shown as this source's.
   */
  async #noteGone(commit: Commit): Promise<void> {
    if (this.state?.source !== this.source.name || this.state.finishedAt === null) return;
    const known = this.hashes.get('main');
    const lost = [...this.#pending].flatMap(({ project, path }) => {
      const page = project === 'main' && known?.has(path) ? pageOfPath(path) : null;
      return page === null || this.knowledge.has(page) ? [] : [page];
    });
    const writes = await goneWrites([...new Map([...lost.map((page) => [goneKey(page), page] as const), ...this.#merged]).values()]);
    if (writes.length > 0) await commit('main', writes);
    this.#merged.clear();
  }

  async #write(onProgress: (done: number, total: number) => void = () => undefined): Promise<Written> {
    const { now, signal, report, commit = commitWrites } = this.options;
    const monday = currentMonday(now(), 'UTC');
    const onWritten = (paths: readonly string[]) => {
      for (const tag of paths.flatMap((path) => tagsOfDocument(path, monday))) this.#tags.add(tag);
      for (const page of paths.map(pageOfPath)) if (page?.kind === 'match' && this.knowledge.isOver(page.id)) this.#ended.add(page.id);
    };
    const onRefused = (path: string, reason: string) => report({ kind: 'refused', path, reason });
    try {
      await this.#noteGone(commit);
      const result = await writeDocuments(this.#pending, this.hashes, { commit, signal, onProgress, onWritten, onRefused });
      if (signal.aborted) return result;
      this.#pending.clear();
      this.knowledge.forgetGames();
      await this.#saveFinished(result);
      this.#count();
      return result;
    } finally {
      await this.#purge();
      await markBooksDue([...this.#ended], now());
      this.#ended.clear();
    }
  }

  #count(): void {
    const { ingestLook, ingestDelay, ingestMatches } = metrics();
    ingestLook.setToCurrentTime();
    ingestMatches.set(this.knowledge.matches);
    for (const at of this.#changedAt) ingestDelay.observe((this.options.now() - at) / 1000);
    this.#changedAt = [];
  }

  async #purge(): Promise<void> {
    if (this.#tags.size === 0) return;
    await requestPurge([...this.#tags]);
    this.#tags.clear();
  }

  /** Saves the state only if something is new: running ingest twice changes nothing. */
  async #saveFinished({ written, deleted }: Written): Promise<void> {
    const { cursor } = this.knowledge;
    const state = this.#stateNow({ finishedAt: new Date(this.options.now()).toISOString(), cursor });
    const isSame =
      this.state !== null && this.state.finishedAt !== null && isDeepStrictEqual({ ...this.state, finishedAt: state.finishedAt }, state);
    if (!isSame || written + deleted > 0) await this.#saveState(state);
  }

  #stateNow({ finishedAt, cursor }: Pick<IngestState, 'finishedAt' | 'cursor'>): IngestState {
    const { name: source, simulated, figuresFrom } = this.source;
    return {
      source,
      simulated,
      matches: this.knowledge.matches,
      finishedAt,
      cursor,
      ...(this.#readAt === null ? {} : { readAt: new Date(this.#readAt).toISOString() }),
      ...(this.source.hasFigures?.() === false ? { withoutFigures: true as const } : {}),
      ...(figuresFrom === undefined ? {} : { figuresFrom }),
    };
  }

  async #saveState(state: IngestState, further: readonly DocumentWrite[] = []): Promise<void> {
    const { project, path } = ingestStateDocuments.address();
    await (this.options.commit ?? commitWrites)(project, [...further, { path, fields: ingestStateDocuments.encode(state) }]);
    // Every page says whether there are figures, and whose.
    if (state.withoutFigures !== this.state?.withoutFigures || state.figuresFrom !== this.state?.figuresFrom)
      this.#tags.add(cacheTag.shell);
    this.state = state;
  }
}
