import { EventEmitter } from 'node:events';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { CacheTag } from '../domain/page/cache-tags';

/**
 * What the server, the pages and the API routes of one process share. Each of the
 * three is a bundle of its own and evaluates our modules again
 * (docs/architecture.md#shared-state-of-a-process), so what must exist once
 * hangs on globalThis. A module that makes its part with the first use declares it
 * itself, as an optional field.
 */
export interface SharedRegistry {
  /** Emits "purge" with a list of cache tags. */
  readonly purges: EventEmitter<{ purge: [tags: readonly CacheTag[]] }>;
  /** The text of the pre-paint script; its hash stands in the policy of pages. '' before the server has read it. */
  prePaint: string;
  readonly rateLimiters: Map<string, RateLimiterMemory>;
  /** Work that continues after answers were sent. */
  readonly background: Set<Promise<void>>;
  /** By kind and route: when one was logged last, in milliseconds since 1970, and how many came since. */
  readonly securityEvents: Map<string, { at: number; more: number }>;
}

declare global {
  var riftweekShared: SharedRegistry | undefined;
}

function emitterOfPurges(): SharedRegistry['purges'] {
  const purges: SharedRegistry['purges'] = new EventEmitter();
  // Every cache of the process listens, more than Node's default limit.
  purges.setMaxListeners(0);
  return purges;
}

export function sharedRegistry(): SharedRegistry {
  return (globalThis.riftweekShared ??= {
    purges: emitterOfPurges(),
    prePaint: '',
    rateLimiters: new Map(),
    background: new Set(),
    securityEvents: new Map(),
  });
}
