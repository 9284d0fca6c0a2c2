import * as v from 'valibot';
import type { GameDetail } from '../../domain/match/game';
import type { NewsArticle } from '../../domain/news/news';
import { DocumentPathSchema, type DocumentPath } from '../../store/core/document-path';
import type { StoreProject } from '../../store/core/project-ids';
import { leagueCatalogs, nameDocuments, serieCatalogs, standingsCatalogs, tournamentCatalogs } from '../../store/models/catalog-document';
import { championDocuments } from '../../store/models/champion-document';
import { gamesDocuments } from '../../store/models/game-document';
import { headToHeadDocuments, type TeamPair } from '../../store/models/head-to-head-document';
import { leagueDocuments } from '../../store/models/league-document';
import { matchDocuments } from '../../store/models/match-document';
import {
  articleDocuments,
  digestDocuments,
  newsChunkDocuments,
  newsHeadDocuments,
  newsIndexDocuments,
} from '../../store/models/news-document';
import { patchListDocuments } from '../../store/models/patch-document';
import { playerDocuments } from '../../store/models/player-document';
import { rankingsDocuments, teamRatingDocuments } from '../../store/models/rating-document';
import { searchIndexDocuments } from '../../store/models/search-index-document';
import { serieDocuments } from '../../store/models/serie-document';
import { homeStateDocuments, videosStateDocuments } from '../../store/models/state-document';
import {
  championFiguresDocuments,
  championStatsDocuments,
  draftCountsDocuments,
  playerFiguresDocuments,
  playerStatsDocuments,
  statsScopesDocuments,
  teamStatsDocuments,
} from '../../store/models/stats-document';
import type { DocumentKind, StoredFields } from '../../store/core/stored-document';
import { lastMatchesDocuments, teamDocuments, teamFiguresDocuments, teamMatchesDocuments } from '../../store/models/team-document';
import { sitemapIndexDocuments, sitemapPartDocuments } from '../../store/models/sitemap-document';
import { standingsDocuments, tournamentDocuments, tournamentMatchesDocuments } from '../../store/models/tournament-document';
import { weekDocuments } from '../../store/models/week-document';
import { deriveSerieCatalog, deriveTournamentCatalog } from '../derive/catalogs';
import { deriveChampionFigures, deriveDraftCounts } from '../derive/champion-figures';
import { deriveGames } from '../derive/games';
import { deriveHome } from '../derive/home';
import { deriveLeague, deriveLeagueCatalog } from '../derive/league';
import { deriveMatch } from '../derive/match';
import { withPreview } from '../derive/match-preview';
import { UsualWinners, withWinnerMeans } from '../derive/winner-means';
import { MatchWorths } from '../derive/match-worths';
import { derivePatches } from '../derive/patches';
import { deriveRankings, deriveTeamRating, withChance } from '../derive/ratings';
import { deriveSearch } from '../derive/search';
import { deriveSerie } from '../derive/serie';
import { deriveStandingsCatalog } from '../derive/standings-catalog';
import { derivePlayerFigures } from '../derive/player-figures';
import { deriveSitemapChampions, deriveSitemapIndex, deriveSitemapPlayers, deriveSitemapTeams } from '../derive/sitemap';
import { deriveChampionStats, derivePlayerStats, deriveStatsScopes, deriveTeamStats } from '../derive/stats';
import { deriveHeadToHead, deriveLastMatches } from '../derive/team';
import { deriveTeamFigures, deriveTeamMatches } from '../derive/team-figures';
import { deriveStandings, deriveTournament, deriveTournamentMatches } from '../derive/tournament';
import { deriveVideos } from '../derive/videos';
import { deriveWeek } from '../derive/week';
import { flamesBy } from '../derive/flames';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import type { RatingIndex } from '../index/rating-index';
import { weekOf } from '../../domain/match/match-order';
import type { DigestItem } from '../../domain/news/digest/digest';
import { mondayOf } from '../../domain/schedule/week';
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
  /** The part of the ledger that it belongs to; null for a document that must not exist, which is deleted where the ledger lists it. */
  readonly shard: string | null;
  /** Weeks ("list") and their matches ("item") are written in one batch. */
  readonly linked: 'list' | 'item' | null;
  /** Null for a document that must not exist. */
  readonly fields: () => StoredFields | null;
};

/** Ledger shards of a family that grows without weeks to part it by. */
const SPREAD = 16;

function shardFor(family: string, id: number): string {
  return `${family}-${id % SPREAD}`;
}

function textSum(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}

/** The shard in which a week and its matches are kept; its batches are linked. */
function weekShard(monday: string): string {
  return `week-${monday}`;
}

