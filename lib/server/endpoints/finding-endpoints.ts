import * as v from 'valibot';
import { MatchSummarySchema, type MatchSummary } from '../../domain/match/match';
import { matchSummary } from '../../domain/match/match-summary';
import { FollowedMatchesSchema } from '../../domain/models/followed-matches';
import { DigestDocumentSchema, DigestItemSchema, isDigestId } from '../../domain/news/digest';
import { ArticleItemSchema, RecapItemSchema, recapId } from '../../domain/news/news';
import { PatchListSchema } from '../../domain/news/patch-notes';
import { cacheTag } from '../../domain/page/cache-tags';
import { matchSlug } from '../../domain/page/paths';
import { FoundSchema, type FoundMatch, type SearchAnswer } from '../../domain/search/found';
import { SearchIndexSchema } from '../../domain/search/search-entry';
import { prefixOf } from '../../domain/search/search-index';
import { type SearchInput, searchedText } from '../../domain/search/search-query';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../../domain/values/constants';
import { readSearchIndex } from '../../store/models/site-documents';
import { followingAnswer } from '../answers/following-answers';
import { jsonOf } from '../answers/json-of';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES, matchesLifetime } from '../cache-lifetimes';
import { MatchAnswersShape } from '../developers/answer-shapes';
import { IDS_SHAPE, ID_SHAPE, inPath, may } from '../developers/documentation';
import { loadDigest, loadNews, loadPatches } from '../pages/news-pages';
import { searchOf } from '../pages/page-queries';
import { given, pageNumber, parameter, pathId } from '../pages/query-parameters';
import { loadSearch } from '../pages/search-page';
import { type Endpoints, publicEndpoint } from './endpoint';
import { type JsonQuery, NO_QUERY, REFUSED, ids, jsonQuery } from './json-query';

const NEWS = 'league and team must be ids, page a number from 1.';
const PREFIX_QUERY = jsonQuery({ prefix: parameter(prefixOf, 'prefix takes at least two characters.') });

/** With `q` the search for a whole text, without it the index of two characters. */
const SEARCH_QUERY: JsonQuery<SearchInput> = {
  read: (raw) => {
    const text = given(raw, 'q');
    if (text === null) return { q: null, ...PREFIX_QUERY.read(raw) };
    const q = searchedText(text);
    if (q === null) throw new ApiError('bad-request', 'q takes at least two characters.');
    return { q };
  },
  search: (raw) => {
    const text = given(raw, 'q');
    return text === null ? PREFIX_QUERY.search(raw) : searchOf([['q', searchedText(text) ?? REFUSED]]);
  },
};

function foundMatch({ id, beginAt, status, leagueName, left, right, round }: MatchSummary): FoundMatch {
  const side = (team: MatchSummary['left']) => ({ id: team.id, name: team.name, abbr: team.abbr, img: team.img });
  return { id, beginAt, status, leagueName, left: side(left), right: side(right), ...(round ? { round } : {}) };
}

/** `GET /api/search?q=t1 kt`: what a whole text finds. */
async function foundAnswer(text: string, now: number): Promise<ApiAnswer> {
  const { data, tags, matches } = await loadSearch(text, now);
  const pair = data.pair && { ...data.pair, next: data.pair.next.map(foundMatch), last: data.pair.last.map(foundMatch) };
  const body: SearchAnswer = { entries: [...data.entries], near: data.near, pair };
  return { body, lifetime: data.pair === null ? LIFETIMES.catalog : matchesLifetime(matches, now), tags };
}

