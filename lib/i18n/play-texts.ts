import type { PlacedBet } from '../domain/play/play-answer';
import type { MarketKind } from '../domain/play/market';
import type { Period } from '../domain/play/score';
import { formatDecimals, formatThousands } from '../domain/text/format';
import { inLine } from '../domain/text/right-to-left';
import type { Locale } from '../domain/settings/locales';
import type { MessageKey } from './message-key';
import type { Translate } from './translate';

export const MARKET_TITLES = {
  winner: 'play.markets.winner',
  score: 'play.markets.score',
  games: 'play.markets.games',
  'first-blood': 'play.markets.firstBlood',
} as const satisfies Record<MarketKind, MessageKey>;

export const BET_STATE_TEXTS = {
  open: 'play.states.open',
  won: 'play.states.won',
  lost: 'play.states.lost',
  void: 'play.states.void',
} as const satisfies Record<PlacedBet['state'], MessageKey>;

export const PERIOD_TEXTS = { week: 'play.week', season: 'play.season', all: 'play.allTime' } as const satisfies Record<Period, MessageKey>;

/** The score of a ranking; a dash where there are too few predictions for one. */
export const playScoreText = (score: number | null, locale: Locale): string => (score === null ? '–' : formatDecimals(score, locale, 1));

type SideNames = { readonly name: string; readonly abbr: string };

/** An outcome in words: a team, a draw, a score, a number of games. */
export function outcomeText(
  kind: MarketKind,
  id: string,
  { left, right }: { readonly left: SideNames; readonly right: SideNames },
  t: Translate,
): string {
  if (id === 'left') return left.abbr || left.name;
  if (id === 'right') return right.abbr || right.name;
  if (id === 'draw') return t('play.draw');
  if (kind === 'games') return t('play.gameCount', { count: Number(id) });
  const [forLeft = '', forRight = ''] = id.split('-');
  return `${inLine(left.abbr || left.name)} ${forLeft}–${forRight} ${right.abbr || right.name}`;
}

export const oddsText = (odds: number, locale: Locale): string => formatDecimals(odds, locale, 2);
export const coinsText = (coins: number, locale: Locale): string => formatThousands(coins, locale);
