import type { MatchSummary } from '../../lib/domain/match/match';
import { useFollowedMatchIds } from '../../lib/client/following/following-store';
import { useRevealedMatches } from '../../lib/client/spoilers/reveal-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { MatchRow, type MatchRowProps } from './MatchRow';
import { rowTiming } from './MatchTime';
import { useRowReader } from './use-row-reader';

type MatchListProps = Partial<Pick<MatchRowProps, 'names' | 'showLeague' | 'teamId'>> & {
  readonly matches: readonly MatchSummary[];
  /** Whether rows say their day: "Today", "Sat 19 Aug"; "date": always as a date. */
  readonly showDay?: boolean | 'date';
  /** Names the list for assistive technology where no heading does. */
  readonly label?: string;
};

/**
 * Matches one under another; the home of every `MatchRow`. The reader's settings,
 * the time and what is revealed are read here once for all rows, so that a row
 * rerenders only for what it shows.
 */
export function MatchList({ matches, label, names = 'full', showDay = false, showLeague = false, teamId }: MatchListProps) {
  const reader = useRowReader();
  const now = useSiteNow();
  const revealed = useRevealedMatches();
  const followed = useFollowedMatchIds();
  return (
    <ul className="match-list" data-names={names} aria-label={label}>
      {matches.map((match) => (
        <MatchRow
          key={match.id}
          match={match}
          names={names}
          showLeague={showLeague}
          reader={reader}
          revealed={revealed.has(match.id)}
          teamId={teamId}
          followed={followed?.includes(match.id) ?? null}
          {...rowTiming(match, { now, showDay, reader })}
        />
      ))}
    </ul>
  );
}
