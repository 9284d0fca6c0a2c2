/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** The heaviest, a tournament, has 1.276 times as much; a twentieth more is a mistake. */
export const SCRIPT_BUDGET = 162_900;

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
