/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.204 times as much; the aim is 1.2. */
export const SCRIPT_BUDGET = 146_400;

/** Pages that may weigh more: the match by a seventh, the search by a tenth, the others by up to 7%. */
export const OVER_BUDGET: ReadonlyMap<string, number> = new Map([
  // Head and overview, which follow a running match from the first second, and which tab opens.
  ['/match/[id]/[slug]', 167_000],
  // Matches that are followed, and which table or bracket shows.
  ['/standings', 155_800],
  ['/serie/[id]/[slug]', 155_800],
  ['/tournament/[id]/[slug]', 156_100],
  ['/league/[id]/[slug]', 154_200],
  // Tables whose rows are drawn by functions of the page.
  ['/champion/[id]/[slug]', 150_800],
  // The form is the page, with the schema of its draft.
  ['/contact', 152_400],
  // Covers and names of teams in each row.
  ['/news', 155_300],
  ['/news/[id]/[slug]', 151_900],
  ['/videos', 153_400],
  ['/patch-notes', 150_600],
  ['/patch-notes/[version]', 151_000],
  // The line-ups' and recordings' marks, rows with stars and marks of what was watched.
  ['/matches', 152_000],
  ['/catch-up', 153_100],
  // What was found, in groups, and the pair of teams.
  ['/search', 161_000],
  // The page of what is not there has a search of its own.
  ['/_error', 156_800],
  ['/failure', 156_500],
  // A player's figures by season, drawn with the page.
  ['/player/[id]/[slug]', 153_100],
  // Curves of ratings; names by their letters.
  ['/rankings', 148_500],
  ['/archive', 148_600],
  // The visitor's own order of regions.
  ['/leagues', 150_000],
  ['/series', 151_900],
  // A description of every field.
  ['/developers', 146_500],
  // Names of stages and series in the reader's language.
  ['/tournaments', 149_900],
  ['/compare', 150_100],
  ['/stats', 150_000],
  ['/team/[id]/[slug]', 149_300],
]);

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
