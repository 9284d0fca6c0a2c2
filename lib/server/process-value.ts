import type { CacheTag } from '../domain/page/cache-tags';
import { CACHE_REFRESH_MINUTES } from '../domain/values/constants';
import { uncounted } from '../store/core/read-counter';
import { errorFields, log } from './logger';
import { sharedRegistry } from './shared-registry';
import { steadyTimers } from './timers';

type ProcessValueOptions<Value> = {
  /** What it is called in the log. */
  readonly name: string;
  /** Reads it from the store; counts for no page. `now` is the site's clock. */
  readonly load: (now: number) => Promise<Value>;
  /** A purge of it drops the value. */
  readonly tag: CacheTag;
  /** After this long (real time) the value is refreshed in the background. */
  readonly maxAgeMs?: number;
};

/** After a failed refresh the old value is served for this long before the next try. */
const RETRY_MS = 2_000;

type CurrentValue<Value> = { readonly value: Value; readonly loadedAt: number; readonly version: number };
type Flight<Value> = { readonly promise: Promise<Value>; readonly version: number };

/**
 * One value from the store that the whole process shares, read anew after a
 * purge of its tag or, in the background, when it is old
 * (docs/architecture.md#read-models); values by key are in a `ProcessCache`. The old
 * value stays when a refresh fails. A dropped one is served again only where no
 * new one can be loaded.
 */
export class ProcessValue<Value> {
  #held: CurrentValue<Value> | null = null;
  #flight: Flight<Value> | null = null;
  #version = 0;
  #retryAt = 0;

  constructor(private readonly options: ProcessValueOptions<Value>) {
    sharedRegistry().purges.on('purge', (tags) => {
      // A load under way may have read what was there before.
      if (tags.includes(options.tag)) this.#version += 1;
    });
  }

  /**
   * The value for the site's moment `now`; `usable` may refuse one (of another
   * day). Rejects only while there is none at all.
   */
  async get(now: number, usable: (value: Value) => boolean = () => true): Promise<Value> {
    // A background refresh that fails is in the log.
    const held = this.#held;
    if (held === null) return this.#refresh(now);
    const realNow = steadyTimers.now();
    if (realNow < this.#retryAt) return held.value;
    if (held.version !== this.#version || !usable(held.value)) return this.#refresh(now).catch(() => held.value);
    const { maxAgeMs = CACHE_REFRESH_MINUTES * 60_000 } = this.options;
    if (realNow - held.loadedAt >= maxAgeMs) this.#refresh(now).catch(() => undefined);
    return held.value;
  }

  #refresh(now: number): Promise<Value> {
    if (this.#flight?.version === this.#version) return this.#flight.promise;
    const version = this.#version;
    const loadedAt = steadyTimers.now();
    const promise = uncounted(() => this.options.load(now)).then(
      (value) => {
        if (this.#held === null || this.#held.version <= version) this.#held = { value, loadedAt, version };
        return value;
      },
      (error: unknown) => {
        this.#retryAt = steadyTimers.now() + RETRY_MS;
        log().warn(errorFields(error), `${this.options.name} not refreshed`);
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
