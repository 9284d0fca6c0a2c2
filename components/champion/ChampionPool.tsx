import { useState } from 'react';
import styled from 'styled-components';
import type { PlayerChampion } from '../../lib/domain/statistics/player-figures-document';
import { kda } from '../../lib/domain/statistics/sums';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionName } from './ChampionName';
import { kdaColumn, recordColumns } from './record-columns';
import { FigureTable } from '../figures/FigureTable';
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

type Props = {
  readonly champions: readonly PlayerChampion[];
  readonly name: string;
  /** Not all of them: links to the others are below, so nothing is folded. */
  readonly isPart?: boolean;
};

/** The champions of a player, most played first. Reveals results: show it in a SpoilerArea. */
export function ChampionPool({ champions, name, isPart = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const isShort = !all && !isPart && champions.length > FIRST;
  const columns = [
    ...recordColumns<PlayerChampion>(t, locale),
    kdaColumn<PlayerChampion>(t, locale, ({ kills, deaths, assists }) => kda(kills, deaths, assists)),
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
          rowHead={({ champion }) => <ChampionName champion={champion} />}
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
