/** What the scripts that come with a page may weigh (gzip, without texts): held by `e2e/script-bytes.test.ts`. */

/** An empty page of Next with styled-components, counted likewise (`npm run bench -- --only javascript`). */
export const EMPTY_PAGE_BYTES = 121_600;

/** 1.2 times as much. */
export const SCRIPT_BUDGET = 145_900;

/** Pages for one visitor: few visits reach them, and most load the account. */
export const PERSONAL =
  /^\/(?:account|admin|settings|notifications|handler|login|signup|reset-password|following|unsubscribe|play)(?:\/|$)/;
