import type { Bracket, BracketNode, Feeder } from '../../lib/domain/competition/bracket/bracket-model';
import { teamsIn } from '../../lib/domain/competition/bracket/bracket-model';
import { entrantsOf } from '../../lib/domain/competition/bracket/entrants';
import { placeBefore, roundOf, waitingEntrant } from '../../lib/domain/competition/match-rounds';
import { sideName } from '../../lib/domain/match/match-names';
import type { SideName } from '../../lib/domain/match/match-state';
import { roundTitle } from '../../lib/i18n/round-title';
import type { Translate } from '../../lib/i18n/translate';

/** The names of an undecided side. */
type OpenSide = {
  /** "Winner of T1–KT"; the same as `byRound` while those teams are not known either. */
  readonly byTeams: string;
  /** "Winner of Semifinal 1", also where the teams are results that are hidden. */
  readonly byRound: string;
};
export type OpenSides = { readonly left: OpenSide | null; readonly right: OpenSide | null };

const TEXTS = { winner: 'match.winnerOf', loser: 'match.loserOf' } as const;

/** The open sides of each match of a bracket that another match decides. */
export function openSides(bracket: Bracket, t: Translate): ReadonlyMap<number, OpenSides> {
  const places = new Map(bracket.rounds.flatMap((round) => round.nodes.map((node) => [node.match.id, { round, node }] as const)));
  const textOf = ({ matchId, takes }: Feeder, into: BracketNode): OpenSide | null => {
    const from = places.get(matchId);
    if (from === undefined) return null;
    const { match } = from.node;
    const place = roundOf(from.round, from.node, bracket.double);
    const title = roundTitle(placeBefore(into, place), t);
    const byRound = t(TEXTS[takes], { match: title });
    if (teamsIn(match).length < 2) return { byTeams: byRound, byRound };
    return { byTeams: t(TEXTS[takes], { match: `${sideName(match.left, 'short')}–${sideName(match.right, 'short')}` }), byRound };
  };
  return new Map(
    [...places.values()].map(({ node }): [number, OpenSides] => {
      const { match, feeders } = node;
      const entrants = entrantsOf(match, feeders, (id) => places.get(id)?.node.match);
      const open = (side: SideName): OpenSide | null => {
        const entrant = entrants[side] ?? waitingEntrant(node, side);
        return match[side].id === 0 && entrant && 'matchId' in entrant ? textOf(entrant, node) : null;
      };
      return [match.id, { left: open('left'), right: open('right') }];
    }),
  );
}
