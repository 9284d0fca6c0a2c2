import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/client/use-hydrated';
import type { Match } from '../../lib/domain/match';
import { spoilerMark } from '../match/use-spoiler';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { PageSpoiler, SpoilerScope } from './page-spoiler';

/* Large content must not keep its room while it is hidden before hydration: the cover takes over without a jump. */
const Content = styled.div`
  :root[data-spoilers='hide'] &[data-spoiler]:not([data-revealed]) {
    display: none;
  }
`;

const Cover = styled.div`
  display: none;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-6) var(--sp-4);
  border: 1px dashed var(--border-strong-color);
  border-radius: var(--radius-l);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  text-align: center;

  &[data-covers],
  :root[data-spoilers='hide'] & {
    display: grid;
  }
  & > svg {
    color: var(--faint-text-color);
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
        <Cover data-covers={scope.hidden ? '' : undefined}>
          <Icon name="eye-off" size={24} />
          <p>{note}</p>
          <Button data-size="small" onClick={spoiler.toggle}>
            {revealLabel}
          </Button>
        </Cover>
      ) : null}
    </>
  );
}
