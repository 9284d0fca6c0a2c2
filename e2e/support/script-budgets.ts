/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.2 times as much. */
export const SCRIPT_BUDGET = 145_900;

/** Pages that may weigh more: the match by a ninth, the others by less than 4%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 163_200],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 150_900],
  ['/serie/[id]/[slug]', 151_500],
  ['/tournament/[id]/[slug]', 151_400],
  ['/league/[id]/[slug]', 150_100],
  // Three choices of what is counted, and a search in the table.
  ['/stats', 146_000],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 150_200],
  // The form is the page, with the schema of its draft.
  ['/contact', 149_100],
  // Covers and names of teams in each row.
  ['/news', 149_100],
  ['/news/[id]/[slug]', 148_200],
  ['/videos', 147_800],
  ['/patch-notes', 146_700],
  ['/patch-notes/[version]', 147_100],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 146_700],
  // The visitor's own order of regions.
  ['/leagues', 147_400],
  ['/series', 147_200],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL = /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe)(?:\/|$)/;
