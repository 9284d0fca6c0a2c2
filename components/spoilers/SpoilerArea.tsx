import type { ReactNode } from 'react';
import styled from 'styled-components';
import { revealsResult } from '../../lib/domain/match/spoilers';
import { Spoiler, type SpoilerProps } from './Spoiler';
import { SpoilerCover } from './SpoilerCover';
import type { Reveal } from './use-reveal';

const Content = styled(Spoiler)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

type Props = Omit<SpoilerProps, 'collapses'> & {
  readonly reveal: Reveal;
  /** Says what is hidden, without revealing it. Without a note, nothing is shown in its place. */
  readonly note?: string;
  readonly revealLabel?: string;
  readonly children: ReactNode;
};

/** A part of a page that reveals results, or its cover. The server renders both; the document's style picks one until React knows the setting. */
export function SpoilerArea({ note, revealLabel, children, ...spoiler }: Props) {
  const canHide = spoiler.match === undefined || revealsResult({ result: spoiler.match });
  return (
    <>
      <Content {...spoiler} tag="div" collapses>
        {children}
      </Content>
      {note !== undefined && canHide ? (
        <SpoilerCover reveal={spoiler.reveal} match={spoiler.match} note={note} {...(revealLabel === undefined ? {} : { revealLabel })} />
      ) : null}
    </>
  );
}
