import Trophy from 'lucide-react/icons/trophy';
import styled from 'styled-components';
import { useSettings } from '../../lib/client/settings-store';
import type { TeamStub } from '../../lib/domain/entities';
import { hidesHistory } from '../../lib/domain/spoilers';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
  font-weight: 500;

  & > svg {
    color: var(--main-color);
  }
`;

/** Who won a serie; nothing while results are hidden. */
export function SerieWinner({ winner }: { readonly winner: TeamStub }) {
  const t = useTranslate();
  const settings = useSettings();
  if (hidesHistory(settings)) return null;
  return (
    <Line data-spoiler="" data-nosnippet="" data-teams={winner.id}>
      <Trophy size={12} aria-hidden />
      <Crest id={winner.id} name={winner.name} acronym={winner.acronym} img={winner.img} size={16} />
      <span>
        <span className="ui-hidden">{t('serie.winner')} </span>
        {winner.name}
      </span>
    </Line>
  );
}
