import * as v from 'valibot';
import { DocumentPathSchema, type DocumentPath } from '../../store/core/document-path';
import type { StoreProject } from '../../store/core/project-ids';
import * as ofCompetitions from '../../store/models/competition-documents';
import * as ofEntities from '../../store/models/entity-documents';
import * as ofMatches from '../../store/models/match-documents';
import * as ofSite from '../../store/models/site-documents';
import type { DocumentKind, StoredFields } from '../../store/core/stored-document';
import { deriveSerieCatalog, deriveStandingsCatalog, deriveTournamentCatalog } from '../derive/catalogs';
import { deriveChampionFigures, deriveDraftCounts } from '../derive/champion-figures';
import { deriveGames, deriveMatch, deriveWeek } from '../derive/match';
import { deriveHome, deriveVideos } from '../derive/home';
import { deriveLeague, deriveLeagueCatalog } from '../derive/league';
import { UsualWinners } from '../derive/winner-means';
import { MatchSignificance } from '../derive/match-significance';
import { derivePatches } from '../derive/patches';
import { deriveRankings, deriveTeamRating } from '../derive/ratings';
import { deriveSearch } from '../derive/search';
import { deriveSerie } from '../derive/serie';
import { derivePlayerFigures } from '../derive/player-figures';
import { deriveSitemapChampions, deriveSitemapIndex, deriveSitemapPlayers, deriveSitemapTeams } from '../derive/sitemap';
import { deriveChampionStats, derivePlayerStats, deriveStatsScopes, deriveTeamStats } from '../derive/stats';
import { deriveHeadToHead, deriveLastMatches, deriveTeam, deriveTeamMatches } from '../derive/team';
import { deriveTeamFigures } from '../derive/team-figures';
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

/** A stored document for which nothing is derived any more. */
export function vanishedDocument(project: StoreProject, path: string): RegisteredDocument {
  return { project, path: v.parse(DocumentPathSchema, path), fields: () => null };
}

