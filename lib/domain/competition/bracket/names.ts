import type { RoundName } from './bracket-model';

/** One round of a section: how many matches, whether the loser of each plays on, and whether one of them may come back. */
type Round = { readonly count: number; readonly spares: boolean; readonly leadsBack: boolean };

/** Names from the end on, by how many rounds follow. */
const FROM_END: readonly RoundName[] = ['final', 'semifinals', 'quarterfinals'];

/**
 * The names of rounds, the last one first, each leading to the next. So many
 * rounds follow `after` the last one. A single match before a final is no
 * semifinal but a step of a ladder, unless its loser plays on; a round whose
 * losers may come back belongs to what comes before. Once a round has
 * no name, those before it have none.
 */
export function namesFromEnd(rounds: readonly Round[], after: number): RoundName[] {
  let isNamed = true;
  return rounds.map(({ count, spares, leadsBack }, level) => {
    const name = FROM_END[level + after];
    isNamed &&= !leadsBack && count <= 2 ** (level + after) && (level + after === 0 || count > 1 || spares);
    return isNamed && name !== undefined ? name : 'round';
  });
}
