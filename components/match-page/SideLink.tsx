import type { ReactNode } from 'react';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { Link } from '../ui/Link';

type Props = { readonly match: MatchSummary; readonly side: Side; readonly children: ReactNode };

/** Leads to the page of an opponent; plain for one that is not known yet. */
export function SideLink({ match, side, children }: Props) {
  if (side.id === 0 || side.name === '') return <>{children}</>;
  const href = match.opponentType === 'team' ? paths.team(side) : paths.player(side);
  return (
    <Link className="side-link" href={href}>
      {children}
    </Link>
  );
}
