import type { PlayerChampion } from '../../lib/domain/statistics/player-figures-document';
import { kda } from '../../lib/domain/statistics/sums';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionName } from './ChampionName';
import { kdaColumn, recordColumns } from './record-columns';
import { FigureTable } from '../figures/FigureTable';
import { Card } from '../ui/Card';
import { FirstRows } from '../ui/FirstRows';

type Props = {
  readonly champions: readonly PlayerChampion[];
  readonly name: string;
  /** Whether these are only some of the champions: a link to the others is below, so nothing is folded. */
  readonly isPart?: boolean;
};

/** The champions of a player, most played first. Reveals results: show it in a SpoilerArea. */
export function ChampionPool({ champions, name, isPart = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const columns = [
    ...recordColumns<PlayerChampion>(t, locale),
    kdaColumn<PlayerChampion>(t, locale, ({ kills, deaths, assists }) => kda(kills, deaths, assists)),
  ];
  const table = (
    <FigureTable
      caption={t('player.championsOf', { player: name })}
      firstLabel={t('player.champion')}
      headWeight={2.4}
      rows={champions}
      rowKey={({ champion }) => champion.id}
      columns={columns}
      rowHead={({ champion }) => <ChampionName champion={champion} />}
    />
  );
  return (
    <Card>
      {isPart ? (
        table
      ) : (
        <FirstRows first={5} count={champions.length} label={t('player.showAllChampions', { count: champions.length })}>
          {table}
        </FirstRows>
      )}
    </Card>
  );
}
