import { createHash } from 'node:crypto';

/**
 * Ids for what has only names in a match data file. The same name has the same
 * id in every run and every file; they lie above PandaScore's own (nine digits
 * for what keys of followed entities and of statistics name: they have room for no more, those of the prediction game for twelve).
 */
const IN_KEYS = { from: 500_000_000, to: 1_000_000_000 };
const OTHERS = { from: 100_000_000_000, to: 1_000_000_000_000 };

type Kind = 'league' | 'team' | 'serie' | 'tournament' | 'player' | 'champion' | 'match' | 'game';

const isInKeys = (kind: Kind): boolean => ['league', 'team', 'serie', 'tournament'].includes(kind);
const HASH_BYTES = 6;

/** Gives ids to names, no id to two of them. */
export class NameIds {
  readonly #ids = new Map<string, number>();
  readonly #taken = new Set<string>();

  idOf(kind: Kind, name: string): number {
    const key = `${kind} ${name}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const { from, to } = isInKeys(kind) ? IN_KEYS : OTHERS;
    let id = from + (createHash('sha256').update(key).digest().readUIntBE(0, HASH_BYTES) % (to - from));
    while (this.#taken.has(`${kind} ${id}`)) id += 1;
    this.#ids.set(key, id);
    this.#taken.add(`${kind} ${id}`);
    return id;
  }
}
