import type { MatchSummary } from '../../lib/domain/match/match';
import type { Bracket, BracketNode, BracketRound, BracketDiagram, Takes } from '../../lib/domain/competition/bracket/bracket-model';

/** The layout of a bracket: columns across, and down in units of a node's height. */

/** The height above a section for its rounds' names. */
const HEADING = 0.62;
const BETWEEN = 0.25;

type WithId = { readonly id: number };

export type PlacedNode<Of extends WithId = MatchSummary> = {
  readonly node: BracketNode<Of>;
  /** The middle of the node, from the top of the drawing. */
  readonly y: number;
  /** The line to the match that the winner goes on to, or, where the winner is through, the loser: how far down (negative: up), and how many columns on. */
  readonly onward: { readonly takes: Takes; readonly down: number; readonly columns: number } | null;
};
type PlacedRound<Of extends WithId> = {
  readonly round: BracketRound<Of>;
  /** The height at which the nodes of its section begin, above which its name stands; the final counts as part of the upper bracket. */
  readonly top: number;
  readonly nodes: readonly PlacedNode<Of>[];
};
type BracketLayout<Of extends WithId> = {
  readonly columns: number;
  readonly height: number;
  readonly rounds: readonly PlacedRound<Of>[];
};

/** The middle of each node of the two bracket sections; the final stands between those that feed it. */
function middles(bracket: BracketDiagram): Map<number, number> {
  const lowerTop = bracket.upperRows > 0 ? HEADING + bracket.upperRows + BETWEEN : 0;
  const y = new Map<number, number>();
  const nodes = bracket.rounds.flatMap((round) => round.nodes);
  for (const { section, row, match } of nodes) {
    if (section === 'upper') y.set(match.id, HEADING + row + 0.5);
    if (section === 'lower') y.set(match.id, lowerTop + HEADING + row + 0.5);
  }
  const last = nodes.filter(({ section }) => section === 'final');
  for (const { match, feeders, column, number } of last) {
    const from = feeders.flatMap(({ matchId }) => y.get(matchId) ?? []);
    const middle = from.length === 0 ? HEADING + 0.5 : from.reduce((sum, each) => sum + each, 0) / from.length;
    const above = last.find((other) => other.column === column && other.number === number - 1);
    y.set(match.id, Math.max(middle, above ? (y.get(above.match.id) ?? 0) + 1 : 0));
  }
  const final = last.at(-1);
  for (const { match } of nodes.filter(({ section }) => section === 'third'))
    y.set(match.id, (y.get(final?.match.id ?? 0) ?? 0.5) + 1 + HEADING);
  separate(nodes, y);
  return y;
}

/** Groups that lead to a knockout may still play in its first column, some matches of which are not known yet: what would stand over another moves below it. */
function separate(nodes: readonly BracketNode<WithId>[], y: Map<number, number>): void {
  const free = new Map<number, number>();
  const at = ({ match }: BracketNode<WithId>) => y.get(match.id) ?? 0;
  for (const node of nodes.toSorted((a, b) => at(a) - at(b))) {
    const placed = Math.max(at(node), free.get(node.column) ?? 0);
    y.set(node.match.id, placed);
    free.set(node.column, placed + 1);
  }
}

export function layoutBracket<Of extends WithId>(bracket: Bracket<Of>): BracketLayout<Of> {
  const y = middles(bracket);
  const nodes = new Map(bracket.rounds.flatMap((round) => round.nodes).map((node) => [node.match.id, node]));
  const goTo = { winner: new Map<number, BracketNode<Of>>(), loser: new Map<number, BracketNode<Of>>() };
  for (const node of nodes.values()) for (const { matchId, takes } of node.feeders) goTo[takes].set(matchId, node);
  const at = (id: number) => y.get(id) ?? 0.5;
  const rounds = bracket.rounds.map((round): PlacedRound<Of> => {
    const placed = round.nodes.map((node): PlacedNode<Of> => {
      const takes = goTo.winner.has(node.match.id) ? 'winner' : 'loser';
      const next = goTo[takes].get(node.match.id);
      return {
        node,
        y: at(node.match.id),
        onward:
          next && next.column > node.column
            ? { takes, down: at(next.match.id) - at(node.match.id), columns: next.column - node.column }
            : null,
      };
    });
    const beside = bracket.rounds
      .filter(({ section }) => section === round.section || (section === 'upper' && round.section === 'final'))
      .flatMap(({ nodes: all }) => all.map(({ match }) => at(match.id)));
    return { round, top: Math.min(...beside) - 0.5, nodes: placed };
  });
  return { columns: bracket.columns, height: Math.max(...[...y.values()].map((each) => each + 0.5)), rounds };
}

/** The first column in which something runs or is still to come; 0 where all has been played. */
export function currentColumn(bracket: Bracket): number {
  const open = bracket.rounds
    .flatMap(({ nodes }) => nodes)
    .filter(({ match }) => !match.overdue && (match.status === 'not_started' || match.status === 'running'));
  return open.length === 0 ? 0 : Math.min(...open.map(({ column }) => column));
}
