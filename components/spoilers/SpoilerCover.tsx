import styled from 'styled-components';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { resultTeams } from './Spoiler';
import type { Reveal } from './use-reveal';

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
`;

type Props = {
  readonly reveal: Reveal;
  /** Says what is hidden, without revealing it. */
  readonly note: string;
  /** The match whose result it covers. */
  readonly match?: MatchSummary | undefined;
  /** "Show results" if left out. */
  readonly revealLabel?: string;
};

/** Shown in place of hidden parts; one cover may serve several parts of a page. */
export function SpoilerCover({ reveal, note, match, revealLabel }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  if (!reveal.hidden && hydrated) return null;
  return (
    <Box data-cover={reveal.hidden ? 'on' : ''} data-match={match?.id} data-result-teams={resultTeams(match) ?? reveal.teams}>
      <Icon name="eye-off" size={24} />
      <p>{note}</p>
      <Button data-size="small" onClick={reveal.toggle}>
        {revealLabel ?? t('standings.show')}
      </Button>
    </Box>
  );
}
