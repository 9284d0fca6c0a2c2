import type { ComponentProps, ReactNode } from 'react';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { paths } from '../../lib/domain/page/paths';
import type { ChampionSummary } from '../../lib/domain/statistics/champion-summary';
import { bestPlayers, FIRST_LINES, LEAST_BEST_GAMES } from '../../lib/domain/statistics/best-players';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate, useLocale } from '../../lib/i18n/use-translate';
import { EmptyState } from '../ui/EmptyState';
import { Fold } from '../ui/Fold';
import { Link } from '../ui/Link';
import { ChampionTable } from './ChampionTable';
import { PairedChampions } from './PairedChampions';
import { RowName } from './RowName';
import { isScopePlotted, ScopePlot } from './ScopePlot';
import { MOST_CHAMPION_PLAYERS, type ChampionLane, type LaneOpponent } from '../../lib/domain/statistics/champion-figures-document';
import { goldAt15Column } from '../figures/gold-column';
import { FigureTableNote } from '../figures/FigureTable';
import { SortableTable } from '../figures/SortableTable';
import { Card } from '../ui/Card';
import { kdaColumn, recordColumns } from './record-columns';

type Props = {
  readonly of: 'best' | 'players' | 'lane' | 'lanes' | 'role' | 'side' | 'opponents' | 'partners' | 'league' | 'patch';
  readonly summary: ChampionSummary;
  readonly name: string;
};

const PATCHES = 6;

/** The match-ups in the role that it plays most, and those in the others. */
function lanesOf({ lanes, usual }: ChampionSummary): Record<'usual' | 'other', readonly ChampionLane[]> {
  const main = lanes?.find(({ role }) => role === usual[0]) ?? lanes?.[0];
  return { usual: main ? [main] : [], other: (lanes ?? []).filter((lane) => lane !== main) };
}

/** The tables of a champion's page, whose code is loaded together. They reveal results: show them in a SpoilerArea. */
export function ChampionTables({ of, summary, name }: Props) {
  const t = useTranslate();
  switch (of) {
    case 'best':
      return <BestPlayers players={summary.players} caption={t('champion.bestOf', { champion: name })} />;
    case 'players':
      return <ChampionPlayers players={summary.players} caption={t('champion.playersOf', { champion: name })} sortedBy="games" />;
    case 'lane':
      return <LaneMatchUps lanes={lanesOf(summary).usual} name={name} />;
    case 'lanes':
      return <LaneMatchUps lanes={lanesOf(summary).other} name={name} />;
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
      const leagueName = (league: ChampionSummary['leagues'][number]) =>
        competitionName(leagueFix(league.key, league.name)?.acronym || league.name, t);
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
        <Plotted label={caption} lines={summary.patches.slice(0, PATCHES).map((patch) => ({ ...patch, name: patch.key }))}>
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

/** Champions met in the same role, a table for each role. Reveals results: show it in a SpoilerArea. */
function LaneMatchUps({ lanes, name }: { readonly lanes: readonly ChampionLane[]; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocale();
  if (lanes.length === 0) return <PairedChampions champions={[]} caption={t('champion.lanes')} />;
  return lanes.map(({ role, opponents }) => {
    const roleName = t(`game.roles.${role}`);
    return (
      <PairedChampions
        key={role}
        champions={opponents}
        caption={t('champion.lanesOf', { champion: name, role: roleName })}
        firstLabel={roleName}
        columns={[goldAt15Column<LaneOpponent>(t, locale)]}
        sortedBy="games"
        first={FIRST_LINES}
      />
    );
  });
}

type Row = ChampionSummary['players'][number];

type PlayersProps = { readonly players: readonly Row[]; readonly caption: string };

/** Of those with most games on the champion, the players who win most. */
function BestPlayers({ players, caption }: PlayersProps) {
  const t = useTranslate();
  const best = bestPlayers(players);
  const least = t('highlights.leastGames', { count: LEAST_BEST_GAMES });
  if (best.length === 0)
    return (
      <Card>
        <EmptyState title={t('champion.noSample')} compact>
          {least}
        </EmptyState>
      </Card>
    );
  const note = players.length < MOST_CHAMPION_PLAYERS ? least : `${t('champion.ofMostGames', { count: players.length })} · ${least}`;
  return <ChampionPlayers players={best} caption={caption} sortedBy="winRate" note={note} />;
}

/** Players with what they have done on a champion. Reveals results: show it in a SpoilerArea. */
function ChampionPlayers({ players, note, ...table }: PlayersProps & { readonly sortedBy: string; readonly note?: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const columns = [...recordColumns<Row>(t, locale), kdaColumn<Row>(t, locale, ({ kda }) => kda)];
  return (
    <Card>
      <SortableTable
        {...table}
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
      {note === undefined ? null : <FigureTableNote>{note}</FigureTableNote>}
    </Card>
  );
}