function gamesShard(monday: string): string {
  return `games-${monday}`;
}

/** The match whose games a path of this shard holds; null for any other document. */
export function matchOfGames(path: string, shard: string): number | null {
  return shard.startsWith(gamesShard('')) ? Number(path.split('/').at(-1)) : null;
}

/** A document in the ledger for which nothing is derived any more. */
export function vanishedDocument(project: StoreProject, path: string, shard: string): RegisteredDocument {
  return {
    project,
    path: v.parse(DocumentPathSchema, path),
    shard: null,
    linked: shard.startsWith(weekShard('')) ? 'item' : null,
    fields: () => null,
  };
}

/** Where each document is written and what it is derived from. */
export function documentRegistry({ matchIndex, entities, games, recentGames, stats, ratings, articles, now }: SeasonData) {
  function target<Id extends readonly unknown[], Value>(
    kind: DocumentKind<Id, Value>,
    shard: string | null,
    derive: () => Value | null,
    ...id: Id
  ): RegisteredDocument {
    const fields = () => {
      const value = derive();
      return value === null ? null : kind.encode(value);
    };
    return { ...kind.address(...id), shard, linked: null, fields };
  }
  const ofMatch = (id: number, shardOf: (monday: string) => string) => {
    const match = matchIndex.get(id);
    return match && shardOf(weekOf(match));
  };
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

  const playerFigures = (id: number) =>
    target(playerFiguresDocuments, shardFor('players', id), () => derivePlayerFigures(id, matchIndex, stats, entities.series), id);

  return {
    week: (monday: string): RegisteredDocument => ({
      ...target(weekDocuments, weekShard(monday), () => deriveWeek(monday, matchIndex, withFlames), monday),
      linked: 'list',
    }),
    match: (id: number): RegisteredDocument => ({
      ...target(
        matchDocuments,
        ofMatch(id, weekShard),
        () => {
          const document = withWinnerMeans(deriveMatch(id, matchIndex, entities, withFlames), usualWinners);
          return withPreview(withChance(document, ratings), { matchIndex, entities, stats });
        },
        id,
      ),
      linked: 'item',
    }),
    games: (matchId: number) =>
      target(
        gamesDocuments,
        ofMatch(matchId, gamesShard),
        () => (matchIndex.get(matchId) ? deriveGames(matchId, games.get(matchId) ?? [], entities.champions) : null),
        matchId,
      ),
    home: () =>
      target(homeStateDocuments, 'home', () =>
        deriveHome(matchIndex, now(), {
          playing: recentGames,
          chanceOf: (match) => ratings.chanceOf(match),
          strengthOf: (match) => ratings.strengthIn(match),
          worthOf: (match) => worths.of(match),
          withFlames,
        }),
      ),
    videos: () => target(videosStateDocuments, 'home', () => deriveVideos(matchIndex)),
    league: (id: number) => target(leagueDocuments, 'leagues', () => deriveLeague(id, entities, matchIndex, now()), id),
    serie: (id: number) => target(serieDocuments, 'series', () => deriveSerie(id, entities, matchIndex, stats), id),
    tournament: (id: number) =>
      target(tournamentDocuments, shardFor('tournaments', id), () => deriveTournament(id, entities, matchIndex, stats), id),
    tournamentMatches: (id: number) =>
      target(tournamentMatchesDocuments, shardFor('tournaments', id), () => deriveTournamentMatches(id, matchIndex, withFlames), id),
    standings: (id: number) =>
      target(standingsDocuments, shardFor('tournaments', id), () => deriveStandings(id, entities, matchIndex, ratings), id),
    team: (id: number) => target(teamDocuments, shardFor('teams', id), () => entities.teams.get(id) ?? null, id),
    lastMatches: (teamId: number) =>
      target(lastMatchesDocuments, shardFor('teams', teamId), () => deriveLastMatches(teamId, matchIndex, now()), teamId),
    teamMatches: (teamId: number, year: number) =>
      target(teamMatchesDocuments, shardFor('teams', teamId), () => deriveTeamMatches(teamId, year, matchIndex), teamId, year),
    teamFigures: (teamId: number) =>
      target(teamFiguresDocuments, shardFor('teams', teamId), () => deriveTeamFigures(teamId, matchIndex, stats, entities.series), teamId),
    rankings: () => target(rankingsDocuments, 'catalogs', () => deriveRankings(ratings, entities, matchIndex)),
    teamRating: (teamId: number) =>
      target(teamRatingDocuments, shardFor('teams', teamId), () => deriveTeamRating(teamId, ratings, matchIndex), teamId),
    headToHead: (pair: TeamPair) =>
      target(headToHeadDocuments, shardFor('pairs', pair.lowId + pair.highId), () => deriveHeadToHead(pair, matchIndex), pair),
    player: (id: number) => target(playerDocuments, shardFor('players', id), () => entities.players.get(id) ?? null, id),
    champion: (id: number) => target(championDocuments, 'champions', () => entities.champions.get(id) ?? null, id),
    leagueCatalog: () => target(leagueCatalogs, 'catalogs', () => deriveLeagueCatalog(entities, matchIndex, now())),
    standingsCatalog: () => target(standingsCatalogs, 'catalogs', () => deriveStandingsCatalog(entities, matchIndex, now())),
    serieCatalog: () => target(serieCatalogs, 'catalogs', () => deriveSerieCatalog(entities)),
    tournamentCatalog: (year: number) => target(tournamentCatalogs, 'catalogs', () => deriveTournamentCatalog(year, entities), year),
    /** The three tables of one scope. */
    statsOf: (scope: string): RegisteredDocument[] => {
      const shard = shardFor('stats', textSum(scope));
      return [
        target(playerStatsDocuments, shard, () => derivePlayerStats(scope, matchIndex, stats), scope),
        target(teamStatsDocuments, shard, () => deriveTeamStats(scope, matchIndex, stats), scope),
        target(championStatsDocuments, shard, () => deriveChampionStats(scope, matchIndex, stats, entities), scope),
      ];
    },
    playerFigures,
    /** Of all players of a serie, as far as the games show: its end is one of their places. */
    figuresOfPlayersIn: (serieId: number): RegisteredDocument[] => {
      const games = matchIndex.ofScope(`serie:${serieId}`).flatMap(({ id }) => stats.of(id));
      return [...new Set(games.flatMap(({ players }) => players.map(({ id }) => id)))].map(playerFigures);
    },
    championFigures: (id: number) =>
      target(championFiguresDocuments, shardFor('championFigures', id), () => deriveChampionFigures(id, matchIndex, stats, entities), id),
    draftCounts: () => target(draftCountsDocuments, 'catalogs', () => deriveDraftCounts(matchIndex, stats)),
    statsScopes: () => target(statsScopesDocuments, 'catalogs', () => deriveStatsScopes(matchIndex, stats)),
    newsLists,
    digests,
    digest: ({ id, day, league }: Pick<DigestItem, 'id' | 'day' | 'league'>) =>
      target(digestDocuments, `digests-${mondayOf(day)}`, () => digests.document(id, league.id), id),
    article: (id: string) => target(articleDocuments, shardFor('news', textSum(id)), () => articles.get(id) ?? null, id),
    newsHead: (scope: string) => target(newsHeadDocuments, shardFor('newsLists', textSum(scope)), () => newsLists.head(scope), scope),
    newsChunk: (scope: string, chunk: number) =>
      target(newsChunkDocuments, shardFor('newsLists', textSum(scope)), () => newsLists.chunk(scope, chunk), scope, chunk),
    patches: () => target(patchListDocuments, 'catalogs', () => derivePatches(matchIndex, stats, entities)),
    newsIndex: () => target(newsIndexDocuments, 'catalogs', () => newsLists.index()),
    searchIndex: (prefix: string) =>
      target(searchIndexDocuments, shardFor('indices', textSum(prefix)), () => searchDocuments().indices.get(prefix) ?? null, prefix),
    sitemapIndex: () => target(sitemapIndexDocuments, 'sitemaps', () => deriveSitemapIndex(matchIndex, entities)),
    /** The part that lists a team. */
    sitemapTeams: (teamId: number) => {
      const part = sitemapPartOf('teams', teamId);
      return target(sitemapPartDocuments, 'sitemaps', () => deriveSitemapTeams(part, matchIndex, entities), part);
    },
    /** The part that lists a player. */
    sitemapPlayers: (playerId: number) => {
      const part = sitemapPartOf('players', playerId);
      return target(sitemapPartDocuments, 'sitemaps', () => deriveSitemapPlayers(part, entities), part);
    },
    sitemapChampions: () => target(sitemapPartDocuments, 'sitemaps', () => deriveSitemapChampions(entities), CHAMPIONS_PART),
    searchPrefixes: () => [...searchDocuments().indices.keys()],
    allNames: () => searchDocuments().names.map((names, part) => target(nameDocuments, 'catalogs', () => names, part)),
  };
}

export type DocumentRegistry = ReturnType<typeof documentRegistry>;
