import { LRUCache } from 'lru-cache';

type Entry<Value> = { readonly value: Promise<Value>; readonly loadedAt: number };

/**
 * What the process has loaded, by key; the least recently used goes first. Cached
 * is the promise of a load, so all callers share it, and what a purge takes out
 * while it loads reaches only earlier callers. A load that fails is not cached.
 */
export class ProcessCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;

  constructor(private readonly limits: { readonly max: number; readonly maxAgeMs: number }) {
    this.#entries = new LRUCache({ max: limits.max });
  }

  /** Whether a load of this key, younger than `maxAgeMs`, is cached. `now` in milliseconds since 1970, here as below. */
  has(key: string, now: number): boolean {
    const entry = this.#entries.peek(key);
    // One from the future was loaded before the clock was set back.
    return entry !== undefined && Math.abs(now - entry.loadedAt) < this.limits.maxAgeMs;
  }

  /** The cached value, or else what `load` answers. Rejects as that does. */
  get(key: string, now: number, load: () => Promise<Value>): Promise<Value> {
    const kept = this.has(key, now) ? this.#entries.get(key) : undefined;
    if (kept) return kept.value;
    // Begun once it is cached: a purge may come from then on.
    const value = Promise.resolve().then(load);
    const entry = { value, loadedAt: now };
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  purge(key: string): void {
    this.#entries.delete(key);
  }
}
