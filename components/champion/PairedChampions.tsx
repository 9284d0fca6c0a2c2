import type { ComponentProps } from 'react';
import { LEAST_PAIRED_GAMES, type PairedChampion } from '../../lib/domain/statistics/champion-figures-document';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { FigureColumn } from '../figures/FigureTable';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import { FirstRows } from '../ui/FirstRows';
import { EmptyState } from '../ui/EmptyState';
import { ChampionName } from './ChampionName';
import { recordColumns } from './record-columns';

type Props<Row extends PairedChampion> = {
  readonly champions: readonly Row[];
  readonly caption: string;
  readonly firstLabel?: string;
  /** Columns beside the record. */
  readonly columns?: readonly FigureColumn<Row>[];
  /** The column that the rows are sorted by; none where their order is another. */
  readonly sortedBy?: string;
  /** Rows before the others fold; without it, all show. */
  readonly first?: ComponentProps<typeof FirstRows>['first'];
};

/** Champions beside or against a champion, with its win rate. Reveals results: show it in a SpoilerArea. */
export function PairedChampions<Row extends PairedChampion>({
  champions,
  caption,
  firstLabel,
  columns = [],
  first,
  ...sorted
}: Props<Row>) {
  const t = useTranslate();
  const locale = useLocale();
  const table = (
    <SortableTable
      {...sorted}
      caption={caption}
      firstLabel={firstLabel ?? t('stats.row.champions')}
      headWeight={3}
      rows={champions}
      rowKey={({ champion }) => champion.id}
      columns={[...recordColumns<Row>(t, locale, t('champion.pairedWinRate')), ...columns]}
      rowHead={({ champion }) => <ChampionName champion={champion} />}
    />
  );
  return (
    <Card>
      {champions.length === 0 ? (
        <EmptyState title={t('champion.noSample')} compact>
          {t('champion.noSampleHint', { count: LEAST_PAIRED_GAMES })}
        </EmptyState>
      ) : first === undefined ? (
        table
      ) : (
        <FirstRows first={first} count={champions.length} label={t('player.showAllChampions', { count: champions.length })}>
          {table}
        </FirstRows>
      )}
    </Card>
  );
}
