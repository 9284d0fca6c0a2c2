import type { ReactNode } from 'react';
import { formatThousands } from '../../lib/domain/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureTable, UnknownNote, unknownColumns, type FigureColumn } from '../game/FigureTable';
import { percentText, rateText } from '../game/figure-text';
import { Card } from '../ui/Card';
import type { NamedLine } from './champion-summary';

type Props<Key extends number | string, Line extends NamedLine<Key>> = {
  readonly caption: string;
  readonly firstLabel: string;
  readonly rows: readonly Line[];
  readonly rowHead: (row: Line) => ReactNode;
  /** Roles and sides have no bans: nobody bans a champion in one of them. */
  readonly drafted: boolean;
};

/** A champion's figures by role, side, league or patch. Tells results: to be shown in a HistoryArea. */
export function ChampionTable<Key extends number | string, Line extends NamedLine<Key>>({
  caption,
  firstLabel,
  rows,
  rowHead,
  drafted,
}: Props<Key, Line>) {
  const t = useTranslate();
  const locale = useLocale();
  const percent = (key: 'presence' | 'winRate'): FigureColumn<Line> => ({
    key,
    label: t(`stats.columns.${key}`),
    title: t(`stats.definitions.${key}`),
    value: (row) => row[key],
    text: percentText,
  });
  const count = (key: 'picks' | 'bans'): FigureColumn<Line> => ({
    key,
    label: t(`stats.columns.${key}`),
    value: (row) => row[key],
    text: (value) => formatThousands(value, locale),
    strong: key === 'picks',
  });
  const columns: FigureColumn<Line>[] = [
    count('picks'),
    ...(drafted ? [count('bans'), percent('presence')] : []),
    percent('winRate'),
    {
      key: 'kda',
      label: t('stats.columns.kda'),
      title: t('stats.definitions.kda'),
      value: ({ kda }) => kda,
      text: (value) => rateText(value, locale, 2),
    },
  ];
  return (
    <Card>
      <FigureTable
        caption={caption}
        firstLabel={firstLabel}
        headWeight={2}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columns}
        rowHead={rowHead}
      />
      <UnknownNote labels={unknownColumns(columns, rows)} />
    </Card>
  );
}
