import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error';
import type { ApiAnswer } from './api-route';

export type IdempotentWrite = {
  readonly id: string;
  /** The sender, by credentials (`senderKey`): the same id from another sender is another write. */
  readonly sender: string;
  /** What is to be done, route and input; the same id with another content is refused. */
  readonly content: string;
  /** Whose share of the memory the answer takes. */
  readonly account: string;
};

type Limits = {
  readonly minutes: number;
  /** The most bytes of all cached answers, of those of one account, and of one answer. */
  readonly bytes: number;
  readonly accountBytes: number;
  readonly answerBytes: number;
};

type UnderWay = { readonly content: string; readonly answer: Promise<ApiAnswer> };
/** `body` is JSON; undefined: there was none. */
type StoredAnswer = {
  readonly content: string;
  readonly account: string;
  readonly status: number | undefined;
  readonly body: string | undefined;
  readonly bytes: number;
};
type Share = { bytes: number; readonly keys: Set<string> };

/** Keys, hashes and the cache's own bookkeeping of an entry. */
const OVERHEAD_BYTES = 512;

function hash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function sameContent<Known extends { readonly content: string }>(known: Known, content: string): Known {
  if (known.content !== content) throw new ApiError('idempotency-key-reused', 'This idempotency id stands for another write.');
  return known;
}

/** Whether an answer is JSON and nothing else. One with a cookie is for its receiver alone. */
function isPlain({ cookies = [], text, lifetime }: ApiAnswer): boolean {
  return cookies.length === 0 && text === undefined && lifetime === undefined;
}

/**
 * Answers of writes by their idempotency id, as long as this process caches them:
 * what must count once after its end is known by what is stored (docs/decisions/0014).
 * Only small answers without cookies are cached. Any other write, and one that
 * failed, runs again when it is repeated; routes are safe to repeat.
 */
export class IdempotentAnswers {
  readonly #limits: Limits;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #stored: LRUCache<string, StoredAnswer>;
  /** What each account has in `#stored`, oldest first. */
  readonly #shares = new Map<string, Share>();

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#stored = new LRUCache<string, StoredAnswer>({
      maxSize: limits.bytes,
      ttl: limits.minutes * 60_000,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (stored, key) => this.#giveBack(key, stored),
    });
  }

  /** Bytes of all cached answers. */
  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  /** Runs a write once for its id; a request with the same id, even at the same time, gets the first one's answer. Throws `idempotency-key-reused` where the id was another write's. */
  async once(write: IdempotentWrite, run: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const key = hash(write.sender, write.id);
    const content = hash(write.content);
    const underWay = this.#underWay.get(key);
    if (underWay) return sameContent(underWay, content).answer;
    const stored = this.#stored.get(key);
    if (stored) {
      const { status, body } = sameContent(stored, content);
      const parsed: unknown = body === undefined ? undefined : JSON.parse(body);
      return { ...(status === undefined ? {} : { status }), body: parsed };
    }
    const answer = run();
    this.#underWay.set(key, { content, answer });
    try {
      const given = await answer;
      if (isPlain(given))
        this.#store(key, {
          content,
          account: write.account,
          status: given.status,
          body: given.body === undefined ? undefined : JSON.stringify(given.body),
        });
      return given;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #store(key: string, entry: Omit<StoredAnswer, 'bytes'>): void {
    const { answerBytes, accountBytes } = this.#limits;
    const bytes = OVERHEAD_BYTES + Buffer.byteLength(entry.body ?? '');
    if (bytes > answerBytes) return;
    const share = this.#shares.get(entry.account) ?? { bytes: 0, keys: new Set() };
    for (const oldest of share.keys) {
      if (share.bytes + bytes <= accountBytes) break;
      this.#stored.delete(oldest);
    }
    this.#stored.set(key, { ...entry, bytes });
    share.keys.add(key);
    share.bytes += bytes;
    this.#shares.set(entry.account, share);
  }

  /** Called for every answer that is forgotten. */
  #giveBack(key: string, { account, bytes }: StoredAnswer): void {
    const share = this.#shares.get(account);
    if (!share?.keys.delete(key)) return;
    share.bytes -= bytes;
    if (share.keys.size === 0) this.#shares.delete(account);
  }
}

/** A name for the sender with these credentials, which are not held in memory. */
export function senderKey(...credentials: readonly (string | null)[]): string {
  return hash(credentials);
}
