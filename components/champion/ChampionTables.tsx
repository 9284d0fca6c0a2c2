import type { ComponentProps, ReactNode } from 'react';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { paths } from '../../lib/domain/page/paths';
import type { ChampionSummary } from '../../lib/domain/statistics/champion-summary';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Fold } from '../ui/Fold';
import { Link } from '../ui/Link';
import { ChampionPlayers } from './ChampionPlayers';
import { ChampionTable } from './ChampionTable';
import { LaneMatchUps } from './LaneMatchUps';
import { PairedChampions } from './PairedChampions';
import { RowName } from './RowName';
import { isScopePlotted, ScopePlot } from './ScopePlot';

type Props = {
  readonly of: 'players' | 'lanes' | 'role' | 'side' | 'opponents' | 'partners' | 'league' | 'patch';
  readonly summary: ChampionSummary;
  readonly name: string;
};

/** The tables of a champion's page, whose code is loaded together. They reveal results: show them in a SpoilerArea. */
export function ChampionTables({ of, summary, name }: Props) {
  const t = useTranslate();
  switch (of) {
    case 'players':
      return <ChampionPlayers players={summary.players} name={name} />;
    case 'lanes':
      return <LaneMatchUps lanes={summary.lanes ?? []} name={name} />;
    case 'opponents':
      return <PairedChampions champions={summary.opponents} caption={t('champion.opponentsOf', { champion: name })} />;
    case 'partners':
      return <PairedChampions champions={summary.partners} caption={t('champion.partnersOf', { champion: name })} />;
    case 'role':
      return (
        <ChampionTable
          caption={t('champion.byRoleOf', { champion: name })}
          firstLabel={t('stats.role')}
          rows={summary.roles}
          rowHead={({ key }) => t(`game.roles.${key}`)}
        />
      );
    case 'side':
      return (
        <ChampionTable
          caption={t('champion.bySideOf', { champion: name })}
          firstLabel={t('stats.side')}
          rows={summary.sides}
          rowHead={({ key }) => t(`game.sides.${key}`)}
        />
      );
    case 'league': {
      const leagueName = (league: ChampionSummary['leagues'][number]) => competitionName(leagueFix(league.key)?.acronym || league.name, t);
      const caption = t('champion.byLeagueOf', { champion: name });
      return (
        <Plotted label={caption} lines={summary.leagues.map((league) => ({ ...league, name: leagueName(league) }))}>
          <ChampionTable
            caption={caption}
            firstLabel={t('champion.league')}
            rows={summary.leagues}
            rowHead={(league) => (
              <RowName>
                <Link href={league.href}>{leagueName(league)}</Link>
              </RowName>
            )}
            drafts={(row) => row}
          />
        </Plotted>
      );
    }
    case 'patch': {
      const caption = t('champion.byPatchOf', { champion: name });
      return (
        <Plotted label={caption} lines={summary.patches.map((patch) => ({ ...patch, name: patch.key }))}>
          <ChampionTable
            caption={caption}
            firstLabel={t('champion.patch')}
            rows={summary.patches}
            rowHead={({ key }) => (
              <RowName>
                <Link href={paths.patch(key)}>{key}</Link>
              </RowName>
            )}
            drafts={(row) => row}
          />
        </Plotted>
      );
    }
  }
}

/** A plot with its numbers in a folded table; the table alone where there is too little to plot. */
function Plotted({ label, lines, children }: ComponentProps<typeof ScopePlot> & { readonly children: ReactNode }) {
  const t = useTranslate();
  if (!isScopePlotted(lines)) return children;
  return (
    <>
      <ScopePlot label={label} lines={lines} />
      <Fold title={t('charts.asTable')}>{children}</Fold>
    </>
  );
}
