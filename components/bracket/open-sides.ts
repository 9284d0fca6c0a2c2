import type { Bracket, Feeder } from '../../lib/domain/competition/bracket/bracket-model';
import { teamsIn } from '../../lib/domain/competition/bracket/bracket-model';
import { entrantsOf } from '../../lib/domain/competition/bracket/entrants';
import { sideName } from '../../lib/domain/match/match-names';
import type { Translate } from '../../lib/i18n/translate';
import { bracketTitles } from './round-name';

/** The teams that may reach an undecided side. */
type OpenSide = {
  /** "Winner of T1–KT"; null while those are not known either. */
  readonly byTeams: string | null;
  /** "Winner of Semifinal 1": also where the teams are results that are hidden. */
  readonly byRound: string;
};
export type OpenSides = { readonly left: OpenSide | null; readonly right: OpenSide | null };

const TEXTS = { winner: 'match.winnerOf', loser: 'match.loserOf' } as const;

/** The open sides of each match of a bracket, where the teams that may reach them are known. */
export function openSides(bracket: Bracket, t: Translate): ReadonlyMap<number, OpenSides> {
  const titles = bracketTitles(bracket, t);
  const nodes = new Map(bracket.rounds.flatMap((round) => round.nodes).map((node) => [node.match.id, node]));
  const textOf = ({ matchId, takes }: Feeder): OpenSide => {
    const match = nodes.get(matchId)?.match;
    const byRound = t(TEXTS[takes], { match: titles.get(matchId) ?? '' });
    if (match === undefined || teamsIn(match).length < 2) return { byTeams: null, byRound };
    return { byTeams: t(TEXTS[takes], { match: `${sideName(match.left, 'short')}–${sideName(match.right, 'short')}` }), byRound };
  };
  return new Map(
    [...nodes.values()].map(({ match, feeders }): [number, OpenSides] => {
      const entrants = entrantsOf(match, feeders, (id) => nodes.get(id)?.match);
      const open = (side: 'left' | 'right'): OpenSide | null => {
        const entrant = entrants[side];
        return match[side].id === 0 && entrant && 'matchId' in entrant ? textOf(entrant) : null;
      };
      return [match.id, { left: open('left'), right: open('right') }];
    }),
  );
}
