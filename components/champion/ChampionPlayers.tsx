import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { kdaColumn, recordColumns } from './record-columns';
import { RowName } from './RowName';
import type { ChampionSummary } from '../../lib/domain/statistics/champion-summary';

type Row = ChampionSummary['players'][number];

/** Who plays a champion most. Reveals results: show it in a SpoilerArea. */
export function ChampionPlayers({ players, name }: { readonly players: readonly Row[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const columns = [...recordColumns<Row>(t, locale), kdaColumn<Row>(t, locale, ({ kda }) => kda)];
  return (
    <Card>
      <SortableTable
        sortedBy="games"
        caption={t('champion.playersOf', { champion: name })}
        firstLabel={t('stats.row.players')}
        headWeight={2}
        rows={players}
        rowKey={({ id }) => id}
        columns={columns}
        rowHead={(player) => (
          <RowName>
            <Link href={paths.player(player)}>{player.name}</Link>
            <small title={player.team.name}>{player.team.acronym || player.team.name}</small>
          </RowName>
        )}
      />
    </Card>
  );
}
