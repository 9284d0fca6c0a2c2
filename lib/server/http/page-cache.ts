import { LRUCache } from 'lru-cache';
import { totalmem } from 'node:os';
import type { CacheTag } from '../../domain/page/cache-tags';
import type { Timers } from '../timers';
import { type CacheEntry, entrySize } from './cache-entry';
import { RenderBusyError, type RenderQueue } from './render-queue';

/** How an answer was found: cached, cached but stale, rendered now, or an old copy because no new one could be rendered. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';

export type Lookup =
  | { readonly kind: 'found'; readonly entry: CacheEntry; readonly state: CacheState; readonly ageSeconds: number }
  /** No copy, and the render failed (`entry` is its error answer, if it gave one), is late, or the process has too much to render. */
  | { readonly kind: 'unavailable'; readonly reason: 'failed' | 'late' | 'busy'; readonly entry: CacheEntry | null }
  /** No copy, and the address has spent its budget: seconds until its next request. */
  | { readonly kind: 'limited'; readonly seconds: number };

/** A request that waits for a render. */
export type Requester = {
  /** Renders are taken from the addresses in turn. */
  readonly address: string;
  /** Counts a render for this address; seconds to wait once it has had too many, else null. */
  readonly count: () => Promise<number | null>;
};

type PageCacheOptions = {
  readonly maxBytes: number;
  readonly timers: Timers;
  readonly queue: RenderQueue;
  /** A render failed without an answer. */
  readonly onError: (error: unknown, key: string) => void;
};

/** A cached entry. A purged one is expired: it serves only while no new one can be had. */
type CachedPage = { readonly entry: CacheEntry; readonly renderedAt: number; expired: boolean; retryAt: number };
type Outcome =
  | { readonly kind: 'made'; readonly entry: CacheEntry }
  | { readonly kind: 'failed'; readonly entry: CacheEntry | null }
  | { readonly kind: 'busy'; readonly entry: null };
/** A render under way. `begun`: when its turn came, and after which purge. */
type Flight = { readonly promise: Promise<Outcome>; readonly startedAt: number; readonly begun: { at: number; sequence: number } };

/** The deadlines of a render, its wait in the queue included: where an old copy exists, and where none does. */
const DEADLINE_WITH_COPY_MS = 1_000;
const DEADLINE_WITHOUT_COPY_MS = 3_000;
/** The deadline for a file of our own, which needs nothing but this process: no browser requests a script again that was refused. */
export const OWN_FILE_DEADLINE_MS = 20_000;
/** After a failed render its old copy is served for this long before the next try. */
const RETRY_MS = 2_000;
/** A render that is still under way after this long is given up for another. */
const ABANDON_MS = 30_000;
/** The part of the cache for answers that were requested only once. */
const NEW_SHARE = 0.25;
/** Redirects and notes of absence: without a body, and short-lived. */
const MOST_BRIEF = 2_000;

/** Cached answers. One that was requested only once can evict nothing but others of that kind. */
class CachedAnswers {
  readonly #repeated: LRUCache<string, CachedPage>;
  readonly #fresh: LRUCache<string, CachedPage>;
  readonly #brief = new LRUCache<string, CachedPage>({ max: MOST_BRIEF });

  constructor(maxBytes: number) {
    const sizeCalculation = ({ entry }: CachedPage, key: string) => entrySize(entry) + key.length;
    const maxSize = Math.floor(maxBytes * NEW_SHARE);
    this.#fresh = new LRUCache<string, CachedPage>({ maxSize, sizeCalculation });
    this.#repeated = new LRUCache<string, CachedPage>({ maxSize: maxBytes - maxSize, sizeCalculation });
  }

  /** Whole answers, without redirects and notes of absence. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#repeated.size + this.#fresh.size, bytes: this.#repeated.calculatedSize + this.#fresh.calculatedSize };
  }

  /** The answer to a request; from now on it counts as requested more than once. */
  get(key: string): CachedPage | undefined {
    const found = this.#repeated.get(key) ?? this.#brief.get(key);
    if (found !== undefined) return found;
    const stored = this.#fresh.get(key);
    if (stored === undefined) return undefined;
    this.#fresh.delete(key);
    this.#repeated.set(key, stored);
    return stored;
  }