/** Where each document is written and what it is derived from. Whatever an entry is called with counts as an id: `map((id) => documents.match(id))`. */
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

  const significance = new MatchSignificance(season);
  const digests = new Digests(season);
  const usualWinners = new UsualWinners(season);
  const newsLists = new NewsLists(season, digests);

  const team = registered(ofEntities.teamDocuments, deriveTeam);
  const playerFigures = registered(ofEntities.playerFiguresDocuments, derivePlayerFigures);
  const statsDocuments = [
    registered(ofEntities.playerStatsDocuments, derivePlayerStats),
    registered(ofEntities.teamStatsDocuments, deriveTeamStats),
    registered(ofEntities.championStatsDocuments, deriveChampionStats),
  ];
  const ofAllGames = [
    registered(ofEntities.draftCountsDocuments, deriveDraftCounts),
    registered(ofEntities.statsScopesDocuments, deriveStatsScopes),
    registered(ofSite.patchListDocuments, derivePatches),
  ];
  const sitemapTeams = registered(ofSite.sitemapPartDocuments, deriveSitemapTeams);
  const sitemapPlayers = registered(ofSite.sitemapPartDocuments, deriveSitemapPlayers);
  const names = registered(ofCompetitions.nameDocuments, (part) => searchDocuments().names[part] ?? null);

  return {
    season,
    week: registered(ofMatches.weekDocuments, deriveWeek),
    match: registered(ofMatches.matchDocuments, (id) => deriveMatch(id, season, usualWinners)),
    games: registered(ofMatches.gamesDocuments, deriveGames),
    home: registered(ofMatches.homeStateDocuments, () => deriveHome(season, significance)),
    videos: registered(ofMatches.videosStateDocuments, deriveVideos),
    league: registered(ofCompetitions.leagueDocuments, deriveLeague),
    serie: registered(ofCompetitions.serieDocuments, deriveSerie),
    tournament: registered(ofCompetitions.tournamentDocuments, deriveTournament),
    tournamentMatches: registered(ofCompetitions.tournamentMatchesDocuments, deriveTournamentMatches),
    standings: registered(ofCompetitions.standingsDocuments, deriveStandings),
    team,
    lastMatches: registered(ofEntities.lastMatchesDocuments, deriveLastMatches),
    teamMatches: registered(ofEntities.teamMatchesDocuments, deriveTeamMatches),
    teamFigures: registered(ofEntities.teamFiguresDocuments, deriveTeamFigures),
    rankings: registered(ofEntities.rankingsDocuments, deriveRankings),
    teamRating: registered(ofEntities.teamRatingDocuments, deriveTeamRating),
    headToHead: registered(ofMatches.headToHeadDocuments, deriveHeadToHead),
    player: registered(ofEntities.playerDocuments, (id) => entities.players.get(id) ?? null),
    champion: registered(ofEntities.championDocuments, (id) => entities.champions.get(id) ?? null),
    leagueCatalog: registered(ofCompetitions.leagueCatalogs, deriveLeagueCatalog),
    standingsCatalog: registered(ofCompetitions.standingsCatalogs, deriveStandingsCatalog),
    serieCatalog: registered(ofCompetitions.serieCatalogs, deriveSerieCatalog),
    tournamentCatalog: registered(ofCompetitions.tournamentCatalogs, deriveTournamentCatalog),
    statsOf: (scope: string): RegisteredDocument[] => statsDocuments.map((document) => document(scope)),
    playerFigures,
    rostersWith: (players: ReadonlySet<number>): RegisteredDocument[] =>
      [...entities.teams.values()].filter((known) => known.players.some(({ id }) => players.has(id))).map(({ id }) => team(id)),
    /** The figures of all players of a serie, as far as games show who played, and of those in its teams now: once it ends, it is one of their places. */
    figuresOfPlayersIn: (serieId: number): RegisteredDocument[] => {
      const matches = matchIndex.ofScope(`serie:${serieId}`);
      const players = matches.flatMap(({ id }) => stats.of(id)).flatMap((game) => game.players);
      const rosters = matches.flatMap(teamIdsOf).flatMap((id) => entities.teams.get(id)?.players ?? []);
      return [...new Set([...players, ...rosters].map(({ id }) => id))].map((id) => playerFigures(id));
    },
    championFigures: registered(ofEntities.championFiguresDocuments, deriveChampionFigures),
    /** The documents that depend on the figures of all games. */
    ofAllGames: (): RegisteredDocument[] => ofAllGames.map((document) => document()),
    newsLists,
    digests,
    digest: ({ id, league }: Pick<DigestItem, 'id' | 'league'>) =>
      registered(ofSite.digestDocuments, () => digests.document(id, league.id))(id),
    article: registered(ofSite.articleDocuments, (id) => articles.get(id) ?? null),
    newsHead: registered(ofSite.newsHeadDocuments, (scope) => newsLists.head(scope)),
    newsChunk: registered(ofSite.newsChunkDocuments, (scope, chunk) => newsLists.chunk(scope, chunk)),
    newsIndex: registered(ofSite.newsIndexDocuments, () => newsLists.index()),
    searchIndex: registered(ofSite.searchIndexDocuments, (prefix) => searchDocuments().indices.get(prefix) ?? null),
    sitemapIndex: registered(ofSite.sitemapIndexDocuments, deriveSitemapIndex),
    sitemapTeams: (teamId: number) => sitemapTeams(sitemapPartOf('teams', teamId)),
    sitemapPlayers: (playerId: number) => sitemapPlayers(sitemapPartOf('players', playerId)),
    sitemapChampions: () => registered(ofSite.sitemapPartDocuments, () => deriveSitemapChampions(season))(CHAMPIONS_PART),
    searchPrefixes: () => [...searchDocuments().indices.keys()],
    allNames: () => searchDocuments().names.map((_, part) => names(part)),
  };
}

export type DocumentRegistry = ReturnType<typeof documentRegistry>;
