import type { ReactNode } from 'react';
import { formatThousands, percentText } from '../../lib/domain/text/format';
import { someBansUnknown, type DraftCount } from '../../lib/domain/statistics/champion-stats';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureTableNote, type FigureColumn } from '../figures/FigureTable';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import type { NamedLine } from '../../lib/domain/statistics/champion-summary';
import { kdaColumn } from './record-columns';

type Props<Key extends number | string, Line extends NamedLine<Key>> = {
  readonly caption: string;
  readonly firstLabel: string;
  readonly rows: readonly Line[];
  readonly rowHead: (row: Line) => ReactNode;
  /** The games that a row's rates divide by. Roles and sides have none, and no bans, because a ban has no role or side. */
  readonly drafts?: (row: Line) => DraftCount;
};

/** A champion's figures by role, side, league or patch. Reveals results: show it in a SpoilerArea. */
export function ChampionTable<Key extends number | string, Line extends NamedLine<Key>>({
  caption,
  firstLabel,
  rows,
  rowHead,
  drafts,
}: Props<Key, Line>) {
  const t = useTranslate();
  const locale = useLocale();
  const percent = (key: 'presence' | 'winRate'): FigureColumn<Line> => ({
    key,
    label: t(`stats.columns.${key}`),
    title: t(`stats.definitions.${key}`),
    value: (row) => row[key],
    text: (part) => percentText(part, locale),
  });
  const countText = (value: number) => formatThousands(value, locale);
  const count = (key: 'picks' | 'bans'): FigureColumn<Line> => ({
    key,
    label: t(`stats.columns.${key}`),
    value: (row) => row[key],
    text: countText,
    strong: key === 'picks',
  });
  // Explains how 97 picks and 8 bans make a presence of 100 %.
  const knownBans: FigureColumn<Line>[] =
    drafts !== undefined && rows.some((row) => someBansUnknown(drafts(row)))
      ? [
          {
            key: 'knownBans',
            label: t('champion.knownBans'),
            title: t('champion.knownBansTitle'),
            value: (row) => drafts(row).gamesWithBans,
            text: countText,
          },
        ]
      : [];
  const columns: FigureColumn<Line>[] = [
    count('picks'),
    ...(drafts === undefined ? [] : [count('bans'), ...knownBans, percent('presence')]),
    percent('winRate'),
    kdaColumn(t, locale, ({ kda }) => kda),
  ];
  return (
    <Card>
      <SortableTable
        caption={caption}
        firstLabel={firstLabel}
        headWeight={2}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columns}
        rowHead={rowHead}
      />
      {knownBans.length === 0 ? null : <FigureTableNote>{t('champion.knownBansNote')}</FigureTableNote>}
    </Card>
  );
}
