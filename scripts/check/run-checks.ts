import { withDeadline } from '../../lib/store/core/deadline';
import { explainFailure, type Context } from './explain-failure';

/** Google's libraries retry for minutes without an answer. */
const DEADLINE_MS = 30_000;

/** One thing that a live site needs. */
export type Check = Context & {
  readonly name: string;
  /** Null: it is set up, and tried. Else why it is not tried: it is not set up. */
  readonly unset: string | null;
  /** Rejects with what the service says. */
  readonly run: () => Promise<void>;
};

/** Runs one check after the other, with a line for each. Answers whether everything that is set up works. */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<boolean> {
  let isFine = true;
  for (const { name, unset, run, ...context } of checks) {
    if (unset !== null) {
      say(`-       ${name}: not set up (${unset})`);
      continue;
    }
    try {
      await withDeadline(name, DEADLINE_MS, run());
      say(`ok      ${name}`);
    } catch (error) {
      isFine = false;
      say(`FAILED  ${name}: ${explainFailure(error, context)}`);
    }
  }
  return isFine;
}
