import type { ReactNode } from 'react';
import type { Match } from '../../lib/domain/match';
import { spoilerMark, useSpoiler } from './use-spoiler';

type SpoilerProps = {
  /** The match whose result (or whose teams' past) the children tell. */
  readonly match: Match;
  /** "history": form, head-to-head, standings – hidden even before this match starts. */
  readonly scope?: 'result' | 'history';
  /** The element around the children. */
  readonly as?: 'span' | 'div';
  readonly className?: string;
  /** Shown in place of hidden children; should take the same room. Must not tell the result. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Hides what tells a result (design: "What a spoiler is"): by style before
 * hydration, by not rendering it afterwards.
 */
export function Spoiler({ match, scope = 'result', as: Box = 'span', className, fallback = null, children }: SpoilerProps) {
  const { hidden, revealed } = useSpoiler(match, scope);
  if (hidden) {
    return (
      <Box className={className} data-match={match.id} data-teams={`${match.left.id} ${match.right.id}`}>
        {fallback}
      </Box>
    );
  }
  return (
    <Box className={className} data-nosnippet="" {...spoilerMark(match, revealed, scope)}>
      {children}
    </Box>
  );
}
