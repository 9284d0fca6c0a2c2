import { LEAST_PAIRED_GAMES, type PairedChampion } from '../../lib/domain/statistics/champion-figures-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { ChampionName } from './ChampionName';
import { recordColumns } from './record-columns';

/** Champions beside or against a champion, with its win rate. Tells results: to be shown in a SpoilerArea. */
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
  return (
    <Card>
      <SortableTable
        caption={caption}
        firstLabel={t('stats.row.champions')}
        headWeight={3}
        rows={champions}
        rowKey={({ champion }) => champion.id}
        columns={recordColumns<PairedChampion>(t, t('champion.pairedWinRate'))}
        rowHead={({ champion }) => <ChampionName champion={champion} />}
      />
    </Card>
  );
}
