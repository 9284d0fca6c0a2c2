import * as v from 'valibot';
import { DocumentPathSchema, type DocumentPath } from '../../store/core/document-path';
import type { StoreProject } from '../../store/core/project-ids';
import {
  leagueCatalogs,
  leagueDocuments,
  nameDocuments,
  serieCatalogs,
  serieDocuments,
  standingsCatalogs,
  standingsDocuments,
  tournamentCatalogs,
  tournamentDocuments,
  tournamentMatchesDocuments,
} from '../../store/models/competition-documents';
import {
  championDocuments,
  championFiguresDocuments,
  championStatsDocuments,
  draftCountsDocuments,
  lastMatchesDocuments,
  playerDocuments,
  playerFiguresDocuments,
  playerStatsDocuments,
  rankingsDocuments,
  statsScopesDocuments,
  teamDocuments,
  teamFiguresDocuments,
  teamMatchesDocuments,
  teamRatingDocuments,
  teamStatsDocuments,
} from '../../store/models/entity-documents';
import {
  gamesDocuments,
  headToHeadDocuments,
  homeStateDocuments,
  matchDocuments,
  videosStateDocuments,
  weekDocuments,
} from '../../store/models/match-documents';
import {
  articleDocuments,
  digestDocuments,
  newsChunkDocuments,
  newsHeadDocuments,
  newsIndexDocuments,
  patchListDocuments,
  searchIndexDocuments,
  sitemapIndexDocuments,
  sitemapPartDocuments,
} from '../../store/models/site-documents';
import type { DocumentKind, StoredFields } from '../../store/core/stored-document';
import { deriveSerieCatalog, deriveStandingsCatalog, deriveTournamentCatalog } from '../derive/catalogs';
import { deriveChampionFigures, deriveDraftCounts } from '../derive/champion-figures';
import { deriveGames, deriveMatch, deriveWeek } from '../derive/match';
import { deriveHome, deriveVideos } from '../derive/home';
import { deriveLeague, deriveLeagueCatalog } from '../derive/league';
import { UsualWinners } from '../derive/winner-means';
import { MatchWorths } from '../derive/match-worths';
import { derivePatches } from '../derive/patches';
import { deriveRankings, deriveTeamRating } from '../derive/ratings';
import { deriveSearch } from '../derive/search';
import { deriveSerie } from '../derive/serie';
import { derivePlayerFigures } from '../derive/player-figures';
import { deriveSitemapChampions, deriveSitemapIndex, deriveSitemapPlayers, deriveSitemapTeams } from '../derive/sitemap';
import { deriveChampionStats, derivePlayerStats, deriveStatsScopes, deriveTeamStats } from '../derive/stats';
import { deriveTeam } from '../derive/roster';
import { deriveHeadToHead, deriveLastMatches } from '../derive/team';
import { deriveTeamFigures, deriveTeamMatches } from '../derive/team-figures';
import { deriveStandings, deriveTournament, deriveTournamentMatches } from '../derive/tournament';
import { teamIdsOf } from '../../domain/match/match-state';
import type { DigestItem } from '../../domain/news/digest';
import { CHAMPIONS_PART, sitemapPartOf } from '../../domain/page/sitemap';
import { Digests } from '../derive/digests';
import { NewsLists } from '../derive/news-lists';
import type { Season } from '../index/season';

/** A document that may have to be written. Its fields are derived when the writer comes to it, so that not all are in memory at once. */
export type RegisteredDocument = {
  readonly project: StoreProject;
  readonly path: DocumentPath;
  /** Null for a document that must not exist. */
  readonly fields: () => StoredFields | null;
};

/** The match whose games a path holds; null for any other document. */
export function matchOfGames(path: string): number | null {
  const [collection, id] = path.split('/');
  return collection === 'games' ? Number(id) : null;
}

/** A document in the ledger for which nothing is derived any more. */
export function vanishedDocument(project: StoreProject, path: string): RegisteredDocument {
  return { project, path: v.parse(DocumentPathSchema, path), fields: () => null };
}

