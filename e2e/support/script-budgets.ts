/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.2 times as much. */
export const SCRIPT_BUDGET = 145_900;

/** Pages that may weigh more: the match by a ninth, the others by less than 4%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 162_300],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 150_700],
  ['/serie/[id]/[slug]', 151_400],
  ['/tournament/[id]/[slug]', 151_200],
  ['/league/[id]/[slug]', 149_900],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 150_200],
  // The form is the page, with the schema of its draft.
  ['/contact', 148_900],
  // Covers and names of teams in each row.
  ['/news', 148_900],
  ['/news/[id]/[slug]', 147_900],
  ['/videos', 147_600],
  ['/patch-notes', 146_500],
  ['/patch-notes/[version]', 146_800],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 146_700],
  // The visitor's own order of regions.
  ['/leagues', 147_300],
  ['/series', 147_000],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL = /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe)(?:\/|$)/;
