import Link from 'next/link';
import { paths } from '../../lib/domain/paths';
import type { PlayerChampion } from '../../lib/domain/stats/player-figures-document';
import { kda } from '../../lib/domain/stats/sums';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { RowName } from '../champion/RowName';
import { ChampionIcon } from '../game/ChampionIcon';
import { FigureTable, type FigureColumn } from '../game/FigureTable';
import { percentText, rateText } from '../game/figure-text';
import { Card } from '../ui/Card';

/** The champions of a player, most played first. Tells results: to be shown in a HistoryArea. */
export function ChampionPool({ champions, name }: { readonly champions: readonly PlayerChampion[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const columns: FigureColumn<PlayerChampion>[] = [
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
      value: ({ kills, deaths, assists }) => kda(kills, deaths, assists),
      text: (value) => rateText(value, locale, 2),
    },
  ];
  return (
    <Card>
      <FigureTable
        caption={t('player.championsOf', { player: name })}
        firstLabel={t('player.champion')}
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
