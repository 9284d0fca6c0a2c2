import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';

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
  &[data-labeled] {
    font-size: inherit;
  }
  &[data-labeled] b {
    color: var(--text-color);
    font-weight: 650;
  }
`;

type Props = {
  readonly winner: TeamStub;
  /** The word is always read aloud; it is visible where nothing beside it says what the trophy is for. */
  readonly labeled?: boolean;
  readonly reveal: Reveal;
};

/** Who won a serie; nothing while results are hidden. */
export function SerieWinner({ winner, labeled = false, reveal }: Props) {
  const t = useTranslate();
  const { id, name, acronym, img } = winner;
  return (
    <Line data-labeled={labeled ? '' : undefined} reveal={reveal} collapses>
      <Icon name="trophy" size={labeled ? 14 : 12} />
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
