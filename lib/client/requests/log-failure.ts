/**
 * What to do with a failure that the visitor need not see: it is logged in
 * the browser's console, with what did not come about.
 */
export const logFailure =
  (what: string) =>
  (error: unknown): void =>
    console.warn(what, error);
