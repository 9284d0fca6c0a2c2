import type { ReactNode } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { isFed } from '../../lib/domain/match/spoilers';
import { useTeams } from './use-teams';

type Props = { readonly match: MatchSummary; readonly children: ReactNode };

/** Wraps what names the teams of a match: it is left out, as `SpoilerTeams` covers their link, while they are results that the visitor hides. */
export function SpoilerOfTeams({ match, children }: Props) {
  const { hidden, revealed } = useTeams(match);
  if (hidden) return null;
  return <div {...(isFed(match) ? { 'data-spoiler': 'collapse', 'data-revealed': revealed ? '' : undefined } : {})}>{children}</div>;
}
