import styled from 'styled-components';
import type { OfferedMarket, OfferedOutcome } from '../../lib/domain/play/market';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MARKET_TITLES, oddsText, outcomeText } from './play-texts';

const Outcomes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(128px, 100%), 1fr));
  gap: var(--sp-2);

  & > button {
    display: grid;
    gap: 2px;
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
  & > button[aria-pressed='true'] {
    border-color: var(--main-color);
    box-shadow: inset 0 0 0 1px var(--main-color);
  }
  & span {
    overflow: hidden;
    max-width: 100%;
    color: var(--dim-text-color);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    font-size: var(--fs-md);
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly market: OfferedMarket;
  readonly chosen: string | null;
  readonly onChoose: (outcome: OfferedOutcome) => void;
};

/** The outcomes of a market with their odds, as buttons: a press chooses one, another press drops it. */
export function MarketOutcomes({ match, market, chosen, onChoose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Outcomes role="group" aria-label={t(MARKET_TITLES[market.kind])}>
      {market.outcomes.map((outcome) => (
        <button key={outcome.id} type="button" aria-pressed={outcome.id === chosen} onClick={() => onChoose(outcome)}>
          <span>{outcomeText(market.kind, outcome.id, match, t)}</span>
          <strong>{oddsText(outcome.odds, locale)}</strong>
        </button>
      ))}
    </Outcomes>
  );
}
