/** Pairings by the circle method: each round has every entrant once, each cycle every pair once; sides change with each cycle. */
export function roundRobin<Entrant>(entrants: readonly Entrant[], cycles: number): [Entrant, Entrant][][] {
  const count = entrants.length;
  const rounds: [Entrant, Entrant][][] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    for (let round = 0; round < count - 1; round += 1) {
      const ring = entrants.slice(1).map((_, index) => entrants[1 + ((index + round) % (count - 1))]);
      const seats = [entrants[0], ...ring];
      const pairs: [Entrant, Entrant][] = [];
      for (let index = 0; index < count / 2; index += 1) {
        const first = seats[index];
        const second = seats[count - 1 - index];
        if (first === undefined || second === undefined) continue;
        const swap = (round + index + cycle) % 2 === 1;
        pairs.push(swap ? [second, first] : [first, second]);
      }
      rounds.push(pairs);
    }
  }
  return rounds;
}

/** The record of an entrant of a Swiss stage. Three wins advance, three losses end it. */
export type SwissRecord = { readonly id: number; wins: number; losses: number; readonly met: Set<number> };

const LAST = 3;

function pairUp(group: readonly SwissRecord[]): [SwissRecord, SwissRecord][] | null {
  const [first, ...rest] = group;
  if (!first) return [];
  // The best of a group meets the lowest that it has not met yet; where that leads nowhere, the next lowest.
  for (const second of [...rest].reverse()) {
    if (first.met.has(second.id)) continue;
    const others = pairUp(rest.filter((candidate) => candidate !== second));
    if (others) return [[first, second], ...others];
  }
  return null;
}

/** The pairings of the next round: entrants with the same record, no second meeting where that is possible. */
export function swissPairings(records: readonly SwissRecord[]): { pair: [SwissRecord, SwissRecord]; decider: boolean }[] {
  const open = records.filter((record) => record.wins < LAST && record.losses < LAST);
  const wins = [...new Set(open.map((record) => record.wins))].sort((a, b) => b - a);
  return wins.flatMap((count) => {
    const group = open.filter((record) => record.wins === count);
    const pairs = pairUp(group) ?? group.flatMap((record, index) => (index % 2 === 0 ? pairOf(record, group[index + 1]) : []));
    return pairs.map((pair) => ({ pair, decider: pair[0].wins === LAST - 1 || pair[0].losses === LAST - 1 }));
  });
}

function pairOf(first: SwissRecord, second: SwissRecord | undefined): [SwissRecord, SwissRecord][] {
  return second ? [[first, second]] : [];
}
