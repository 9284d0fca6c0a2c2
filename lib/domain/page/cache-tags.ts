import * as v from 'valibot';

/**
 * Cache tags: an answer has those of everything that it shows, a write purges the
 * answers with those of everything that it changed. Both sides create them here.
 * They contain no spaces: a header lists them separated by spaces.
 */
export const CacheTagSchema = v.pipe(v.string(), v.brand('CacheTag'));
export type CacheTag = v.InferOutput<typeof CacheTagSchema>;

const tag = (text: string): CacheTag => v.parse(CacheTagSchema, text);

type TagOfId = (id: number | string) => CacheTag;

const tagsOf =
  (kind: string): TagOfId =>
  (id) =>
    tag(`${kind}:${id}`);

export const cacheTag = {
  /** Every public page: purged when what all of them show has changed. */
  pages: tag('pages'),
  /** What the shell of every page shows; each process caches one copy. */
  shell: tag('shell'),
  home: tag('home'),
  videos: tag('videos'),
  announcements: tag('announcements'),
  leagues: tag('leagues'),
  /** All other catalogs: of series, tournaments and standings. */
  catalogs: tag('catalogs'),
  patches: tag('patches'),
  rankings: tag('rankings'),
  search: tag('search'),
  /** The index of the sitemap and its parts of teams, players and champions. */
  sitemap: tag('sitemap'),
  match: tagsOf('match'),
  league: tagsOf('league'),
  serie: tagsOf('serie'),
  /** A stage with its table and matches. */
  tournament: tagsOf('tournament'),
  team: tagsOf('team'),
  player: tagsOf('player'),
  champion: tagsOf('champion'),
  /** A week by its Monday, "YYYY-MM-DD". */
  week: tagsOf('week'),
  /** Figures of a scope ("serie:9"), and the documents "scopes" and "drafts". */
  stats: tagsOf('stats'),
  article: tagsOf('article'),
  /** The news of a league's day or week, by its id. */
  digest: tagsOf('digest'),
  /** A list of news by its scope; "index": the leagues and teams that have one. */
  news: tagsOf('news'),
  /** The comments of a page, by the page's key. */
  comments: tagsOf('comments'),
  votes: tagsOf('votes'),
  /** The votes for the player of the match, by the match's id. */
  playerVotes: tagsOf('player-votes'),
  /** Shared picks of a stage, by the id of their page. */
  picks: tagsOf('picks'),
  /** The card of a public profile, by its id; its page is never cached. */
  profile: tagsOf('profile'),
  /** A sign-in that has ended. No answer carries it: processes learn of the end as of a purge. */
  signedOut: tagsOf('signed-out'),
  /** An account whose sessions are to be checked again, by uid. No answer carries it either. */
  account: tagsOf('account'),
} as const;

/** The id in a tag that `make` made; null for any other tag. */
export function idInTag(make: TagOfId, text: CacheTag): string | null {
  const prefix = make('');
  return text.startsWith(prefix) ? text.slice(prefix.length) : null;
}
