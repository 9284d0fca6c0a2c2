import type { MatchSummary } from '../../match/match';

/** A bracket as it is drawn and named. Pure shape: of results only which way a team took. */

export type BracketSection = 'upper' | 'lower' | 'final' | 'third';

/** Which of a match's two teams goes on to another match. */
export type Takes = 'winner' | 'loser';

/** Where one side of a match comes from. */
export type Feeder = { readonly matchId: number; readonly takes: Takes };

type WithId = { readonly id: number };

export type BracketNode<Of extends WithId = MatchSummary> = {
  readonly match: Of;
  readonly section: BracketSection;
  readonly feeders: readonly Feeder[];
  /** Column of the whole drawing, from 0. */
  readonly column: number;
  /** Middle of the node within its section, in nodes from the top: 0, 1, 1.5 … */
  readonly row: number;
  /** The match's number within its round, from 1. */
  readonly number: number;
};

/** How fans call a round; `round` goes by its number in the section. */
export type RoundName = 'final' | 'semifinals' | 'quarterfinals' | 'round' | 'third';

export type BracketRound<Of extends WithId = MatchSummary> = {
  readonly section: BracketSection;
  readonly name: RoundName;
  /** The round's number within its section, from 1; within the whole drawing for an unnamed round after both brackets. */
  readonly index: number;
  readonly column: number;
  /** The best-of that all its matches share; null where they differ. */
  readonly bestOf: number | null;
  readonly nodes: readonly BracketNode<Of>[];
};

export type Bracket<Of extends WithId = MatchSummary> = {
  /** Whether there is a lower bracket. */
  readonly double: boolean;
  readonly columns: number;
  /** The height in nodes of what is not the lower bracket. */
  readonly upperRows: number;
  /** Upper bracket first, then lower, then final and third place; each from the first round to the last. */
  readonly rounds: readonly BracketRound<Of>[];
};

/** Which match stands where and what it leads to; nothing of its teams or its result. */
export type BracketDiagram = Bracket<WithId>;

export function diagramOf(bracket: Bracket): BracketDiagram {
  return {
    ...bracket,
    rounds: bracket.rounds.map((round) => ({ ...round, nodes: round.nodes.map((node) => ({ ...node, match: { id: node.match.id } })) })),
  };
}

/** The ids of a match's known teams. */
export function teamsIn({ left, right }: MatchSummary): number[] {
  return [left.id, right.id].filter((id) => id > 0);
}

/** The match's winner; null while it is open, and of a draw. */
export function winnerOf(match: MatchSummary): number | null {
  return match.status === 'finished' ? match.winnerId : null;
}
