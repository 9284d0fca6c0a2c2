type RefreshingCacheOptions<Value> = {
  /** Loads the value; `now` is the site's clock. */
  readonly load: (now: number) => Promise<Value>;
  /** After this long (real time) the copy is refreshed in the background. */
  readonly maxAgeMs: number;
  /** After a failed refresh the old copy is served for this long before the next try. */
  readonly retryMs: number;
  /** The real clock, milliseconds. */
  readonly realNow: () => number;
  readonly onError: (error: unknown) => void;
};

type Held<Value> = { readonly value: Value; readonly loadedAt: number; readonly version: number };
type Flight<Value> = { readonly promise: Promise<Value>; readonly version: number };

/**
 * One value of the process that is refreshed in the background
 * (docs/architecture.md#read-models). The old copy stays when a refresh fails.
 * A dropped copy is served again only where no new one can be loaded.
 */
export class RefreshingCache<Value> {
  #held: Held<Value> | null = null;
  #flight: Flight<Value> | null = null;
  #version = 0;
  #retryAt = 0;

  constructor(private readonly options: RefreshingCacheOptions<Value>) {}

  /**
   * The value for the site's moment `now`; `usable` may refuse a copy (of
   * another day). Rejects only while no copy exists at all.
   */
  async get(now: number, usable: (value: Value) => boolean = () => true): Promise<Value> {
    // A background refresh that fails has called `onError`.
    const held = this.#held;
    if (held === null) return this.#refresh(now);
    const realNow = this.options.realNow();
    if (realNow < this.#retryAt) return held.value;
    if (held.version !== this.#version || !usable(held.value)) return this.#refresh(now).catch(() => held.value);
    if (realNow - held.loadedAt >= this.options.maxAgeMs) this.#refresh(now).catch(() => undefined);
    return held.value;
  }

  /** What the copy was made from has changed; a load under way may have read the old. */
  drop(): void {
    this.#version += 1;
  }

  #refresh(now: number): Promise<Value> {
    if (this.#flight?.version === this.#version) return this.#flight.promise;
    const version = this.#version;
    const loadedAt = this.options.realNow();
    const promise = this.options.load(now).then(
      (value) => {
        if (this.#held === null || this.#held.version <= version) this.#held = { value, loadedAt, version };
        return value;
      },
      (error: unknown) => {
        this.#retryAt = this.options.realNow() + this.options.retryMs;
        this.options.onError(error);
        throw error;
      },
    );
    const flight = { promise, version };
    this.#flight = flight;
    const settled = () => {
      if (this.#flight === flight) this.#flight = null;
    };
    promise.then(settled, settled);
    return promise;
  }
}