/** Following, search, news. */
export const FINDING_ENDPOINTS = {
  '/api/following': publicEndpoint({
    query: jsonQuery({
      leagues: ids('leagues', MAX_FOLLOWED_LEAGUES),
      teams: ids('teams', MAX_FOLLOWED_TEAMS),
      players: ids('players', MAX_FOLLOWED_PLAYERS),
      matches: ids('matches', MAX_FOLLOWED_MATCHES),
    }),
    answer: followingAnswer,
    docs: {
      summary: 'Running, next and latest matches of leagues, teams, players and single matches.',
      parameters: [
        may('leagues', 'Ids, at most 8.', IDS_SHAPE),
        may('teams', 'Ids, at most 50.', IDS_SHAPE),
        may('players', 'Ids, at most 50.', IDS_SHAPE),
        may('matches', 'Ids, at most 100.', IDS_SHAPE),
      ],
      body: v.object({
        ...v.omit(FollowedMatchesSchema, ['running', 'upcoming', 'latest']).entries,
        running: MatchAnswersShape,
        upcoming: MatchAnswersShape,
        latest: MatchAnswersShape,
      }),
    },
  }),
  '/api/search': publicEndpoint({
    query: SEARCH_QUERY,
    answer: async (query, now) => {
      if (query.q !== null) return foundAnswer(query.q, now);
      const body: v.InferOutput<typeof SearchIndexSchema> = (await readSearchIndex(query.prefix)) ?? { entries: [] };
      return { body, lifetime: LIFETIMES.catalog, tags: [cacheTag.search] };
    },
    docs: {
      summary: 'What a text finds by name, or the index of two characters.',
      parameters: [
        may('q', 'A text of 2 to 254 characters.', { type: 'string', minLength: 2, maxLength: 254 }),
        may('prefix', 'In place of q: the first two characters of a name.', { type: 'string', minLength: 2 }),
      ],
      body: v.union([FoundSchema, SearchIndexSchema]),
    },
  }),
  '/api/news': publicEndpoint({
    query: jsonQuery({
      league: v.nullable(parameter(pathId, NEWS)),
      team: v.nullable(parameter(pathId, NEWS)),
      page: v.nullable(parameter(pageNumber, NEWS), '1'),
    }),
    answer: async ({ league, team, page }, now) =>
      jsonOf(await loadNews({ leagueId: team === null ? league : null, teamId: team }, page), {
        now,
        missing: 'No such page of news.',
        display: ({ scope, pages, items }) => ({
          scope,
          page,
          pages,
          items: items.map((item) =>
            item.kind === 'recap'
              ? { ...item, id: recapId(item.matchId), slug: matchSlug({ id: item.matchId, left: item.left, right: item.right }) }
              : item,
          ),
        }),
      }),
    docs: {
      summary: 'A page of news, newest first. A digest tells results in its angle alone.',
      parameters: [
        may('league', 'Id of a league.', ID_SHAPE),
        may('team', 'Id of a team.', ID_SHAPE),
        may('page', 'From 1.', { type: 'integer', minimum: 1, default: 1 }),
      ],
      body: v.object({
        scope: v.string(),
        page: v.number(),
        pages: v.number(),
        items: v.array(
          v.variant('kind', [
            ArticleItemSchema,
            v.object({ ...RecapItemSchema.entries, id: v.string(), slug: v.string() }),
            DigestItemSchema,
          ]),
        ),
      }),
    },
  }),
  '/api/digest/[id]': publicEndpoint({
    query: jsonQuery(
      {
        id: parameter((text) => (isDigestId(text) ? text : null), 'id must be day-LEAGUE-DATE or week-LEAGUE-MONDAY.'),
      },
      ['id'],
    ),
    answer: async ({ id }, now) =>
      jsonOf(await loadDigest(id, now), {
        now,
        missing: 'Digest not found.',
        display: ({ digest, matches, facts }) => ({ ...digest, matches: matches.map((match) => matchSummary(match)), ...facts }),
      }),
    docs: {
      summary: 'What a league’s match day or week told.',
      parameters: [
        inPath('id', 'day-LEAGUE-DATE or week-LEAGUE-MONDAY.', {
          type: 'string',
          pattern: '^(day|week)-[1-9][0-9]*-[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        }),
      ],
      body: v.object({ ...v.omit(DigestDocumentSchema, ['matches']).entries, matches: v.array(MatchSummarySchema) }),
    },
  }),
  '/api/patches': publicEndpoint({
    query: NO_QUERY,
    answer: async (_query, now) => jsonOf(await loadPatches(), { now }),
    docs: { summary: 'Every patch seen in matches, newest first.', parameters: [], body: PatchListSchema },
  }),
} as const satisfies Endpoints;
