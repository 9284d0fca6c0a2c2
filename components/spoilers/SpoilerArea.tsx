import type { ReactNode } from 'react';
import styled from 'styled-components';
import { revealsResult } from '../../lib/domain/match/spoilers';
import { Spoiler, type SpoilerProps, resultTeams } from './Spoiler';
import type { Reveal } from './use-reveal';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

const Content = styled(Spoiler)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

type Props = Omit<SpoilerProps, 'collapses'> & {
  readonly reveal: Reveal;
  /** Says what is hidden, without revealing it. Without a note, nothing is shown in its place. */
  readonly note?: string;
  /** Null: without a button, where one beside it shows the same. */
  readonly revealLabel?: string | null;
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
        <SpoilerCover reveal={spoiler.reveal} match={spoiler.match} note={note} revealLabel={revealLabel} />
      ) : null}
    </>
  );
}

const Box = styled.div`
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

type CoverProps = {
  readonly reveal: Reveal;
  readonly note: string;
  readonly match: MatchSummary | undefined;
  /** "Show results" if left out. */
  readonly revealLabel: string | null | undefined;
};

/** Shown in place of what is hidden. */
function SpoilerCover({ reveal, note, match, revealLabel }: CoverProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if (!reveal.hidden && hydrated) return null;
  return (
    <Box data-cover={reveal.hidden ? 'on' : ''} data-match={match?.id} data-result-teams={resultTeams(match) ?? reveal.teams}>
      <Icon name="eye-off" size={24} />
      <p>{note}</p>
      {revealLabel === null ? null : (
        <Button data-size="small" onClick={reveal.toggle}>
          {revealLabel ?? t('standings.show')}
        </Button>
      )}
    </Box>
  );
}
