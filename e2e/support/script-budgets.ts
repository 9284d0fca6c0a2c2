/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.204 times as much; the aim is 1.2. */
export const SCRIPT_BUDGET = 146_400;

/** Pages that may weigh more: the match by a seventh, the search by a tenth, the others by up to 7%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 167_200],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 156_000],
  ['/serie/[id]/[slug]', 156_300],
  ['/tournament/[id]/[slug]', 156_300],
  ['/league/[id]/[slug]', 154_400],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 150_900],
  // The form is the page, with the schema of its draft.
  ['/contact', 152_400],
  // Covers and names of teams in each row.
  ['/news', 155_500],
  ['/news/[id]/[slug]', 152_100],
  ['/videos', 153_600],
  ['/patch-notes', 150_800],
  ['/patch-notes/[version]', 151_100],
  // The line-ups' and recordings' marks, rows with stars and marks of what was watched.
  ['/matches', 152_100],
  ['/catch-up', 153_300],
  // What was found, in groups, and the pair of teams.
  ['/search', 161_200],
  // The page of what is not there has a search of its own.
  ['/_error', 156_900],
  ['/failure', 156_700],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 153_300],
  // Curves of ratings; names by their letters.
  ['/rankings', 148_600],
  ['/archive', 148_800],
  // The visitor's own order of regions.
  ['/leagues', 150_200],
  ['/series', 152_100],
  // A description of every field.
  ['/developers', 146_700],
  // Names of stages and series in the reader's language.
  ['/tournaments', 150_100],
  ['/compare', 150_300],
  ['/stats', 150_100],
  ['/team/[id]/[slug]', 149_300],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
