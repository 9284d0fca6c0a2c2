import { buildBracket } from '../competition/bracket';
import type { BracketNode, BracketRound } from '../competition/bracket/bracket-model';
import type { Feeding, Match, MatchRound, StageMatch } from './match';

/** Where matches stand in their brackets, and whose sides are the results of other matches. */

/** A bracket's match by its place. `double`: the bracket has a lower half. */
export function roundOf(
  { section, name, index, nodes }: BracketRound,
  { number }: Pick<BracketNode, 'number'>,
  double: boolean,
): MatchRound {
  if (section === 'third' || name === 'third') return { part: 'single', name: 'third', round: index, match: null };
  if (section === 'final' && name === 'final') return { part: 'single', name: double ? 'grandFinal' : 'final', round: index, match: null };
  const isOneOfMany = name === 'semifinals' || name === 'quarterfinals' || (name === 'round' && nodes.length > 1);
  const part = section === 'lower' ? 'lower' : section === 'upper' && double ? 'upper' : 'single';
  return { part, name, round: index, match: isOneOfMany ? number : null };
}

/**
 * The round of each match of a bracket, by id; a match that no other feeds, whose
 * teams are known from the start, is marked as such. `matches` are all of one stage; where its source says nothing of feeding, none has a round.
 */
export function stageRounds(matches: readonly StageMatch[]): ReadonlyMap<number, MatchRound> {
  const fed = new Set(matches.filter(({ previousMatchIds }) => previousMatchIds.length > 0).map(({ id }) => id));
  if (fed.size === 0) return new Map();
  const bracket = buildBracket(matches);
  const rounds = (bracket?.rounds ?? []).flatMap((round) =>
    round.nodes.map((node): [number, MatchRound] => {
      const place = roundOf(round, node, bracket?.double ?? false);
      const { match, feeders } = node;
      return [match.id, fed.has(match.id) || feeders.length > 0 ? place : { ...place, unfed: true }];
    }),
  );
  return new Map(rounds);
}

/** What a bracket says of a match; no field for what it does not say. */
export function feedingOf({ previousMatchIds, previousTakes }: Feeding): Feeding {
  return previousTakes === undefined ? { previousMatchIds } : { previousMatchIds, previousTakes };
}

/** The match with its round, or without one: as the last field, so that equal matches read the same. */
export function withRound(match: Match, round: MatchRound | undefined): Match {
  const { round: _before, ...bare } = match;
  return round === undefined ? bare : { ...bare, round };
}
