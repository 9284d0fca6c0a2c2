/** The entrant of a place in a bracket: a seed (from 1), or the winner or loser of another node. */
export type Entry = { readonly kind: 'seed'; readonly seed: number } | { readonly kind: 'winner' | 'loser'; readonly of: string };
type DemoBracketNode = { readonly key: string; readonly name: string; readonly left: Entry; readonly right: Entry };
export type BracketShape = 'single6' | 'single8' | 'double4' | 'double6' | 'double8';

/** Rows: key, entries ("3" a seed, "W…" a winner, "L…" a loser), name. A node comes after those that feed it. */
const SHAPES: Readonly<Record<BracketShape, string>> = {
  single6: `
Q1 3 6 Quarterfinal 1
Q2 4 5 Quarterfinal 2
S1 1 WQ2 Semifinal 1
S2 2 WQ1 Semifinal 2
F WS1 WS2 Final`,
  single8: `
Q1 1 8 Quarterfinal 1
Q2 4 5 Quarterfinal 2
Q3 2 7 Quarterfinal 3
Q4 3 6 Quarterfinal 4
S1 WQ1 WQ2 Semifinal 1
S2 WQ3 WQ4 Semifinal 2
F WS1 WS2 Final`,
  double4: `
U1 1 4 Upper bracket semifinal 1
U2 2 3 Upper bracket semifinal 2
L1 LU1 LU2 Lower bracket semifinal
UF WU1 WU2 Upper bracket final
LF LUF WL1 Lower bracket final
F WUF WLF Grand final`,
  double6: `
R1 3 6 Round 1 match 1
R2 4 5 Round 1 match 2
U1 1 WR2 Upper bracket semifinal 1
U2 2 WR1 Upper bracket semifinal 2
L1 LU1 LU2 Lower bracket semifinal
UF WU1 WU2 Upper bracket final
LF LUF WL1 Lower bracket final
F WUF WLF Grand final`,
  double8: `
Q1 1 8 Upper bracket quarterfinal 1
Q2 4 5 Upper bracket quarterfinal 2
Q3 2 7 Upper bracket quarterfinal 3
Q4 3 6 Upper bracket quarterfinal 4
L1 LQ1 LQ2 Lower bracket round 1 match 1
L2 LQ3 LQ4 Lower bracket round 1 match 2
U1 WQ1 WQ2 Upper bracket semifinal 1
U2 WQ3 WQ4 Upper bracket semifinal 2
L3 LU2 WL1 Lower bracket quarterfinal 1
L4 LU1 WL2 Lower bracket quarterfinal 2
UF WU1 WU2 Upper bracket final
L5 WL3 WL4 Lower bracket semifinal
LF LUF WL5 Lower bracket final
F WUF WLF Grand final`,
};

function entryOf(text: string): Entry {
  if (text.startsWith('W')) return { kind: 'winner', of: text.slice(1) };
  if (text.startsWith('L')) return { kind: 'loser', of: text.slice(1) };
  return { kind: 'seed', seed: Number(text) };
}

/** The nodes of a bracket in an order in which they can be played. */
export function bracketNodes(shape: BracketShape): DemoBracketNode[] {
  return SHAPES[shape]
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', left = '', right = '', ...name] = row.split(' ');
      return { key, name: name.join(' '), left: entryOf(left), right: entryOf(right) };
    });
}
