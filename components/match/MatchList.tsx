import type { MatchSummary } from '../../lib/domain/match/match';
import { MatchRow, type MatchRowProps } from './MatchRow';

type MatchListProps = Omit<MatchRowProps, 'match'> & {
  readonly matches: readonly MatchSummary[];
  /** Names the list for assistive technology where no heading does. */
  readonly label?: string;
};

/** Matches one under another; the home of every `MatchRow`. */
export function MatchList({ matches, label, names = 'full', ...row }: MatchListProps) {
  return (
    <ul className="match-list" data-names={names} aria-label={label}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} names={names} {...row} />
      ))}
    </ul>
  );
}
