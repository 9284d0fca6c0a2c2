import { run } from './child-processes.mjs';
import { UserError } from './user-error.mjs';

const LEAST = 17;

/**
 * The major number that `java -version` prints ("1.8.0_392" is 8), or null.
 * @param {string} output
 */
export function javaMajor(output) {
  const found = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return found === undefined ? null : Number(found);
}

/** Refuses to go on without a Java that runs the Firestore emulator. */
export async function demandJava() {
  const { ok, output } = await run('java', ['-version']);
  const major = javaMajor(output);
  if (ok && major !== null && major >= LEAST) return;
  const what =
    ok && major !== null ? `Java ${major} is too old for the Firestore emulator` : 'Java is missing and the Firestore emulator needs it';
  throw new UserError(
    `${what}: install Java 17 or newer (e.g. apt-get install openjdk-17-jre-headless, or https://adoptium.net), or set FIRESTORE_EMULATOR_HOST to one that runs.`,
  );
}
