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
