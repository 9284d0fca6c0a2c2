import type { BracketNode, BracketDiagram } from '../../lib/domain/competition/bracket/bracket-model';
import { roundOf } from '../../lib/domain/competition/match-rounds';
import { roundTitle, roundsTitle } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';

type Round = BracketDiagram['rounds'][number];

/** A round as a heading: "Upper-bracket semifinals", "Quarterfinals", "Final". */
export function bracketRoundTitle(round: Round, double: boolean, t: Translate): string {
  return roundsTitle(roundOf(round, { number: 1 }, double), t);
}

/** "Upper-bracket semifinal 1": a match by its place only, which does not reveal who got there. */
export function bracketMatchTitle(round: Round, node: Pick<BracketNode, 'number'>, double: boolean, t: Translate): string {
  return roundTitle(roundOf(round, node, double), t);
}

/** The titles of a bracket's matches that name only their places: "Upper-bracket semifinal 1". */
export function bracketTitles(bracket: BracketDiagram | null, t: Translate): ReadonlyMap<number, string> {
  if (bracket === null) return new Map();
  return new Map(
    bracket.rounds.flatMap((round) =>
      round.nodes.map((node) => [node.match.id, bracketMatchTitle(round, node, bracket.double, t)] as const),
    ),
  );
}
