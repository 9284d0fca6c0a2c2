import type { Bracket } from '../../lib/domain/competition/bracket/bracket-model';
import type { Translate } from '../../lib/i18n/translate';
import { bracketMatchTitle } from './round-name';

/** Every match of a bracket by its place alone: "Upper-bracket semifinal 1". */
export function bracketTitles(bracket: Bracket | null, t: Translate): ReadonlyMap<number, string> {
  if (bracket === null) return new Map();
  return new Map(
    bracket.rounds.flatMap((round) =>
      round.nodes.map((node) => [node.match.id, bracketMatchTitle(round, node, bracket.double, t)] as const),
    ),
  );
}
