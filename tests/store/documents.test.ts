import { beforeAll, expect, it } from 'vitest';
import { withNeed } from '../../lib/domain/competition/bracket/needless-finals';
import { matchSummary } from '../../lib/domain/match/match-summary';
import type { GameDetail } from '../../lib/domain/match/game';
import {
  leagueCatalogs,
  leagueDocuments,
  readLeagueCatalog,
  readLeagueDocument,
  readSerieCatalog,
  readSerieDocument,
  readStandings,
  readTournamentCatalog,
  readTournamentDocument,
  readTournamentMatches,
  serieCatalogs,
  serieDocuments,
  standingsDocuments,
  tournamentCatalogs,
  tournamentDocuments,
  tournamentMatchesDocuments,
} from '../../lib/store/models/competition-documents';
import {
  championDocuments,
  lastMatchesDocuments,
  playerDocuments,
  readAllChampions,
  readLastMatches,
  readPlayer,
  readTeam,
  teamDocuments,
} from '../../lib/store/models/entity-documents';
import { commitWrites } from '../../lib/store/core/commit-writes';
import {
  gamesDocuments,
  headToHeadDocuments,
  homeStateDocuments,
  ingestStateDocuments,
  matchDocuments,
  readAllWeeks,
  readGames,
  readHeadToHead,
  readHomeState,
  readIngestState,
  readMatchDocument,
  readWeek,
  teamPair,
  weekDocuments,
} from '../../lib/store/models/match-documents';
import { contentHashDocuments, readHashShards } from '../../lib/store/work/content-hash-document';
import { readSearchIndex, searchIndexDocuments } from '../../lib/store/models/site-documents';
import type { HomeState } from '../../lib/domain/models/read-models';
import type { DocumentKind } from '../../lib/store/core/stored-document';
import { champion, league, player, serie, team, tournament } from '../support/entity-fixture';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

async function write<Id extends readonly unknown[], Value>(kind: DocumentKind<Id, Value>, value: Value, ...id: Id): Promise<void> {
  const { project, path } = kind.address(...id);
  await commitWrites(project, [{ path, fields: kind.encode(value) }]);
}

const game: GameDetail = {
  id: 1,
  position: 1,
  status: 'finished',
  beginAt: '2023-08-19T08:00:00Z',
  lengthSeconds: 1800,
  winnerId: 77,
  videoUrl: null,
  teams: [],
  players: [],
  frames: [{ seconds: 300, teams: [{ id: 77, gold: 8000, kills: 1, towers: 0, dragons: 0, barons: 0, inhibitors: 0 }], players: [] }],
};

