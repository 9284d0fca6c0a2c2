import type { ReactNode } from 'react';
import styled from 'styled-components';
import { revealsResult } from '../../lib/domain/match/spoilers';
import { Spoiler, SpoilerCover, type SpoilerProps, resultTeams } from './Spoiler';
import type { Reveal } from './use-reveal';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

const Content = styled(Spoiler)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const Cover = styled(SpoilerCover)`
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-6) var(--sp-4);
  border: 1px dashed var(--border-strong-color);
  border-radius: var(--radius-l);
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  text-align: center;

  & > svg {
    color: var(--faint-text-color);
  }
  & > p {
    max-width: 60ch;
  }
`;

type Props = Omit<SpoilerProps, 'collapses'> & {
  readonly reveal: Reveal;
  /** Says what is hidden, without revealing it. Without a note, nothing is shown in its place. */
  readonly note?: string | undefined;
  /** "Show results" if left out. Null: without a button, where one beside it shows the same. */
  readonly revealLabel?: string | null;
  readonly children: ReactNode;
};

/** A part of a page that reveals results, or its cover. */
export function SpoilerArea({ note, revealLabel, children, ...spoiler }: Props) {
  const t = useTranslate();
  const { reveal, match } = spoiler;
  const canHide = match === undefined || revealsResult({ result: match });
  return (
    <>
      <Content {...spoiler} tag="div" collapses>
        {children}
      </Content>
      {note !== undefined && canHide ? (
        <Cover reveal={reveal} data-match={match?.id} data-result-teams={resultTeams(match) ?? reveal.teams}>
          <Icon name="eye-off" size={24} />
          <p>{note}</p>
          {revealLabel === null ? null : (
            <Button data-size="small" onClick={reveal.toggle}>
              {revealLabel ?? t('standings.show')}
            </Button>
          )}
        </Cover>
      ) : null}
    </>
  );
}