  peek(key: string): CachedPage | undefined {
    return this.#repeated.peek(key) ?? this.#brief.peek(key) ?? this.#fresh.peek(key);
  }

  set(key: string, stored: CachedPage): void {
    const known = this.#repeated.has(key);
    this.delete(key);
    if (stored.entry.status !== 200) this.#brief.set(key, stored);
    else if (known) this.#repeated.set(key, stored);
    else this.#fresh.set(key, stored);
  }

  delete(key: string): void {
    for (const answers of [this.#repeated, this.#fresh, this.#brief]) answers.delete(key);
  }

  *values(): Iterable<CachedPage> {
    for (const answers of [this.#repeated, this.#fresh, this.#brief]) yield* answers.values();
  }
}

/**
 * Rendered public answers, bounded by bytes (docs/architecture.md#http-server). One render
 * at a time a key; fresh, then stale while a new one is made, then stale if none
 * can be made; purged by tag.
 */
export class PageCache {
  readonly #answers: CachedAnswers;
  readonly #flights = new Map<string, Flight>();
  /** The last purge of each tag, remembered only while renders are under way. */
  readonly #purges = new Map<CacheTag, number>();
  #sequence = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#answers = new CachedAnswers(options.maxBytes);
  }

  /** Whole answers, without redirects and notes of absence. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return this.#answers.size;
  }

  /**
   * The answer for a key; `render` makes one where none is cached or the cached
   * one is stale. It waits for the turn of `requester`; without a requester it is made
   * at once, as for files, which are not rendered. `deadlineMs`: how long to wait where there is no copy.
   */
  async get(
    key: string,
    render: () => Promise<CacheEntry>,
    requester: Requester | null = null,
    deadlineMs = DEADLINE_WITHOUT_COPY_MS,
  ): Promise<Lookup> {
    const stored = this.#answers.get(key);
    const now = this.options.timers.now();
    const makeNew = () => this.#makeNew(key, render, requester, deadlineMs);
    if (stored === undefined) return makeNew();
    const { lifetime } = stored.entry;
    const age = now - stored.renderedAt;
    const freshUntil = (lifetime?.fresh ?? 0) * 1000;
    if (!stored.expired && age < freshUntil) return this.#found(stored, 'hit');
    if (!stored.expired && age < freshUntil + (lifetime?.stale ?? 0) * 1000) {
      if (now >= stored.retryAt) void this.#render(key, render, requester).promise;
      return this.#found(stored, 'stale');
    }
    if (age >= freshUntil + (lifetime?.error ?? 0) * 1000) return makeNew();
    if (now < stored.retryAt) return this.#found(stored, 'fallback');
    if (requester !== null && this.#costs(key) && (await requester.count()) !== null) return this.#found(stored, 'fallback');
    const outcome = await this.#within(this.#render(key, render, requester), DEADLINE_WITH_COPY_MS);
    return outcome?.kind === 'made' ? this.#made(outcome.entry) : this.#found(stored, 'fallback');
  }

  /** The documents of these tags have changed: copies made from them are stale, but stay for when no new one can be rendered. */
  purge(tags: readonly CacheTag[]): void {
    this.#sequence += 1;
    if (this.#flights.size > 0) for (const tag of tags) this.#purges.set(tag, this.#sequence);
    const wanted = new Set(tags);
    for (const stored of this.#answers.values()) if (stored.entry.tags.some((tag) => wanted.has(tag))) stored.expired = true;
  }

  #found(stored: CachedPage, state: CacheState): Lookup {
    return {
      kind: 'found',
      entry: stored.entry,
      state,
      ageSeconds: Math.max(0, Math.floor((this.options.timers.now() - stored.renderedAt) / 1000)),
    };
  }

  #made(entry: CacheEntry): Lookup {
    return { kind: 'found', entry, state: 'miss', ageSeconds: 0 };
  }

  async #makeNew(key: string, render: () => Promise<CacheEntry>, requester: Requester | null, deadlineMs: number): Promise<Lookup> {
    const seconds = requester !== null && this.#costs(key) ? await requester.count() : null;
    if (seconds !== null) return { kind: 'limited', seconds };
    const outcome = await this.#within(this.#render(key, render, requester), deadlineMs);
    if (outcome === null) return { kind: 'unavailable', reason: 'late', entry: null };
    return outcome.kind === 'made' ? this.#made(outcome.entry) : { kind: 'unavailable', reason: outcome.kind, entry: outcome.entry };
  }

  /** Whether a request for a key causes a render: one that joins a render under way causes none. */
  #costs(key: string): boolean {
    return !this.#flights.has(key);
  }

  /** The outcome of a render, or null once the render (not this wait) is older than `ms`. */
  #within(flight: Flight, ms: number): Promise<Outcome | null> {
    const { timers } = this.options;
    return new Promise((resolve) => {
      const callOff = timers.after(Math.max(0, flight.startedAt + ms - timers.now()), () => resolve(null));
      void flight.promise.then((outcome) => {
        callOff();
        resolve(outcome);
      });
    });
  }

  #render(key: string, render: () => Promise<CacheEntry>, requester: Requester | null): Flight {
    const startedAt = this.options.timers.now();
    const current = this.#flights.get(key);
    if (current && startedAt - current.startedAt < ABANDON_MS) return current;
    const settle = (entry: CacheEntry | null) => {
      if (this.#flights.get(key) === flight) this.#settle(key, flight, entry);
    };
    const begun = { at: startedAt, sequence: this.#sequence };
    const begin = () => {
      begun.at = this.options.timers.now();
      begun.sequence = this.#sequence;
      return render();
    };
    const promise = (requester === null ? begin() : this.options.queue.run(requester.address, begin)).then(
      (entry): Outcome => {
        settle(entry);
        return { kind: entry.status < 500 ? 'made' : 'failed', entry };
      },
      (error: unknown): Outcome => {
        settle(null);
        if (error instanceof RenderBusyError) return { kind: 'busy', entry: null };
        this.options.onError(error, key);
        return { kind: 'failed', entry: null };
      },
    );
    const flight: Flight = { promise, startedAt, begun };
    this.#flights.set(key, flight);
    return flight;
  }

  /** To be called when a render has ended; null and 5xx are failures. */
  #settle(key: string, flight: Flight, entry: CacheEntry | null): void {
    if (entry === null || entry.status >= 500) {
      const stored = this.#answers.peek(key);
      if (stored) stored.retryAt = this.options.timers.now() + RETRY_MS;
    } else if (entry.lifetime === null) {
      this.#answers.delete(key);
    } else {
      // A purge overtook the render: it may have read the old documents.
      const expired = entry.tags.some((tag) => (this.#purges.get(tag) ?? 0) > flight.begun.sequence);
      this.#answers.set(key, { entry, renderedAt: flight.begun.at, expired, retryAt: 0 });
    }
    this.#flights.delete(key);
    if (this.#flights.size === 0) this.#purges.clear();
  }
}

const MEGABYTE = 1_048_576;
/** An eighth of the memory is for pages: Next, renders under way, and answers cached for repeated writes need the rest. */
const SHARE = 8;
const LEAST_MEGABYTES = 16;
const MOST_MEGABYTES = 256;

/** Bytes of memory for this process and those beside it: the limit of its container, else what the machine has. */
export function memoryLimit(): number {
  // A limit of 0, or of more than there is, is none.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** The bound of one process's page cache in megabytes where none is configured, with `memory` bytes for all `workers`. */
export function cacheMegabytes(memory: number, workers: number): number {
  return Math.min(Math.max(Math.floor(memory / SHARE / workers / MEGABYTE), LEAST_MEGABYTES), MOST_MEGABYTES);
}
