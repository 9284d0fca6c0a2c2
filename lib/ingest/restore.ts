import type { SourceStandings, Tournament } from '../domain/entities/entities';
import type { Match } from '../domain/match/match';
import { isFinished } from '../domain/match/match-order';
import { patchName } from '../domain/match/patch-name';
import type { StandingsDocument } from '../domain/competition/standings';
import { readAllChampions, readAllPlayers, readAllTeams } from '../store/models/entity-documents';
import {
  readAllLeagueDocuments,
  readAllSerieDocuments,
  readAllStandings,
  readAllTournamentDocuments,
} from '../store/models/competition-documents';
import { readAllWeeks } from '../store/models/match-documents';
import type { Entities } from './index/entity-index';

/** What an earlier run has stored, read back: all matches (from the weeks) and all entities. */
type StoredSeason = { readonly matches: readonly Match[]; readonly entities: Entities };

/** The source's table as it was sent; records of a bracket were counted by us and are left out. */
function sourceStandings({ tournamentId, kind, rows }: StandingsDocument): SourceStandings {
  const ofGroup = (figure: number) => (kind === 'group' ? figure : null);
  return {
    tournamentId,
    kind,
    rows: rows.map(({ rank, team, wins, losses, ties }) => ({
      rank,
      team,
      wins: ofGroup(wins),
      losses: ofGroup(losses),
      ties: ofGroup(ties),
    })),
  };
}

/** The match as the source sent it: its flames follow from its games, and its patch may have been stored under the source's name for it. */
function asSent(stored: Match): Match {
  const match = { ...stored, version: patchName(stored.fullVersion) };
  if (match.status !== 'finished') return match;
  const { worthWatching: _flames, ...sent } = match;
  return sent;
}

/** Stages as the source sent them: an end that is that of a match of theirs may be ours (`withEnd`), which makes it again while all are over. */
function stagesAsSent(stored: readonly Tournament[], matches: readonly Match[]): Tournament[] {
  const ends = new Set(matches.filter(isFinished).map(({ tournamentId, beginAt, endAt }) => `${tournamentId} ${endAt ?? beginAt}`));
  return stored.map((stage) => (ends.has(`${stage.id} ${stage.endAt}`) ? { ...stage, endAt: null } : stage));
}

/** Reads the store back, so that the changes of a source that only sends changes find what they belong to. Throws StoreUnavailableError. */
export async function restoreFromStore(): Promise<StoredSeason> {
  const [weeks, leagues, series, tournaments, teams, players, champions, standings] = await Promise.all([
    readAllWeeks(),
    readAllLeagueDocuments(),
    readAllSerieDocuments(),
    readAllTournamentDocuments(),
    readAllTeams(),
    readAllPlayers(),
    readAllChampions(),
    readAllStandings(),
  ]);
  const matches = weeks.flatMap((week) => week.matches.map(asSent));
  return {
    matches,
    entities: {
      leagues: leagues.map(({ league }) => league),
      series: series.map(({ serie }) => serie),
      tournaments: stagesAsSent(
        tournaments.map(({ tournament }) => tournament),
        matches,
      ),
      teams,
      players,
      champions,
      standings: standings.filter(({ from }) => from === 'source').map(sourceStandings),
    },
  };
}