describeWithStore('stored documents', () => {
  beforeAll(useEmptyStore);

  it('keeps a week with a match in every state', async () => {
    const week = {
      start: '2023-08-14',
      matches: [
        finishedMatch(),
        runningMatch({ id: 8 }),
        notStartedMatch({ id: 9 }),
        { ...offMatch('canceled'), id: 10 },
        { ...offMatch('postponed'), id: 11 },
      ],
    };
    await write(weekDocuments, week, week.start);
    expect(await readWeek(week.start)).toEqual(week);
    expect(await readAllWeeks()).toEqual([week]);
  });

  it('keeps a match with form and meetings, and its games in the games project', async () => {
    const document = {
      match: notStartedMatch(),
      form: { left: { teamId: 77, matches: [matchSummary(finishedMatch({ id: 2 }))] }, right: { teamId: 1, matches: [] } },
      headToHead: { leftWins: 1, rightWins: 0, draws: 0, matches: [matchSummary(finishedMatch({ id: 2 }))] },
    };
    await write(matchDocuments, document, 7);
    expect(await readMatchDocument(7)).toEqual(document);
    const games = { matchId: 7, games: [game], champions: [champion()] };
    await write(gamesDocuments, games, 7);
    expect(await readGames(7)).toEqual(games);
  });

  it('keeps the homepage and the ingest state', async () => {
    const home: HomeState = {
      running: [runningMatch()],
      next: [{ match: notStartedMatch(), rank: 3, strength: 3100 }],
      lately: [{ match: finishedMatch(), rank: 3, worth: { kind: 'run', side: 'left', count: 5 } }],
      startMinutes: [28_000_000],
    };
    await write(homeStateDocuments, home);
    expect(await readHomeState()).toEqual(home);
    const state = { source: 'demo', simulated: true, matches: 3, finishedAt: '2023-08-19T08:00:00.000Z', cursor: null };
    await write(ingestStateDocuments, state);
    expect(await readIngestState()).toEqual(state);
  });

  it('keeps leagues, series and tournaments with what belongs to them', async () => {
    const leagueDocument = {
      league: league(),
      series: [serie()],
      currentSerieId: 9,
      tournaments: [tournament()],
      running: [],
      upcoming: [notStartedMatch()],
      latest: [finishedMatch()],
    };
    await write(leagueDocuments, leagueDocument, 293);
    expect(await readLeagueDocument(293)).toEqual(leagueDocument);
    const serieDocument = { serie: serie(), league: league(), tournaments: [tournament()] };
    await write(serieDocuments, serieDocument, 9);
    expect(await readSerieDocument(9)).toEqual(serieDocument);
    const tournamentDocument = { tournament: tournament(), serie: serie(), league: null };
    await write(tournamentDocuments, tournamentDocument, 16);
    expect(await readTournamentDocument(16)).toEqual(tournamentDocument);
    const matches = { tournamentId: 16, matches: [finishedMatch()] };
    await write(tournamentMatchesDocuments, matches, 16);
    expect(await readTournamentMatches(16)).toEqual(matches);
    const table = {
      tournamentId: 16,
      tournamentName: 'Playoffs',
      kind: 'bracket' as const,
      from: 'source' as const,
      rows: [{ rank: 1, team: { id: 77, name: 'T1', acronym: 'T1', img: null }, wins: 1, losses: 0, ties: 0, gameWins: 2, gameLosses: 1 }],
    };
    await write(standingsDocuments, table, 16);
    expect(await readStandings(16)).toEqual(table);
  });

  it('keeps teams, players, champions, last matches and meetings', async () => {
    await write(teamDocuments, team(), 77);
    expect(await readTeam(77)).toEqual(team());
    await write(playerDocuments, player(), 5);
    expect(await readPlayer(5)).toEqual(player());
    await write(championDocuments, champion(), 10);
    expect(await championDocuments.read(10)).toEqual(champion());
    expect(await readAllChampions()).toEqual([champion()]);
    const last = { teamId: 77, recent: [finishedMatch()], next: [notStartedMatch()] };
    await write(lastMatchesDocuments, last, 77);
    expect(await readLastMatches(77)).toEqual(last);
    const meetings = { lowId: 1, highId: 77, lowWins: 0, highWins: 1, draws: 0, matches: [matchSummary(finishedMatch())] };
    await write(headToHeadDocuments, meetings, teamPair(77, 1));
    expect(await readHeadToHead(teamPair(1, 77))).toEqual(meetings);
  });

  it('keeps the catalogs', async () => {
    const leagues = { leagues: [{ ...league(), currentSerie: serie(), nextMatchAt: null, lastMatchAt: '2023-08-19T08:00:00Z' }] };
    await write(leagueCatalogs, leagues);
    expect(await readLeagueCatalog()).toEqual(leagues);
    await write(serieCatalogs, { series: [serie()] });
    expect(await readSerieCatalog()).toEqual({ series: [serie()] });
    const { teams: _teams, ...listed } = tournament();
    await write(tournamentCatalogs, { tournaments: [listed] }, 2023);
    expect(await readTournamentCatalog(2023)).toEqual({ tournaments: [listed] });
  });

  it.each(['t1', 'g2', '..', '//', '__', 'a.', '.a', 'é한', '한국', '%2', '~a', 'a\u{1f600}', '\u{1f600}a'])(
    'finds search entries under %j',
    async (prefix) => {
      const index = { entries: [{ type: 'team' as const, id: 77, name: `Team ${prefix}`, acronym: 'T1', img: null, key: 'team-77' }] };
      await write(searchIndexDocuments, index, prefix);
      expect(await readSearchIndex(prefix)).toEqual(index);
    },
  );

  it('keeps content hashes apart from other states', async () => {
    await write(contentHashDocuments('main'), { 'weeks/2023-08-14': 'abc' }, 'week-2023-08-14');
    expect(await readHashShards('main')).toEqual(new Map([['week-2023-08-14', { 'weeks/2023-08-14': 'abc' }]]));
    expect(await readHashShards('games')).toEqual(new Map());
  });

  it('shows no final that turned out needless among the matches of a week, and restores it for ingest', async () => {
    const needless = withNeed(notStartedMatch({ id: 8, beginAt: '2023-08-19T08:00:00Z' }), true);
    await write(weekDocuments, { start: '2023-08-14', matches: [finishedMatch(), needless] }, '2023-08-14');
    expect((await readWeek('2023-08-14'))?.matches.map(({ id }) => id)).toEqual([7]);
    const restored = (await readAllWeeks()).find(({ start }) => start === '2023-08-14');
    expect(restored?.matches.map(({ id }) => id)).toEqual([7, 8]);
  });

  it('returns null for a missing document', async () => {
    expect(await readWeek('1999-01-04')).toBeNull();
    expect(await readMatchDocument(404)).toBeNull();
    expect(await readSearchIndex('zz')).toBeNull();
  });
});
