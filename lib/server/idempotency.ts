import { LRUCache } from 'lru-cache';
import type { ApiAnswer } from './api-route';

/** Answers of writes by their idempotency id, as far as this process remembers: what must count once after its end is known by what is stored (decision 0014). A failed write is forgotten, so that it can be tried again. */
export class IdempotentAnswers {
  readonly #answers: LRUCache<string, Promise<ApiAnswer>>;

  constructor({ max, minutes }: { readonly max: number; readonly minutes: number }) {
    this.#answers = new LRUCache({ max, ttl: minutes * 60_000 });
  }

  /** Runs a write once for an id; whoever repeats the id, even at the same time, gets the first one's answer. */
  once(id: string, write: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const known = this.#answers.get(id);
    if (known) return known;
    const answer = write();
    this.#answers.set(id, answer);
    answer.catch(() => this.#answers.delete(id));
    return answer;
  }
}
