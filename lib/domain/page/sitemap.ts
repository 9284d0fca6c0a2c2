import * as v from 'valibot';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html): an index that names
 * parts, and parts that list pages. A part stays far below the protocol's
 * 50,000 addresses and 50 MB: a week's matches, a year's tournaments, a
 * sixteenth of all teams or players.
 */

/** These addresses are not among `paths`, which every page's script carries. */
export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';
/** `name`: "en-matches-2023-07-31". */
export const sitemapPartPath = (name: string): string => `/sitemaps/${name}.xml`;

/** A page by its path without locale, and the UTC day ("YYYY-MM-DD") of the latest result on it; null where there is none. */
const SitemapPageSchema = v.object({ path: v.string(), day: v.nullable(v.string()) });
export type SitemapPage = v.InferOutput<typeof SitemapPageSchema>;

/** `sitemaps/{part}`: what only ingest can list. */
export const SitemapPartSchema = v.object({ pages: v.array(SitemapPageSchema) });
export type SitemapPart = v.InferOutput<typeof SitemapPartSchema>;

/** `sitemaps/index`: which parts there are. The day of a week is that of the latest result in it, `days` are those (UTC) with matches. */
export const SitemapIndexSchema = v.object({
  weeks: v.array(v.object({ monday: v.string(), day: v.nullable(v.string()), days: v.optional(v.array(v.string())) })),
  /** Under which tournaments are listed, 0 for those without a start. */
  years: v.array(v.number()),
  /** Parts of teams, players and champions. */
  parts: v.array(v.string()),
});
export type SitemapIndex = v.InferOutput<typeof SitemapIndexSchema>;

/** Into how many parts teams and players are divided: by the remainder of their ids, so that a new one changes one part. */
const DIVISIONS = 16;

export type DividedKind = 'teams' | 'players';

/** The part that lists a team or player: "teams-3". */
export function sitemapPartOf(kind: DividedKind, id: number): string {
  return `${kind}-${id % DIVISIONS}`;
}

/** What of all teams or players a part lists. */
export function isInSitemapPart(kind: DividedKind, part: string): (entity: { readonly id: number }) => boolean {
  return ({ id }) => sitemapPartOf(kind, id) === part;
}

export const CHAMPIONS_PART = 'champions';
