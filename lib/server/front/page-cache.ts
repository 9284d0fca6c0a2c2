import { LRUCache } from 'lru-cache';
import { entrySize, type CacheEntry } from './cache-entry';
import type { Timers } from './timers';

/** How an answer came about: as kept, kept but old, made anew, or an old copy because no new one could be had. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';

export type Lookup =
  | { readonly kind: 'found'; readonly entry: CacheEntry; readonly state: CacheState; readonly ageSeconds: number }
  /** No copy, and the render failed (`entry` is its error answer, if it gave one) or is late. */
  | { readonly kind: 'unavailable'; readonly reason: 'failed' | 'late'; readonly entry: CacheEntry | null };

export type PageCacheOptions = {
  readonly maxBytes: number;
  readonly timers: Timers;
  /** A render failed without an answer. */
  readonly onError: (error: unknown, key: string) => void;
};

/** A kept entry. A purged one is expired: it serves only while no new one can be had. */
type Kept = { readonly entry: CacheEntry; readonly renderedAt: number; expired: boolean; retryAt: number };
type Outcome = { readonly ok: true; readonly entry: CacheEntry } | { readonly ok: false; readonly entry: CacheEntry | null };
type Flight = { readonly promise: Promise<Outcome>; readonly startedAt: number; readonly sequence: number };

/** A render has so long where an old copy exists, and where none does (design: "Page cache"). */
const DEADLINE_WITH_COPY_MS = 1_000;
const DEADLINE_WITHOUT_COPY_MS = 3_000;
/** After a failed render its old copy is served for so long before the next try. */
const RETRY_MS = 2_000;
/** A render that is still under way after so long is given up for another. */
const ABANDON_MS = 30_000;

/**
 * Rendered public answers, bounded by bytes (design: "Page cache"). One render
 * at a time a key; fresh, then stale while a new one is made, then stale if none
 * can be made; purged by tag.
 */
export class PageCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Flight>();
  /** The last purge of each tag, remembered only while renders are under way. */
  readonly #purges = new Map<string, number>();
  #sequence = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#kept = new LRUCache<string, Kept>({ maxSize: options.maxBytes, sizeCalculation: ({ entry }) => entrySize(entry) });
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  /** The answer for a key; `render` makes one where none is kept or the kept one is old. */
  async get(key: string, render: () => Promise<CacheEntry>): Promise<Lookup> {
    const kept = this.#kept.get(key);
    const now = this.options.timers.now();
    if (kept === undefined) return this.#makeNew(key, render);
    const { lifetime } = kept.entry;
    const age = now - kept.renderedAt;
    const freshUntil = (lifetime?.fresh ?? 0) * 1000;
    if (!kept.expired && age < freshUntil) return this.#found(kept, 'hit');
    if (!kept.expired && age < freshUntil + (lifetime?.stale ?? 0) * 1000) {
      if (now >= kept.retryAt) void this.#render(key, render).promise;
      return this.#found(kept, 'stale');
    }
    if (age >= freshUntil + (lifetime?.error ?? 0) * 1000) return this.#makeNew(key, render);
    if (now < kept.retryAt) return this.#found(kept, 'fallback');
    const outcome = await this.#within(this.#render(key, render), DEADLINE_WITH_COPY_MS);
    return outcome?.ok ? this.#fresh(outcome.entry) : this.#found(kept, 'fallback');
  }

  /** The documents behind these tags have changed: what was made from them is old, but stays for when no new one can be had. */
  purge(tags: readonly string[]): void {
    this.#sequence += 1;
    if (this.#flights.size > 0) for (const tag of tags) this.#purges.set(tag, this.#sequence);
    const wanted = new Set(tags);
    for (const kept of this.#kept.values()) if (kept.entry.tags.some((tag) => wanted.has(tag))) kept.expired = true;
  }

  #found(kept: Kept, state: CacheState): Lookup {
    return { kind: 'found', entry: kept.entry, state, ageSeconds: Math.max(0, Math.floor((this.options.timers.now() - kept.renderedAt) / 1000)) };
  }

  #fresh(entry: CacheEntry): Lookup {
    return { kind: 'found', entry, state: 'miss', ageSeconds: 0 };
  }

  async #makeNew(key: string, render: () => Promise<CacheEntry>): Promise<Lookup> {
    const outcome = await this.#within(this.#render(key, render), DEADLINE_WITHOUT_COPY_MS);
    if (outcome === null) return { kind: 'unavailable', reason: 'late', entry: null };
    return outcome.ok ? this.#fresh(outcome.entry) : { kind: 'unavailable', reason: 'failed', entry: outcome.entry };
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

  #render(key: string, render: () => Promise<CacheEntry>): Flight {
    const startedAt = this.options.timers.now();
    const current = this.#flights.get(key);
    if (current && startedAt - current.startedAt < ABANDON_MS) return current;
    const promise = render().then(
      (entry): Outcome => {
        if (this.#flights.get(key) === flight) this.#settle(key, flight, entry);
        return { ok: entry.status < 500, entry };
      },
      (error: unknown): Outcome => {
        this.options.onError(error, key);
        if (this.#flights.get(key) === flight) this.#settle(key, flight, null);
        return { ok: false, entry: null };
      },
    );
    const flight: Flight = { promise, startedAt, sequence: this.#sequence };
    this.#flights.set(key, flight);
    return flight;
  }

  /** A render has ended; null and 5xx are failures. */
  #settle(key: string, flight: Flight, entry: CacheEntry | null): void {
    if (entry === null || entry.status >= 500) {
      const kept = this.#kept.get(key);
      if (kept) kept.retryAt = this.options.timers.now() + RETRY_MS;
    } else if (entry.lifetime === null) {
      this.#kept.delete(key);
    } else {
      // A purge overtook the render: it may have read the old documents.
      const expired = entry.tags.some((tag) => (this.#purges.get(tag) ?? 0) > flight.sequence);
      this.#kept.set(key, { entry, renderedAt: flight.startedAt, expired, retryAt: 0 });
    }
    this.#flights.delete(key);
    if (this.#flights.size === 0) this.#purges.clear();
  }
}
