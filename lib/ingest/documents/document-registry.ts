import * as v from 'valibot';
import type { GameDetail } from '../../domain/match/game';
import type { NewsArticle } from '../../domain/news/news';
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
  type TeamPair,
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
import { withPreview } from '../derive/match-preview';
import { UsualWinners, withWinnerMeans } from '../derive/winner-means';
import { MatchWorths } from '../derive/match-worths';
import { derivePatches } from '../derive/patches';
import { deriveRankings, deriveTeamRating, withChance } from '../derive/ratings';
import { deriveSearch } from '../derive/search';
import { deriveSerie } from '../derive/serie';
import { derivePlayerFigures } from '../derive/player-figures';
import { deriveSitemapChampions, deriveSitemapIndex, deriveSitemapPlayers, deriveSitemapTeams } from '../derive/sitemap';
import { deriveChampionStats, derivePlayerStats, deriveStatsScopes, deriveTeamStats } from '../derive/stats';
import { deriveTeam } from '../derive/roster';
import { deriveHeadToHead, deriveLastMatches } from '../derive/team';
import { deriveTeamFigures, deriveTeamMatches } from '../derive/team-figures';
import { deriveStandings, deriveTournament, deriveTournamentMatches } from '../derive/tournament';
import { flamesBy } from '../derive/flames';
import { teamIdsOf } from '../../domain/match/match-state';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import type { RatingIndex } from '../index/rating-index';
import type { DigestItem } from '../../domain/news/digest';
import { CHAMPIONS_PART, sitemapPartOf } from '../../domain/page/sitemap';
import { Digests } from '../derive/digests';
import { NewsLists } from '../derive/news-lists';
import type { StatsIndex } from '../index/stats-index';

