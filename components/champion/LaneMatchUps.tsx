import { LEAST_PAIRED_GAMES, type ChampionLane, type LaneOpponent } from '../../lib/domain/statistics/champion-figures-document';
import { figureText } from '../../lib/domain/statistics/column-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { FigureColumn } from '../figures/FigureTable';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { ChampionName } from './ChampionName';
import { recordColumns } from './record-columns';

/** Champions met in the same role, a table for each role. Tells results: to be shown in a SpoilerArea. */
export function LaneMatchUps({ lanes, name }: { readonly lanes: readonly ChampionLane[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  if (lanes.length === 0) {
    return (
      <Card>
        <EmptyState title={t('champion.noSample')} compact>
          {t('champion.noSampleHint', { count: LEAST_PAIRED_GAMES })}
        </EmptyState>
      </Card>
    );
  }
  const gold: FigureColumn<LaneOpponent> = {
    key: 'goldAt15',
    label: t('stats.columns.goldDifferenceAt15'),
    title: t('stats.definitions.goldDifferenceAt15'),
    weight: 1.4,
    value: ({ goldAt15 }) => goldAt15,
    text: (value, { games, goldGames }) => (
      <>
        {figureText(value, 'signedWhole', locale)}
        {goldGames < games ? <small>{` ${t('stats.knownIn', { count: goldGames })}`}</small> : null}
      </>
    ),
  };
  return lanes.map(({ role, opponents }) => {
    const roleName = t(`game.roles.${role}`);
    return (
      <Card key={role}>
        <SortableTable
          caption={t('champion.lanesOf', { champion: name, role: roleName })}
          firstLabel={roleName}
          headWeight={2.4}
          sortedBy="games"
          rows={opponents}
          rowKey={({ champion }) => champion.id}
          columns={[...recordColumns<LaneOpponent>(t, t('champion.pairedWinRate')), gold]}
          rowHead={({ champion }) => <ChampionName champion={champion} />}
        />
      </Card>
    );
  });
}
