import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary } from '../../lib/domain/match/match';
import { LiveCard } from './LiveCard';

type Props = {
  readonly matches: readonly MatchSummary[];
  /** Figures of games under way, of these matches or others; null until they have been requested. */
  readonly playing: readonly LiveFigures[] | null;
  /** The match that the page begins with: its card comes first, larger. */
  readonly lead?: number | undefined;
};

/** A card for each running match with what is known of its game under way. */
export function LiveCards({ matches, playing, lead }: Props) {
  const isLead = ({ id }: MatchSummary) => id === lead;
  return [...matches.filter(isLead), ...matches.filter((match) => !isLead(match))].map((match) => (
    <LiveCard key={match.id} match={match} playing={playing?.find(({ matchId }) => matchId === match.id) ?? null} lead={isLead(match)} />
  ));
}
