import styled from 'styled-components';
import type { OfferedMarket, OfferedOutcome } from '../../lib/domain/play/market';
import type { MatchSummary } from '../../lib/domain/match/match';
import { chanceTexts } from '../../lib/domain/match/favoured-side';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { MARKET_TITLES, oddsText, outcomeText } from '../../lib/i18n/play-texts';

const Outcomes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
  gap: var(--sp-2);

  /* Four, the scores of a best of three: two beside two, never three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
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
  /* On the corner, clear of the odds and the chance however narrow the button is. */
  & > button > svg {
    position: absolute;
    top: -8px;
    right: -8px;
    padding: 2px;
    border-radius: 50%;
    background: var(--main-fill);
    color: var(--text-dark-color);
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
  /* The two teams face each other as they do above: crest, odds and chance in a line. */
  &[data-kind='winner'] > button {
    grid-auto-flow: column;
    gap: var(--sp-2);
    align-items: center;
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

/** The outcomes of a market with their odds, as buttons: a press chooses one, another press drops it. Of a winner also the chances as on every page; they stand for two outcomes, so none where the match may be drawn. */
export function MarketOutcomes({ match, market: { kind, outcomes }, chosen, own, onChoose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const chances = kind === 'winner' && outcomes.length === 2 && match.chance ? chanceTexts(match.chance.left, locale) : null;
  return (
    <Outcomes role="group" aria-label={t(MARKET_TITLES[kind])} data-kind={kind}>
      {outcomes.map((outcome) => {
        const { id, odds } = outcome;
        const side = id === 'left' || id === 'right' ? id : null;
        const team = kind === 'winner' && side ? match[side] : null;
        const isOwn = own.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            data-picked={isOwn ? '' : undefined}
            onClick={() => onChoose(outcome)}
          >
            {team ? (
              <>
                <Crest id={team.id} name={team.name} acronym={team.abbr} img={team.img} size={28} />
                <VisuallyHidden>{outcomeText(kind, id, match, t)} </VisuallyHidden>
              </>
            ) : (
              <span data-part="label">{outcomeText(kind, id, match, t)}</span>
            )}
            <strong>{oddsText(odds, locale)}</strong>
            {chances && side ? (
              <Spoiler reveal={reveal}>
                <small>{chances[side]}</small>
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
