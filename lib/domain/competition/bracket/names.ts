import type { RoundName } from './bracket-model';

/** One round of a section: how many matches, and whether the loser of each plays on. */
type Round = { readonly count: number; readonly spares: boolean };

/** Names from the end on, by how many rounds follow. */
const FROM_END: readonly RoundName[] = ['final', 'semifinals', 'quarterfinals'];

/**
 * The names of rounds, the last one first, each leading to the next. So many
 * rounds follow `after` the last one. A single match before a final is no
 * semifinal but a step of a ladder, unless its loser plays on. Once a round has
 * no name, those before it have none.
 */
export function namesFromEnd(rounds: readonly Round[], after: number): RoundName[] {
  let isNamed = true;
  return rounds.map(({ count, spares }, level) => {
    const name = FROM_END[level + after];
    isNamed &&= count <= 2 ** (level + after) && (level + after === 0 || count > 1 || spares);
    return isNamed && name !== undefined ? name : 'round';
  });
}