/** Everything that documents are derived from. */
export type SeasonData = {
  readonly matchIndex: MatchIndex;
  readonly entities: EntityIndex;
  /** Games that were received and not written yet, by match. */
  readonly games: Map<number, readonly GameDetail[]>;
  /** Games of the matches that run or are just over, by match: the homepage needs figures of those under way whenever it is derived. */
  readonly recentGames: Map<number, readonly GameDetail[]>;
  /** What all games received so far add to the figures. */
  readonly stats: StatsIndex;
  readonly ratings: RatingIndex;
  /** Articles that feeds brought, by id. */
  readonly articles: ReadonlyMap<string, NewsArticle>;
  /** The site's clock, milliseconds since 1970. */
  readonly now: () => number;
};

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
export function documentRegistry(season: SeasonData) {
  const { matchIndex, entities, games, recentGames, stats, ratings, articles, now } = season;
  function target<Id extends readonly unknown[], Value>(
    kind: DocumentKind<Id, Value>,
    derive: () => Value | null,
    ...id: Id
  ): RegisteredDocument {
    const fields = () => {
      const value = derive();
      return value === null ? null : kind.encode(value);
    };
    return { ...kind.address(...id), fields };
  }
  let search = { version: -1, documents: deriveSearch(entities) };
  const searchDocuments = () => {
    if (search.version !== entities.version) search = { version: entities.version, documents: deriveSearch(entities) };
    return search.documents;
  };

  const worths = new MatchWorths({ matchIndex, entities, stats, ratings });
  const digests = new Digests(matchIndex, entities, ratings);
  const usualWinners = new UsualWinners(matchIndex, stats);
  const withFlames = flamesBy(stats);
  const newsLists = new NewsLists(matchIndex, articles, entities, digests);

  const team = (id: number) => target(teamDocuments, () => deriveTeam(id, { entities, matchIndex, stats, now }), id);
  const playerFigures = (id: number) =>
    target(
      playerFiguresDocuments,
      () => derivePlayerFigures(id, matchIndex, stats, entities.series, entities.players.get(id)?.team?.id ?? null),
      id,
    );

  return {
    season,
    week: (monday: string) => target(weekDocuments, () => deriveWeek(monday, matchIndex, withFlames), monday),
    match: (id: number) =>
      target(
        matchDocuments,
        () => {
          const document = withWinnerMeans(deriveMatch(id, matchIndex, entities, withFlames), usualWinners);
          return withPreview(withChance(document, ratings), { matchIndex, entities, stats });
        },
        id,
      ),
    games: (matchId: number) =>
      target(
        gamesDocuments,
        () => (matchIndex.get(matchId) ? deriveGames(matchId, games.get(matchId) ?? [], entities.champions) : null),
        matchId,
      ),
    home: () =>
      target(homeStateDocuments, () =>
        deriveHome(matchIndex, now(), {
          playing: recentGames,
          chanceOf: (match) => ratings.chanceOf(match),
          strengthOf: (match) => ratings.strengthIn(match),
          worthOf: (match) => worths.of(match),
          withFlames,
        }),
      ),
    videos: () => target(videosStateDocuments, () => deriveVideos(matchIndex)),
    league: (id: number) => target(leagueDocuments, () => deriveLeague(id, entities, matchIndex, now()), id),
    serie: (id: number) => target(serieDocuments, () => deriveSerie(id, entities, matchIndex, stats), id),
    tournament: (id: number) => target(tournamentDocuments, () => deriveTournament(id, entities, matchIndex, stats), id),
    tournamentMatches: (id: number) => target(tournamentMatchesDocuments, () => deriveTournamentMatches(id, matchIndex, withFlames), id),
    standings: (id: number) => target(standingsDocuments, () => deriveStandings(id, entities, matchIndex, ratings, recentGames, now()), id),
    team,
    lastMatches: (teamId: number) => target(lastMatchesDocuments, () => deriveLastMatches(teamId, entities, matchIndex, now()), teamId),
    teamMatches: (teamId: number, year: number) =>
      target(teamMatchesDocuments, () => deriveTeamMatches(teamId, year, matchIndex), teamId, year),
    teamFigures: (teamId: number) =>
      target(teamFiguresDocuments, () => deriveTeamFigures(teamId, matchIndex, stats, entities.series), teamId),
    rankings: () => target(rankingsDocuments, () => deriveRankings(ratings, entities, matchIndex)),
    teamRating: (teamId: number) => target(teamRatingDocuments, () => deriveTeamRating(teamId, ratings, matchIndex), teamId),
    headToHead: (pair: TeamPair) => target(headToHeadDocuments, () => deriveHeadToHead(pair, matchIndex), pair),
    player: (id: number) => target(playerDocuments, () => entities.players.get(id) ?? null, id),
    champion: (id: number) => target(championDocuments, () => entities.champions.get(id) ?? null, id),
    leagueCatalog: () => target(leagueCatalogs, () => deriveLeagueCatalog(entities, matchIndex, now())),
    standingsCatalog: () => target(standingsCatalogs, () => deriveStandingsCatalog(entities, matchIndex, now())),
    serieCatalog: () => target(serieCatalogs, () => deriveSerieCatalog(entities)),
    tournamentCatalog: (year: number) => target(tournamentCatalogs, () => deriveTournamentCatalog(year, entities), year),
    statsOf: (scope: string): RegisteredDocument[] => {
      return [
        target(playerStatsDocuments, () => derivePlayerStats(scope, matchIndex, stats), scope),
        target(teamStatsDocuments, () => deriveTeamStats(scope, matchIndex, stats), scope),
        target(championStatsDocuments, () => deriveChampionStats(scope, matchIndex, stats, entities), scope),
      ];
    },
    playerFigures,
    rostersWith: (players: ReadonlySet<number>): RegisteredDocument[] =>
      [...entities.teams.values()].filter((each) => each.players.some(({ id }) => players.has(id))).map(({ id }) => team(id)),
    /** Of all players of a serie, as far as the games show, and those in its teams now: its end is one of their places. */
    figuresOfPlayersIn: (serieId: number): RegisteredDocument[] => {
      const matches = matchIndex.ofScope(`serie:${serieId}`);
      const players = matches.flatMap(({ id }) => stats.of(id)).flatMap((game) => game.players);
      const rosters = matches.flatMap(teamIdsOf).flatMap((id) => entities.teams.get(id)?.players ?? []);
      return [...new Set([...players, ...rosters].map(({ id }) => id))].map(playerFigures);
    },
    championFigures: (id: number) => target(championFiguresDocuments, () => deriveChampionFigures(id, matchIndex, stats, entities), id),
    /** What draws on the figures of all games. */
    ofAllGames: (): RegisteredDocument[] => [
      target(draftCountsDocuments, () => deriveDraftCounts(matchIndex, stats)),
      target(statsScopesDocuments, () => deriveStatsScopes(matchIndex, stats)),
      target(patchListDocuments, () => derivePatches(matchIndex, stats, entities)),
    ],
    newsLists,
    digests,
    digest: ({ id, league }: Pick<DigestItem, 'id' | 'league'>) => target(digestDocuments, () => digests.document(id, league.id), id),
    article: (id: string) => target(articleDocuments, () => articles.get(id) ?? null, id),
    newsHead: (scope: string) => target(newsHeadDocuments, () => newsLists.head(scope), scope),
    newsChunk: (scope: string, chunk: number) => target(newsChunkDocuments, () => newsLists.chunk(scope, chunk), scope, chunk),
    newsIndex: () => target(newsIndexDocuments, () => newsLists.index()),
    searchIndex: (prefix: string) => target(searchIndexDocuments, () => searchDocuments().indices.get(prefix) ?? null, prefix),
    sitemapIndex: () => target(sitemapIndexDocuments, () => deriveSitemapIndex(matchIndex, entities)),
    sitemapTeams: (teamId: number) => {
      const part = sitemapPartOf('teams', teamId);
      return target(sitemapPartDocuments, () => deriveSitemapTeams(part, matchIndex, entities), part);
    },
    sitemapPlayers: (playerId: number) => {
      const part = sitemapPartOf('players', playerId);
      return target(sitemapPartDocuments, () => deriveSitemapPlayers(part, entities), part);
    },
    sitemapChampions: () => target(sitemapPartDocuments, () => deriveSitemapChampions(entities), CHAMPIONS_PART),
    searchPrefixes: () => [...searchDocuments().indices.keys()],
    allNames: () => searchDocuments().names.map((names, part) => target(nameDocuments, () => names, part)),
  };
}

export type DocumentRegistry = ReturnType<typeof documentRegistry>;
