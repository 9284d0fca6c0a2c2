/**
 * A mistake or a lack that the person at the terminal can mend. Its message is
 * one line that says what is wrong and what to do; no stack is shown.
 */
export class UserError extends Error {}

/**
 * Runs a command: a UserError becomes one line and exit code 1, anything else
 * shows its stack, because it is our defect.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(
      error instanceof UserError ? `${error.message}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
