import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { InstantSchema, MatchRoundSchema } from '../match/match';
import { DigestItemSchema } from './digest';

/**
 * News: articles that feeds bring (`news/{id}`), digests of a league's match
 * days and weeks (docs/decisions/0041), and in a team's list recaps of its
 * matches. A recap is not stored: its page writes it from the match's figures
 * (docs/decisions/0041), so lists only name the match.
 */

const LeagueTagSchema = v.object({ id: v.number(), name: v.string() });
const TeamTagSchema = v.object({ id: v.number(), name: v.string(), acronym: v.string() });

const NewsTagsSchema = v.object({ leagues: v.array(LeagueTagSchema), teams: v.array(TeamTagSchema) });
export type NewsTags = v.InferOutput<typeof NewsTagsSchema>;

const articleEntries = {
  kind: v.literal('article'),
  id: v.string(),
  at: InstantSchema,
  title: v.string(),
  /**
   * What may reveal a result (news-spoilers) and is hidden with the results: the
   * title (and then all of it), or only the text. A title that does is never in
   * an address, a page's title or a description.
   */
  spoils: v.picklist(['nothing', 'text', 'title']),
  /** Plain text, a few lines. */
  summary: v.string(),
  sourceName: v.string(),
  /** The article at its source. */
  url: v.string(),
  /** BCP 47, of title and text; null where the feed does not say. */
  language: v.nullable(v.string()),
  ...NewsTagsSchema.entries,
};

/** `news/{id}`. `html` is sanitized; '' where the feed only has a summary. */
export const NewsArticleSchema = v.object({ ...articleEntries, html: v.string() });
export type NewsArticle = v.InferOutput<typeof NewsArticleSchema>;

export const ArticleItemSchema = v.object(articleEntries);
export type ArticleItem = v.InferOutput<typeof ArticleItemSchema>;

export const RecapItemSchema = v.object({
  kind: v.literal('recap'),
  matchId: v.number(),
  /** When the match began: its end would reveal how long it took. */
  at: InstantSchema,
  left: TeamStubSchema,
  right: TeamStubSchema,
  league: LeagueTagSchema,
  /** Serie and stage: "Summer 2023 · Playoffs". */
  competition: v.string(),
  /** Only of a match whose teams are results of others. */
  round: v.optional(MatchRoundSchema),
});
export type RecapItem = v.InferOutput<typeof RecapItemSchema>;

const NewsItemSchema = v.variant('kind', [ArticleItemSchema, RecapItemSchema, DigestItemSchema]);
export type NewsItem = v.InferOutput<typeof NewsItemSchema>;

/** Items of a stored piece of a list; the first page has up to twice as many, less one. */
export const NEWS_CHUNK = 25;

/** `newsLists/{scope}`: the newest items (the last whole chunk and what came after it), newest first. */
export const NewsHeadSchema = v.object({
  scope: v.string(),
  /** The name of the league or team; '' for all news. */
  name: v.string(),
  /** Items of the whole list. */
  total: v.number(),
  items: v.array(NewsItemSchema),
});
export type NewsHead = v.InferOutput<typeof NewsHeadSchema>;

/** `newsLists/{scope}-{n}`: the n-th chunk from the oldest, newest first. */
export const NewsChunkSchema = v.object({ items: v.array(NewsItemSchema) });
export type NewsChunk = v.InferOutput<typeof NewsChunkSchema>;

/** `newsLists/index`: leagues that have news, in league order. */
export const NewsIndexSchema = v.object({ leagues: v.array(v.object({ ...LeagueTagSchema.entries, acronym: v.string() })) });
export type NewsIndex = v.InferOutput<typeof NewsIndexSchema>;

type NewsFilter = { readonly leagueId?: number | null; readonly teamId?: number | null };

/** The key of a list: "all", "league:293", "team:77". A team is narrower than a league. */
export function newsScope({ leagueId, teamId }: NewsFilter): string {
  if (teamId) return `team:${teamId}`;
  return leagueId ? `league:${leagueId}` : 'all';
}

/** How many pages a list of this many items has. */
export function newsPages(total: number): number {
  return Math.max(1, Math.floor(total / NEWS_CHUNK));
}

/** The chunk that holds a page; null for the first, which is the head's, and for pages that are not. Chunks are counted from the oldest, so that a new item changes only the head. */
export function chunkOfPage(page: number, total: number): number | null {
  return page < 2 || page > newsPages(total) ? null : newsPages(total) - page;
}

/** The id of a match's recap in addresses: "match-123". */
export function recapId(matchId: number): string {
  return `match-${matchId}`;
}

/** The match of a recap's id; null for any other id. */
export function matchOfRecap(id: string): number | null {
  const digits = /^match-([1-9]\d{0,14})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** True for the id of an article or a recap that may exist. */
export function isNewsId(id: string): boolean {
  return matchOfRecap(id) !== null || /^[a-z0-9]{8,40}$/.test(id);
}
