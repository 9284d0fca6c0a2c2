import type { Translate } from '../../lib/i18n/translate';
import type { FigureColumn } from '../figures/FigureTable';
import type { Locale } from '../../lib/domain/settings/locales';
import { formatDecimals, percentText } from '../../lib/domain/text/format';

type Tally = { readonly games: number; readonly wins: number };

/** `meaning` explains it where it counts something unusual. */
export function winRateColumn<Row extends Tally>(
  t: Translate,
  locale: Locale,
  meaning = t('stats.definitions.winRate'),
): FigureColumn<Row> {
  return {
    key: 'winRate',
    label: t('stats.columns.winRate'),
    title: meaning,
    value: ({ wins, games }) => wins / games,
    text: (part) => percentText(part, locale),
  };
}

/** The columns of a pool: games and win rate. */
export function recordColumns<Row extends Tally>(t: Translate, locale: Locale, meaning?: string): FigureColumn<Row>[] {
  return [
    { key: 'games', label: t('stats.columns.games'), value: ({ games }) => games, text: String, strong: true },
    winRateColumn(t, locale, meaning),
  ];
}

export function kdaColumn<Row>(t: Translate, locale: string, value: FigureColumn<Row>['value']): FigureColumn<Row> {
  return {
    key: 'kda',
    label: t('stats.columns.kda'),
    title: t('stats.definitions.kda'),
    value,
    text: (kda) => formatDecimals(kda, locale, 2),
  };
}
