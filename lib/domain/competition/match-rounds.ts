import { buildBracket } from './bracket';
import { teamsIn, type Bracket, type BracketNode, type BracketDiagram, type Feeder } from './bracket/bracket-model';
import { entrantsOf } from './bracket/entrants';
import { decidesTitle } from './serie-places';
import type { Match, MatchPlace, MatchRound, MatchSummary, StageMatch } from '../match/match';
import { sideName } from '../match/match-names';
import type { SideName } from '../match/match-state';

/** Where matches stand in their brackets, and whose sides are the results of other matches. */

/** A bracket's match by its place. `double`: the bracket has a lower half. */
export function roundOf(
  { section, name, index, nodes }: BracketDiagram['rounds'][number],
  { number }: Pick<BracketNode, 'number'>,
  double: boolean,
): MatchPlace {
  if (section === 'third' || name === 'third') return { part: 'single', name: 'third', round: index, match: null };
  if (section === 'final' && name === 'final') return { part: 'single', name: double ? 'grandFinal' : 'final', round: index, match: null };
  const isOneOfMany = name === 'semifinals' || name === 'quarterfinals' || (name === 'round' && nodes.length > 1);
  const part = section === 'lower' ? 'lower' : section === 'upper' && double ? 'upper' : 'single';
  return { part, name, round: index, match: isOneOfMany ? number : null };
}

/** A match by its place, as one that its winner or loser comes to calls it. Winners stay in their half, losers drop to the lower one: only a final has to say which half it means. */
export function placeBefore(into: BracketNode, place: MatchPlace): MatchPlace {
  return into.section === 'final' || place.name === 'final' ? place : { ...place, part: 'single' };
}

/** What the result of each match decides, by its place in the bracket. */
function stakesOf({ rounds }: Bracket, endsTitle: boolean): ReadonlyMap<number, MatchRound['stake']> {
  const nodes = rounds.flatMap((round) =>
    round.nodes.map((node) => ({ ...node, isFinal: node.section === 'final' && round.name === 'final' })),
  );
  const hasFinal = nodes.some(({ isFinal }) => isFinal);
  return new Map(
    nodes.map(({ match, section, isFinal }) => {
      const onward = nodes.filter(({ feeders }) => feeders.some(({ matchId }) => matchId === match.id));
      const lost = onward.find(({ feeders }) => feeders.some(({ matchId, takes }) => matchId === match.id && takes === 'loser'));
      if (lost !== undefined) return [match.id, section === 'upper' && lost.section === 'lower' ? 'drops' : undefined];
      const isLastFinal = isFinal && onward.length === 0;
      return [match.id, !endsTitle || !hasFinal || section === 'third' ? undefined : isLastFinal ? 'title' : 'out'];
    }),
  );
}

/** Where neither team of a match is known and one of them is seeded, the other is written below it. */
export function waitingEntrant({ match, feeders: [only, other] }: BracketNode, side: SideName): Feeder | undefined {
  return side === 'right' && !other && teamsIn(match).length === 0 ? only : undefined;
}

/** Who may come to the open sides of a match, where those teams are known. */
function openSidesOf({ match, feeders }: BracketNode, matchOf: (id: number) => MatchSummary | undefined): MatchRound['from'] {
  const entrants = entrantsOf(match, feeders, matchOf);
  const of = (side: SideName) => {
    const entrant = entrants[side];
    const from = match[side].id === 0 && entrant && 'matchId' in entrant ? matchOf(entrant.matchId) : undefined;
    if (from === undefined || !entrant || !('takes' in entrant) || teamsIn(from).length < 2) return {};
    const teams = [from.left, from.right].map((team) => ({ id: team.id, name: sideName(team, 'short') }));
    return { [side]: { takes: entrant.takes, match: teams.map(({ name }) => name).join('–'), teams } };
  };
  const sides = { ...of('left'), ...of('right') };
  return Object.keys(sides).length === 0 ? undefined : sides;
}

/** The places of the matches that decide the open sides of a match. */
function sidesAfter(
  node: BracketNode,
  matchOf: (id: number) => MatchSummary | undefined,
  places: ReadonlyMap<number, MatchPlace>,
): MatchRound['after'] {
  const { match, feeders } = node;
  const entrants = entrantsOf(match, feeders, matchOf);
  const of = (side: SideName) => {
    const entrant = entrants[side] ?? waitingEntrant(node, side);
    const place = match[side].id === 0 && entrant && 'matchId' in entrant ? places.get(entrant.matchId) : undefined;
    return place && entrant && 'takes' in entrant ? { [side]: { takes: entrant.takes, ...placeBefore(node, place) } } : {};
  };
  const sides = { ...of('left'), ...of('right') };
  return Object.keys(sides).length === 0 ? undefined : sides;
}

type StagePlace = {
  /** No stage that is known comes after it: a team that is out of it is out of the serie. */
  readonly isLast: boolean;
};

/**
 * The round of each match of a bracket, by id; a match that no other feeds, whose
 * teams are known from the start, is marked as such. `matches` are all of one stage; where its source says nothing of feeding, none has a round.
 */
export function stageRounds(matches: readonly StageMatch[], { isLast }: StagePlace = { isLast: false }): ReadonlyMap<number, MatchRound> {
  const fed = new Set(matches.filter(({ previousMatchIds }) => previousMatchIds.length > 0).map(({ id }) => id));
  const bracket = fed.size === 0 ? null : buildBracket(matches);
  if (bracket === null) return new Map();
  const stakes = stakesOf(bracket, isLast && matches.every(decidesTitle));
  const byId = new Map(matches.map((match) => [match.id, match]));
  const places = new Map(
    bracket.rounds.flatMap((round) => round.nodes.map((node) => [node.match.id, roundOf(round, node, bracket.double)] as const)),
  );
  const rounds = bracket.rounds.flatMap((round) =>
    round.nodes.map((node): [number, MatchRound] => {
      const { match, feeders } = node;
      const stake = stakes.get(match.id);
      const isFed = fed.has(match.id) || feeders.length > 0;
      const from = openSidesOf(node, (id) => byId.get(id));
      const after = sidesAfter(node, (id) => byId.get(id), places);
      return [
        match.id,
        {
          ...roundOf(round, node, bracket.double),
          ...(isFed ? {} : { unfed: true }),
          ...(stake && { stake }),
          ...(from && { from }),
          ...(after && { after }),
        },
      ];
    }),
  );
  return new Map(rounds);
}

/** The match with its round, or without one: as the last field, so that equal matches read the same. */
export function withRound(match: Match, round: MatchRound | undefined): Match {
  const { round: _before, ...bare } = match;
  return round === undefined ? bare : { ...bare, round };
}
