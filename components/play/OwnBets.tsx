import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PlacedBet } from '../../lib/domain/play/play-answer';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { BET_STATE_TEXTS, coinsText, MARKET_TITLES, oddsText, outcomeText } from '../../lib/i18n/play-texts';
import { textLink } from '../ui/text-link';

const List = styled(Card)`
  & ul {
    list-style: none;
    padding: 0;
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px var(--sp-3);
    min-height: max(48px, var(--hit));
    padding: var(--sp-3) var(--sp-4);
  }
  & summary > span:first-child {
    display: grid;
    min-width: 0;
  }
  & summary strong,
  & summary small {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & summary > span:last-child {
    display: grid;
    justify-items: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-state='won'] {
    color: var(--main-color);
    font-weight: 650;
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px var(--sp-4);
    padding: 0 var(--sp-4) var(--sp-4);
    font-size: var(--fs-sm);
  }
  & dt {
    color: var(--dim-text-color);
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & dd > a {
    ${textLink}
  }
`;

/** The user's predictions, each with its receipt. Settled ones reveal results: to be shown in a SpoilerArea. */
export function OwnBets({ bets }: { readonly bets: readonly PlacedBet[] }) {
  return (
    <List>
      <ul>
        {bets.map((bet) => (
          <li key={bet.id}>
            <OwnBet bet={bet} />
          </li>
        ))}
      </ul>
    </List>
  );
}

function OwnBet({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslate();
  const locale = useLocale();
  const { state, stake, odds, paid, placedAt, settledAt } = bet;
  const match = `${bet.left.name} – ${bet.right.name}`;
  const receipt: readonly { readonly name: MessageKey; readonly fact: ReactNode }[] = [
    {
      name: 'play.receipt.match',
      fact: (
        <>
          <Link href={paths.matchById(bet.matchId)}>{match}</Link>, {competitionName(bet.leagueName, t)}
        </>
      ),
    },
    { name: 'play.stake', fact: coinsText(stake, locale) },
    { name: 'play.odds', fact: oddsText(odds, locale) },
    { name: 'play.possibleReturn', fact: coinsText(bet.possibleReturn, locale) },
    { name: 'play.receipt.placed', fact: <LocalTime at={placedAt} show="yearTime" /> },
    { name: 'play.receipt.settled', fact: settledAt && <LocalTime at={settledAt} show="yearTime" /> },
    { name: 'play.receipt.corrected', fact: bet.isCorrected ? t('play.correctedNote') : null },
    { name: 'play.receipt.why', fact: state === 'void' ? t('play.voidNote') : null },
    { name: 'play.receipt.number', fact: bet.id },
  ];
  return (
    <details>
      <summary>
        <span>
          <strong>{outcomeText(bet.kind, bet.outcome, bet, t)}</strong>
          <small>
            {t(MARKET_TITLES[bet.kind])} · {match}
          </small>
        </span>
        <span>
          <span data-state={state}>
            {t(BET_STATE_TEXTS[state])}
            {state === 'won' || state === 'void' ? ` +${coinsText(paid ?? 0, locale)}` : null}
          </span>
          <small>
            {t('play.possibleReturn')} {coinsText(bet.possibleReturn, locale)}
          </small>
        </span>
      </summary>
      <dl>
        {receipt.map(({ name, fact }) =>
          fact === null ? null : (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ),
        )}
      </dl>
    </details>
  );
}
