import Link from 'next/link';
import { paths } from '../../lib/domain/paths';
import { LEAST_PAIRED_GAMES, type PairedChampion } from '../../lib/domain/stats/champion-figures-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../game/ChampionIcon';
import { FigureTable, type FigureColumn } from '../game/FigureTable';
import { percentText } from '../game/figure-text';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { RowName } from './RowName';

/** Champions beside or against a champion, with its win rate. Tells results: to be shown in a HistoryArea. */
export function PairedChampions({ champions, caption }: { readonly champions: readonly PairedChampion[]; readonly caption: string }) {
  const t = useTranslate();
  if (champions.length === 0) {
    return (
      <Card>
        <EmptyState title={t('champion.noSample')} compact>
          {t('champion.noSampleHint', { count: LEAST_PAIRED_GAMES })}
        </EmptyState>
      </Card>
    );
  }
  const columns: FigureColumn<PairedChampion>[] = [
    { key: 'games', label: t('stats.columns.games'), value: ({ games }) => games, text: String, strong: true },
    {
      key: 'winRate',
      label: t('stats.columns.winRate'),
      title: t('champion.pairedWinRate'),
      value: ({ wins, games }) => wins / games,
      text: percentText,
    },
  ];
  return (
    <Card>
      <FigureTable
        caption={caption}
        firstLabel={t('stats.row.champions')}
        headWeight={3}
        rows={champions}
        rowKey={({ champion }) => champion.id}
        columns={columns}
        rowHead={({ champion }) => (
          <RowName>
            <Link href={paths.champion(champion)} prefetch={false}>
              <ChampionIcon champion={champion} size={26} />
              {champion.name}
            </Link>
          </RowName>
        )}
      />
    </Card>
  );
}
