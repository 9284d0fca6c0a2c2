import Link from 'next/link';
import { paths } from '../../lib/domain/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureTable, type FigureColumn } from '../game/FigureTable';
import { percentText, rateText } from '../game/figure-text';
import { Card } from '../ui/Card';
import { RowName } from './RowName';
import type { ChampionSummary } from './champion-summary';

type Row = ChampionSummary['players'][number];

/** Who plays a champion, the best first. Tells results: to be shown in a HistoryArea. */
export function ChampionPlayers({ players, name }: { readonly players: readonly Row[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const columns: FigureColumn<Row>[] = [
    { key: 'games', label: t('stats.columns.games'), value: ({ games }) => games, text: String, strong: true },
    {
      key: 'winRate',
      label: t('stats.columns.winRate'),
      title: t('stats.definitions.winRate'),
      value: ({ wins, games }) => wins / games,
      text: percentText,
    },
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
        caption={t('champion.playersOf', { champion: name })}
        firstLabel={t('stats.row.players')}
        headWeight={2}
        rows={players}
        rowKey={({ id }) => id}
        columns={columns}
        rowHead={(player) => (
          <RowName>
            <Link href={paths.player(player)} prefetch={false}>
              {player.name}
            </Link>
            <small title={player.team.name}>{player.team.acronym || player.team.name}</small>
          </RowName>
        )}
      />
    </Card>
  );
}
