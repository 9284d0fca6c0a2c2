import { figureText } from '../../lib/domain/statistics/column-text';
import type { Translate } from '../../lib/i18n/translate';
import type { FigureColumn } from './FigureTable';

type LaneGold = { readonly games: number; readonly goldAt15: number | null; readonly goldGames: number };

/** The gold ahead of a lane opponent at 15:00, with the games that it is known of where those are not all. */
export function goldAt15Column<Row extends LaneGold>(t: Translate, locale: string): FigureColumn<Row> {
  return {
    key: 'goldAt15',
    label: t('stats.columns.goldDifferenceAt15'),
    title: t('stats.definitions.goldDifferenceAt15'),
    weight: 1.5,
    value: ({ goldAt15 }) => goldAt15,
    text: (value, { games, goldGames }) => (
      <>
        {figureText(value, 'signedWhole', locale)}
        {goldGames < games ? <small>{` ${t('stats.knownIn', { count: goldGames })}`}</small> : null}
      </>
    ),
  };
}
