/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.23 times as much; the aim is 1.2. What every page carries grew by the switch of spoilers, the marks of what is followed, and the form of the search. */
export const SCRIPT_BUDGET = 149_300;

/** Pages that may weigh more: the match by a seventh, the search by a twelfth, the others by less than 5%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 170_300],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 154_700],
  ['/serie/[id]/[slug]', 155_500],
  ['/tournament/[id]/[slug]', 155_100],
  ['/league/[id]/[slug]', 152_900],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 151_400],
  // The form is the page, with the schema of its draft.
  ['/contact', 152_400],
  // Covers and names of teams in each row.
  ['/news', 153_300],
  ['/news/[id]/[slug]', 150_800],
  ['/videos', 152_700],
  ['/patch-notes', 150_100],
  ['/patch-notes/[version]', 150_500],
  // The line-ups' and recordings' marks, rows with stars and marks of what was watched.
  ['/matches', 151_200],
  ['/catch-up', 152_300],
  // What was found, in groups, and the pair of teams.
  ['/search', 160_300],
  // The page of what is not there has a search of its own.
  ['/_error', 156_900],
  ['/failure', 156_500],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 152_400],
  // The visitor's own order of regions.
  ['/leagues', 150_100],
  ['/series', 150_900],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
