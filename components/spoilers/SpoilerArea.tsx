import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/client/use-hydrated';
import type { Match } from '../../lib/domain/match/match';
import { spoilerMark } from '../match/use-spoiler';
import { Cover } from '../ui/Cover';
import type { PageSpoiler, SpoilerScope } from './page-spoiler';

/* Large content must not keep its room while it is hidden before hydration: the cover takes over without a jump. */
const Content = styled.div`
  :root[data-spoilers='hide'] &[data-spoiler]:not([data-revealed]) {
    display: none;
  }
`;

type Props = {
  readonly match: Match;
  readonly spoiler: PageSpoiler;
  readonly scope: SpoilerScope;
  /** What is hidden here, in a sentence that tells nothing of it. */
  readonly note: string;
  readonly revealLabel: string;
  readonly children: ReactNode;
};

/**
 * A part of the match page that tells results, or the cover in its place. The
 * server renders both; the pre-paint attribute on <html> picks one until React
 * knows the setting and drops the other.
 */
export function SpoilerArea({ match, spoiler, scope, note, revealLabel, children }: Props) {
  const hydrated = useHydrated();
  const mark = spoilerMark(match, spoiler.revealed, scope.scope);
  const canCover = 'data-spoiler' in mark;
  return (
    <>
      {scope.hidden ? null : (
        <Content data-nosnippet="" {...mark}>
          {children}
        </Content>
      )}
      {canCover && (scope.hidden || !hydrated) ? (
        <Cover covers={scope.hidden} note={note} revealLabel={revealLabel} onReveal={spoiler.toggle} />
      ) : null}
    </>
  );
}
