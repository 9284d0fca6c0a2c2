import styled from 'styled-components';
import type { OfferedMarket, OfferedOutcome } from '../../lib/domain/play/market';
import type { MatchSummary } from '../../lib/domain/match/match';
import { fairChance } from '../../lib/domain/play/odds';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { MARKET_TITLES, oddsText, outcomeText } from './play-texts';

const Outcomes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
  gap: var(--sp-2);

  & > button {
    position: relative;
    display: grid;
    gap: 2px;
    align-content: center;
    justify-items: center;
    min-width: 0;
    min-height: max(48px, var(--hit));
    padding: 6px 10px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-color);
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  & > button:hover {
    border-color: var(--control-border-color);
  }
  & > button[aria-pressed='true'],
  & > button[data-picked] {
    border-color: var(--main-mark);
    box-shadow: inset 0 0 0 1px var(--main-mark);
  }
  & > button[data-picked] {
    background: var(--main-tint);
  }
  & > button > svg {
    position: absolute;
    top: 6px;
    right: 6px;
    color: var(--main-color);
  }
  & span {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small,
  & [data-part='label'] {
    color: var(--dim-text-color);
  }
  & strong {
    font-size: var(--fs-lg);
  }
  & strong,
  & small {
    font-variant-numeric: tabular-nums;
  }
  /* The two teams face each other: crest beside name, odds and chance. */
  &[data-kind='winner'] > button {
    padding: var(--sp-3) var(--sp-2);
  }
  &[data-kind='winner'] [data-part='label'] {
    color: var(--text-color);
    font-weight: 650;
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly market: OfferedMarket;
  readonly chosen: string | null;
  /** Outcomes on which the reader has a prediction already. */
  readonly own: readonly string[];
  readonly onChoose: (outcome: OfferedOutcome) => void;
};

/** The outcomes of a market with their odds, as buttons: a press chooses one, another press drops it. Of the winner also what chance the odds stand for. */
export function MarketOutcomes({ match, market: { kind, outcomes }, chosen, own, onChoose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  return (
    <Outcomes role="group" aria-label={t(MARKET_TITLES[kind])} data-kind={kind}>
      {outcomes.map((outcome) => {
        const { id, odds } = outcome;
        const team = id === 'left' || id === 'right' ? match[id] : null;
        const isOwn = own.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            data-picked={isOwn ? '' : undefined}
            onClick={() => onChoose(outcome)}
          >
            {kind === 'winner' && team ? <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={40} /> : null}
            <span data-part="label">{outcomeText(kind, id, match, t)}</span>
            <strong>{oddsText(odds, locale)}</strong>
            {kind === 'winner' ? (
              <Spoiler reveal={reveal}>
                <small>{percentText(fairChance(odds), locale)}</small>
              </Spoiler>
            ) : null}
            {isOwn ? (
              <>
                <Icon name="check" size={16} />
                <VisuallyHidden>{t('match.yourPick')}</VisuallyHidden>
              </>
            ) : null}
          </button>
        );
      })}
    </Outcomes>
  );
}
