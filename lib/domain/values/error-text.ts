/** What a terminal shows of an error: its message where it is of an expected kind, else the stack, for it is our defect. */
export function errorText(error: unknown, ...expected: readonly (new (...args: never) => Error)[]): string {
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
