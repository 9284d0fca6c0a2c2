/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.2 times as much. */
export const SCRIPT_BUDGET = 145_900;

/**
 * Pages that may weigh more. Most are over by less than Next's own links weigh
 * (3 kB), and have styled-components, polled matches or a wide head beside them.
 */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // The head alone: names, score, places, streams and the running game. It follows the match from the first second.
  ['/match/[id]/[slug]', 156_500],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 150_500],
  ['/serie/[id]/[slug]', 151_100],
  ['/tournament/[id]/[slug]', 151_000],
  ['/league/[id]/[slug]', 149_600],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 150_000],
  ['/player/[id]/[slug]', 146_400],
  // The form is the page, with the schema of its draft.
  ['/contact', 149_100],
  // Covers and names of teams in each row.
  ['/news', 148_100],
  ['/news/[id]/[slug]', 147_700],
  ['/videos', 147_500],
  ['/patch-notes/[version]', 146_300],
  // The visitor's own order of regions.
  ['/leagues', 147_300],
  ['/series', 146_600],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL = /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe)(?:\/|$)/;
