import type { BracketNode, BracketDiagram } from '../../lib/domain/competition/bracket/bracket-model';
import type { MatchRound } from '../../lib/domain/match/match';
import { roundOf } from '../../lib/domain/competition/match-rounds';
import { roundTitle as titleOf } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';

/** The round of a match as a heading: "Upper-bracket semifinals", "Quarterfinals", "Final". */
function roundHeading({ name, part, ...place }: MatchRound, t: Translate): string {
  return name === 'semifinals' || name === 'quarterfinals'
    ? t(`bracket.${part}.${name}`)
    : titleOf({ ...place, name, part, match: null }, t);
}

type Round = BracketDiagram['rounds'][number];

export function bracketRoundTitle(round: Round, double: boolean, t: Translate): string {
  return roundHeading(roundOf(round, { number: 1 }, double), t);
}

/** "Upper-bracket semifinal 1": a match by its place only, which does not reveal who got there. */
export function bracketMatchTitle(round: Round, node: Pick<BracketNode, 'number'>, double: boolean, t: Translate): string {
  return titleOf(roundOf(round, node, double), t);
}

/** Every match of a bracket by its place only: "Upper-bracket semifinal 1". */
export function bracketTitles(bracket: BracketDiagram | null, t: Translate): ReadonlyMap<number, string> {
  if (bracket === null) return new Map();
  return new Map(
    bracket.rounds.flatMap((round) =>
      round.nodes.map((node) => [node.match.id, bracketMatchTitle(round, node, bracket.double, t)] as const),
    ),
  );
}
