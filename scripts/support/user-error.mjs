/**
 * A mistake or a lack that the person at the terminal can mend. Its message is
 * one line that says what is wrong and what to do; no stack is shown.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}
