/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.23 times as much; the aim is 1.2. What every page carries grew by the switch of spoilers, the marks of what is followed, and the form of the search. */
export const SCRIPT_BUDGET = 149_300;

/** Pages that may weigh more: the match by an eighth, the search by a twelfth, the others by less than 5%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 167_600],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 156_200],
  ['/serie/[id]/[slug]', 157_000],
  ['/tournament/[id]/[slug]', 156_500],
  ['/league/[id]/[slug]', 154_600],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 151_900],
  // The form is the page, with the schema of its draft.
  ['/contact', 153_000],
  // Covers and names of teams in each row.
  ['/news', 154_600],
  ['/news/[id]/[slug]', 152_400],
  ['/videos', 154_300],
  ['/patch-notes', 150_900],
  ['/patch-notes/[version]', 151_200],
  // The line-ups' and recordings' marks, rows with stars and marks of what was watched.
  ['/matches', 153_400],
  ['/catch-up', 154_500],
  // What was found, in groups, and the pair of teams.
  ['/search', 161_900],
  // The page of what is not there has a search of its own.
  ['/_error', 157_800],
  ['/failure', 157_500],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 154_000],
  // The visitor's own order of regions.
  ['/leagues', 151_100],
  ['/series', 152_400],
  // Names of stages and series in the reader's language.
  ['/tournaments', 150_600],
  ['/compare', 150_600],
  ['/stats', 150_500],
  ['/team/[id]/[slug]', 149_900],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
