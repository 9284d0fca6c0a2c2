import { useId, useState } from 'react';
import styled from 'styled-components';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { putChoice } from '../../lib/client/page/choice-in-address';
import type { MatchSummary } from '../../lib/domain/match/match';
import { MOST_ON_MARKET } from '../../lib/domain/play/coins';
import type { OfferedMarket, OfferedOutcome } from '../../lib/domain/play/market';
import { possibleReturn } from '../../lib/domain/play/odds';
import type { PlayReader } from '../../lib/domain/play/play-page';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Message } from '../ui/Message';
import { PlayNotices } from './PlayNotices';
import { coinsText, MARKET_TITLES, oddsText, outcomeText } from '../../lib/i18n/play-texts';
import { usePlacing, type BetPlacement } from './use-placing';

const Form = styled(FieldForm)`
  padding: var(--sp-3);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-m);

  & > header {
    display: flex;
    gap: var(--sp-2);
    justify-content: space-between;
    font-size: var(--fs-sm);
  }
  & > header > span {
    color: var(--dim-text-color);
  }
  /* Low, because in a row of cards all are as high as the one whose slip is open. */
  & > [data-part='row'] {
    flex-wrap: nowrap;
    gap: var(--sp-2);
  }
  & > [data-part='row']:has(input) {
    align-items: end;
  }
  & > [data-part='row'] > :first-child {
    flex: 1 1 64px;
    min-width: 0;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-2);
    font-size: var(--fs-sm);
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--dim-text-color);
  }
  & [data-part='stakes'] {
    display: flex;
    gap: 6px;
  }
  & [data-part='stakes'] > button {
    min-height: max(40px, var(--hit));
    padding-inline: 8px;
  }
`;

const STAKES = [10, 50, 100, 250] as const;
const USUAL_STAKE = 50;

type Props = {
  readonly match: MatchSummary;
  readonly market: OfferedMarket;
  readonly outcome: OfferedOutcome;
  readonly reader: PlayReader;
  /** The stake to begin with, if one was typed before. */
  readonly stake?: string | undefined;
  /** Coins that may be staked; null while the reader hides what follows from results. */
  readonly balance: number | null;
  readonly onPlaced: (placement: BetPlacement) => void;
  /** Called when the odds have changed, or there are none any more. */
  readonly onMoved: () => void;
};

/** The slip of one prediction: the stake, what it pays, and the button that places it; for a user who may not play yet, the reason and a way to change that. */
export function BetSlip({ match, market, outcome, reader, stake: before = String(USUAL_STAKE), balance, onPlaced, onMoved }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [text, setText] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const why = useId();
  const { place, isSending, failure, forget } = usePlacing(onPlaced, onMoved);
  const stake = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const isStake = stake >= 1 && stake <= MOST_ON_MARKET;
  const isValid = isStake && (balance === null || stake <= balance);
  const pays = possibleReturn(stake, outcome.odds);
  // An empty field counts as one that is being typed into.
  const says = !isValid && (text !== '' || isTried);
  const isBarred = reader.kind === 'addressless' || reader.kind === 'unverified';
  return (
    <Form
      onSubmit={() => {
        setIsTried(true);
        if (!isValid || isBarred) return;
        if (reader.kind === 'visitor') {
          putChoice({ market: market.id, outcome: outcome.id, stake: text });
          openAccountDialog('login', 'play');
        } else void place({ market: market.id, outcome: outcome.id, odds: outcome.odds, stake });
      }}
    >
      <header>
        <strong>{outcomeText(market.kind, outcome.id, match, t)}</strong>
        <span>
          {t(MARKET_TITLES[market.kind])} · {oddsText(outcome.odds, locale)}
        </span>
      </header>
      <div data-part="row">
        <TextField
          label={t('play.stake')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          invalid={says}
          aria-describedby={says ? why : undefined}
          onChange={(event) => {
            forget();
            setText(event.target.value);
          }}
        />
        <div data-part="stakes" role="group" aria-label={t('play.quickStakes')}>
          {STAKES.filter((each) => balance === null || each <= balance).map((each) => (
            <Button key={each} data-size="small" aria-pressed={each === stake} onClick={() => setText(String(each))}>
              {coinsText(each, locale)}
            </Button>
          ))}
        </div>
      </div>
      <div id={why} hidden={!says}>
        {says ? (
          <Message kind="error">
            {t(isStake ? 'play.failures.balance' : 'play.stakeInvalid', { most: coinsText(MOST_ON_MARKET, locale) })}
          </Message>
        ) : null}
      </div>
      {failure ? <Message kind="error">{t(failure)}</Message> : null}
      <div data-part="row">
        <dl>
          <dt>{t('play.possibleReturn')}</dt>
          <dd aria-live="polite">{isValid ? `${coinsText(pays, locale)} (+${coinsText(pays - stake, locale)})` : '–'}</dd>
        </dl>
        {isBarred ? null : (
          <Button type="submit" data-variant="primary" aria-disabled={isSending || !isValid || undefined}>
            {t(isSending ? 'play.placing' : 'play.place')}
          </Button>
        )}
      </div>
      {isBarred ? <PlayNotices reader={reader} /> : null}
    </Form>
  );
}
