import { useState } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { choiceAmong, forgetChoice, type BetChoice } from '../../lib/client/page/choice-in-address';
import { request } from '../../lib/client/requests/request';
import { isMarkets } from '../../lib/domain/play/is-markets';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { PlacedBet } from '../../lib/domain/play/play-answer';
import type { PlayReader } from '../../lib/domain/play/play-page';
import type { OfferedMarket } from '../../lib/domain/play/market';
import { MOST_CHANCE } from '../../lib/domain/play/odds';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import { BetSlip } from './BetSlip';
import { MarketOutcomes } from './MarketOutcomes';
import { coinsText, MARKET_TITLES, outcomeText } from '../../lib/i18n/play-texts';
import type { BetPlacement } from './use-placing';

type Props = {
  readonly match: MatchSummary;
  readonly markets: readonly OfferedMarket[];
  readonly reader: PlayReader;
  readonly balance: number | null;
  /** The reader's open predictions of the match. */
  readonly own: readonly PlacedBet[];
  /** Names each market above its outcomes. */
  readonly titled?: boolean;
  readonly onPlaced: (placement: BetPlacement) => void;
};

/** Markets of a match, and the slip of the outcome that is chosen. */
export function MatchMarkets({ match, markets: page, reader, balance, own, titled = false, onPlaced }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [markets, setMarkets] = useState(page);
  const hydrated = useHydrated();
  /** Undefined until something is chosen here: then what was chosen before logging in. */
  const [picked, setChosen] = useState<BetChoice | null | undefined>(undefined);
  const chosen = picked !== undefined ? picked : hydrated ? choiceAmong(markets) : null;
  const [placed, setPlaced] = useState<PlacedBet | null>(null);
  const placedText = ({ kind, outcome: id, left, right, stake, possibleReturn }: PlacedBet): string =>
    t('play.placed', {
      coins: t('play.coins', { count: stake, amount: coinsText(stake, locale) }),
      pick: outcomeText(kind, id, { left, right }, t),
      pays: coinsText(possibleReturn, locale),
    });
  const market = markets.find(({ id }) => id === chosen?.market);
  const outcome = market?.outcomes.find(({ id }) => id === chosen?.outcome);
  const renew = async (): Promise<void> => {
    const answer = await request(paths.api.playMarkets(match.id), isMarkets);
    if (!answer.ok) return;
    const shown = new Set(page.map(({ id }) => id));
    setMarkets(answer.value.markets.filter(({ id }) => shown.has(id)));
  };
  const chance = match.chance ?? null;
  const isAllButWon = chance !== null && Math.max(chance.left, chance.right) > MOST_CHANCE;
  return (
    <>
      {isAllButWon && page[0] && page[0].kind !== 'winner' ? (
        <p>
          <small>{t('play.noWinner', { certain: percentText(MOST_CHANCE, locale) })}</small>
        </p>
      ) : null}
      {markets.map((each) => (
        <section key={each.id}>
          {titled ? <h2>{t(MARKET_TITLES[each.kind])}</h2> : null}
          <MarketOutcomes
            match={match}
            market={each}
            chosen={chosen?.market === each.id ? chosen.outcome : null}
            own={own.filter(({ market: id }) => id === each.id).map(({ outcome: id }) => id)}
            onChoose={({ id }) => {
              setPlaced(null);
              setChosen(chosen?.market === each.id && chosen.outcome === id ? null : { market: each.id, outcome: id });
            }}
          />
          {market && outcome && market.id === each.id ? (
            <BetSlip
              key={`${market.id}-${outcome.id}`}
              match={match}
              market={market}
              outcome={outcome}
              reader={reader}
              stake={chosen?.stake}
              balance={balance}
              onMoved={() => void renew()}
              onPlaced={(placement) => {
                setChosen(null);
                forgetChoice();
                setPlaced(placement.bet);
                onPlaced(placement);
              }}
            />
          ) : null}
          {own.map((bet) =>
            bet.market === each.id && bet.id !== placed?.id ? (
              <p key={bet.id}>
                <small>{placedText(bet)}</small>
              </p>
            ) : null,
          )}
          {placed?.market === each.id ? <Message kind="info">{placedText(placed)}</Message> : null}
        </section>
      ))}
      {markets.length === 0 ? <Message kind="info">{t('play.closed')}</Message> : null}
    </>
  );
}
