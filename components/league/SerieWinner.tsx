import Trophy from 'lucide-react/icons/trophy';
import styled from 'styled-components';
import { useSettings } from '../../lib/client/settings-store';
import type { TeamStub } from '../../lib/domain/entities';
import { hidesHistory } from '../../lib/domain/match/spoilers';
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
    flex: none;
    color: var(--main-color);
  }
  &[data-labeled] {
    font-size: inherit;
  }
  &[data-labeled] b {
    color: var(--text-color);
    font-weight: 650;
  }
  /* Keeps no room before hydration: nothing jumps when React leaves it out. */
  :root[data-spoilers='hide'] &[data-spoiler]:not([data-revealed]) {
    display: none;
  }
`;

type Props = {
  readonly winner: TeamStub;
  /** The word is read aloud everywhere; it is seen where nothing beside it tells what the trophy is for. */
  readonly labeled?: boolean;
  /** The visitor hides results and has asked for those of this page. */
  readonly revealed?: boolean;
};

/** Who won a serie; nothing while results are hidden. */
export function SerieWinner({ winner, labeled = false, revealed = false }: Props) {
  const t = useTranslate();
  const settings = useSettings();
  if (hidesHistory(settings, revealed)) return null;
  const { id, name, acronym, img } = winner;
  return (
    <Line
      data-labeled={labeled ? '' : undefined}
      data-spoiler=""
      data-revealed={revealed ? '' : undefined}
      data-nosnippet=""
      data-teams={id}
    >
      <Trophy size={labeled ? 14 : 12} aria-hidden />
      {labeled ? <span>{t('serie.winner')}</span> : null}
      <Crest id={id} name={name} acronym={acronym} img={img} size={labeled ? 18 : 16} />
      {labeled ? (
        <b>{name}</b>
      ) : (
        <span>
          <span className="ui-hidden">{t('serie.winner')} </span>
          {name}
        </span>
      )}
    </Line>
  );
}