/** Where each document is written and what it is derived from. */
export function documentRegistry(season: Season) {
  const { matchIndex, entities, stats, articles } = season;
  const registered =
    <Id extends readonly unknown[], Value>(kind: DocumentKind<Id, Value>, derive: (...args: [...id: Id, season: Season]) => Value | null) =>
    (...id: Id): RegisteredDocument => {
      const fields = () => {
        const value = derive(...id, season);
        return value === null ? null : kind.encode(value);
      };
      return { ...kind.address(...id), fields };
    };
  let search = { version: -1, documents: deriveSearch(entities) };
  const searchDocuments = () => {
    if (search.version !== entities.version) search = { version: entities.version, documents: deriveSearch(entities) };
    return search.documents;
  };

  const worths = new MatchWorths(season);
  const digests = new Digests(season);
  const usualWinners = new UsualWinners(season);
  const newsLists = new NewsLists(season, digests);

  const team = registered(teamDocuments, deriveTeam);
  const playerFigures = registered(playerFiguresDocuments, derivePlayerFigures);
  const statsDocuments = [
    registered(playerStatsDocuments, derivePlayerStats),
    registered(teamStatsDocuments, deriveTeamStats),
    registered(championStatsDocuments, deriveChampionStats),
  ];
  const ofAllGames = [
    registered(draftCountsDocuments, deriveDraftCounts),
    registered(statsScopesDocuments, deriveStatsScopes),
    registered(patchListDocuments, derivePatches),
  ];
  const sitemapTeams = registered(sitemapPartDocuments, deriveSitemapTeams);
  const sitemapPlayers = registered(sitemapPartDocuments, deriveSitemapPlayers);
  const names = registered(nameDocuments, (part) => searchDocuments().names[part] ?? null);

  return {
    season,
    week: registered(weekDocuments, deriveWeek),
    match: registered(matchDocuments, (id) => deriveMatch(id, season, usualWinners)),
    games: registered(gamesDocuments, deriveGames),
    home: registered(homeStateDocuments, () => deriveHome(season, worths)),
    videos: registered(videosStateDocuments, deriveVideos),
    league: registered(leagueDocuments, deriveLeague),
    serie: registered(serieDocuments, deriveSerie),
    tournament: registered(tournamentDocuments, deriveTournament),
    tournamentMatches: registered(tournamentMatchesDocuments, deriveTournamentMatches),
    standings: registered(standingsDocuments, deriveStandings),
    team,
    lastMatches: registered(lastMatchesDocuments, deriveLastMatches),
    teamMatches: registered(teamMatchesDocuments, deriveTeamMatches),
    teamFigures: registered(teamFiguresDocuments, deriveTeamFigures),
    rankings: registered(rankingsDocuments, deriveRankings),
    teamRating: registered(teamRatingDocuments, deriveTeamRating),
    headToHead: registered(headToHeadDocuments, deriveHeadToHead),
    player: registered(playerDocuments, (id) => entities.players.get(id) ?? null),
    champion: registered(championDocuments, (id) => entities.champions.get(id) ?? null),
    leagueCatalog: registered(leagueCatalogs, deriveLeagueCatalog),
    standingsCatalog: registered(standingsCatalogs, deriveStandingsCatalog),
    serieCatalog: registered(serieCatalogs, deriveSerieCatalog),
    tournamentCatalog: registered(tournamentCatalogs, deriveTournamentCatalog),
    statsOf: (scope: string): RegisteredDocument[] => statsDocuments.map((document) => document(scope)),
    playerFigures,
    rostersWith: (players: ReadonlySet<number>): RegisteredDocument[] =>
      [...entities.teams.values()].filter((known) => known.players.some(({ id }) => players.has(id))).map(({ id }) => team(id)),
    /** Of all players of a serie, as far as the games show, and those in its teams now: its end is one of their places. */
    figuresOfPlayersIn: (serieId: number): RegisteredDocument[] => {
      const matches = matchIndex.ofScope(`serie:${serieId}`);
      const players = matches.flatMap(({ id }) => stats.of(id)).flatMap((game) => game.players);
      const rosters = matches.flatMap(teamIdsOf).flatMap((id) => entities.teams.get(id)?.players ?? []);
      return [...new Set([...players, ...rosters].map(({ id }) => id))].map((id) => playerFigures(id));
    },
    championFigures: registered(championFiguresDocuments, deriveChampionFigures),
    /** What draws on the figures of all games. */
    ofAllGames: (): RegisteredDocument[] => ofAllGames.map((document) => document()),
    newsLists,
    digests,
    digest: ({ id, league }: Pick<DigestItem, 'id' | 'league'>) => registered(digestDocuments, () => digests.document(id, league.id))(id),
    article: registered(articleDocuments, (id) => articles.get(id) ?? null),
    newsHead: registered(newsHeadDocuments, (scope) => newsLists.head(scope)),
    newsChunk: registered(newsChunkDocuments, (scope, chunk) => newsLists.chunk(scope, chunk)),
    newsIndex: registered(newsIndexDocuments, () => newsLists.index()),
    searchIndex: registered(searchIndexDocuments, (prefix) => searchDocuments().indices.get(prefix) ?? null),
    sitemapIndex: registered(sitemapIndexDocuments, deriveSitemapIndex),
    sitemapTeams: (teamId: number) => sitemapTeams(sitemapPartOf('teams', teamId)),
    sitemapPlayers: (playerId: number) => sitemapPlayers(sitemapPartOf('players', playerId)),
    sitemapChampions: () => registered(sitemapPartDocuments, () => deriveSitemapChampions(season))(CHAMPIONS_PART),
    searchPrefixes: () => [...searchDocuments().indices.keys()],
    allNames: () => searchDocuments().names.map((_, part) => names(part)),
  };
}

export type DocumentRegistry = ReturnType<typeof documentRegistry>;
