import Link from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import type { PlayerChampion } from '../../lib/domain/stats/player-figures-document';
import { kda } from '../../lib/domain/stats/sums';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { RowName } from '../champion/RowName';
import { ChampionIcon } from '../game/ChampionIcon';
import { FigureTable, type FigureColumn } from '../game/FigureTable';
import { percentText, rateText } from '../game/figure-text';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';

/** The rest comes on demand: what follows on the page stays near. Without scripts all of them show. */
const FIRST = 10;

const Pool = styled(Card)`
  @media (scripting: enabled) {
    &[data-short] tbody tr:nth-child(n + ${FIRST + 1}) {
      display: none;
    }
  }
`;

const All = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The champions of a player, most played first. Tells results: to be shown in a HistoryArea. */
export function ChampionPool({ champions, name }: { readonly champions: readonly PlayerChampion[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const isShort = !all && champions.length > FIRST;
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
    <>
      <Pool data-short={isShort ? '' : undefined}>
        <FigureTable
          caption={t('player.championsOf', { player: name })}
          firstLabel={t('player.champion')}
          headWeight={2.4}
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
      </Pool>
      {isShort ? (
        <All data-wide="" data-size="small" onClick={() => setAll(true)}>
          {t('player.showAllChampions', { count: champions.length })}
        </All>
      ) : null}
    </>
  );
}
