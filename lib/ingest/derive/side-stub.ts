import type { TeamStub } from '../../domain/entities';
import type { Side } from '../../domain/match/match';

/** A side of a match as documents name it. */
export function stub({ id, name, abbr, img }: Pick<Side, 'id' | 'name' | 'abbr' | 'img'>): TeamStub {
  return { id, name, acronym: abbr, img };
}
