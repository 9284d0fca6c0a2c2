import type { Loss } from './match-source';

/** Counts losses by kind, entity and part: a source may have the same one in every document. */
export class LossCount {
  readonly #losses = new Map<string, Loss>();

  add(losses: Iterable<Loss>): void {
    for (const loss of losses) {
      const key = `${loss.kind} ${loss.entity} ${loss.part}`;
      const known = this.#losses.get(key);
      this.#losses.set(key, known === undefined ? loss : { ...known, count: known.count + loss.count });
    }
  }

  /** Most frequent first. */
  list(): Loss[] {
    return [...this.#losses.values()].sort((a, b) => b.count - a.count || a.entity.localeCompare(b.entity) || a.part.localeCompare(b.part));
  }
}
