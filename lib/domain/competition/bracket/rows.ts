import type { MatchSummary } from '../../match/match';
import type { Links } from './links';

/** A match within its section: rounds counted from the section's end, and its row. */
export type Placed = { readonly match: MatchSummary; readonly level: number; readonly row: number };
export type PlacedSection = { readonly nodes: readonly Placed[]; readonly levels: number; readonly rows: number };

/**
 * Rows such that a match stands in the middle of those whose winners come to
 * it. `section` in an order in which its matches can be played.
 */
export function placeSection(section: readonly MatchSummary[], { feeders, onward }: Links): PlacedSection {
  const own = new Map(section.map((match) => [match.id, match]));
  // Also of matches between, through which teams come back into the section.
  const levels = new Map<number, number>();
  for (const id of [...onward.keys()].reverse()) {
    const after = (onward.get(id) ?? []).map(({ matchId }) => (levels.get(matchId) ?? 0) + (own.has(matchId) ? 1 : 0));
    levels.set(id, Math.max(0, ...after));
  }
  const rows = new Map<number, number>();
  let free = 0;
  const place = ({ id }: MatchSummary): number => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const before = (feeders.get(id) ?? []).flatMap(({ matchId, takes }) => (takes === 'winner' ? (own.get(matchId) ?? []) : []));
    const [first, ...others] = before.map(place);
    const last = others.at(-1) ?? first;
    const row = first === undefined || last === undefined ? free++ : (first + last) / 2;
    rows.set(id, row);
    return row;
  };
  for (const match of section.filter(({ id }) => levels.get(id) === 0)) place(match);
  const nodes = section.map((match) => ({ match, level: levels.get(match.id) ?? 0, row: place(match) }));
  return { nodes, levels: Math.max(-1, ...nodes.map(({ level }) => level)) + 1, rows: free };
}
