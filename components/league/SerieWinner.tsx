import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Line = styled(Spoiler)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
  font-weight: 500;

  & > svg {
    flex: none;
  }
`;

/** Who won a serie; nothing while results are hidden. */
export function SerieWinner({ winner, reveal }: { readonly winner: TeamStub; readonly reveal: Reveal }) {
  const t = useTranslate();
  return (
    <Line reveal={reveal} collapses>
      <Icon name="trophy" size={12} />
      <Crest {...winner} size={16} />
      <span>
        <VisuallyHidden>{t('serie.winner')} </VisuallyHidden>
        {winner.name}
      </span>
    </Line>
  );
}
