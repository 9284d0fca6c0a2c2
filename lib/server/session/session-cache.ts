import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Session } from '../../domain/people/session';
import { ProcessCache } from '../process-cache';

/** The verified content of a session cookie. `signIn` is the id of its sign-in; `expiresAt` in milliseconds since 1970. */
export type CheckedSession = { readonly session: Session; readonly signIn: string; readonly expiresAt: number };

/** A cookie is checked again after this long: what became of its account elsewhere is known within a minute, even where word of it got lost. */
const CHECK_MS = 60_000;
const MAX_SESSIONS = 20_000;

function keyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}

/** Checked cookies of the last minute, one check at a time a cookie. Cookies are stored as hashes only. */
export class SessionCache {
  readonly #checks = new ProcessCache<(CheckedSession & { readonly checkedAt: number }) | null>({ max: MAX_SESSIONS, maxAgeMs: CHECK_MS });
  /** Sign-ins that ended here. A check that was under way meanwhile must not bring one back for a minute. */
  readonly #ended = new LRUCache<string, true>({ max: MAX_SESSIONS });
  /** When accounts changed, by uid: what was checked before says nothing any more. */
  readonly #changed = new LRUCache<string, number>({ max: MAX_SESSIONS });

  /** The session of a cookie, from the last minute's check or from `check`. A check that throws is not cached. `now` in milliseconds since 1970. */
  async get(cookie: string, now: number, check: () => Promise<CheckedSession | null>): Promise<Session | null> {
    const look = async () => {
      const found = await check();
      return found && { ...found, checkedAt: now };
    };
    const cached = await this.#checks.get(keyOf(cookie), now, look);
    const isOutdated = cached !== null && cached.checkedAt <= (this.#changed.get(cached.session.uid) ?? 0);
    if (isOutdated) this.drop(cookie);
    const checked = isOutdated ? await this.#checks.get(keyOf(cookie), now, look) : cached;
    return checked && checked.expiresAt > now && !this.#ended.has(checked.signIn) ? checked.session : null;
  }

  /** Drops one cookie: the next request checks it again. */
  drop(cookie: string): void {
    this.#checks.purge(keyOf(cookie));
  }

  /** No cookie of a sign-in makes a session here from now on. */
  end(signIn: string): void {
    this.#ended.set(signIn, true);
  }

  /** An account has changed: its cookies are checked again. `now` in milliseconds since 1970. */
  change(uid: string, now: number): void {
    this.#changed.set(uid, now);
  }
}
