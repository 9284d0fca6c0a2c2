import { CHECKOUT } from './checkout.mjs';
import { helpText } from './command-help.mjs';
import { demandNodeVersion } from './node-version.mjs';
import { endWithParent } from './parent-watch.mjs';

/**
 * By its name: a bundled part has a class of its own.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isUserError = (error) => error instanceof Error && error.name === 'UserError';

/**
 * Runs a command: a UserError becomes one line and exit code 1, anything else
 * shows its stack, because it is our defect. Asked for help, it prints that instead.
 * It works from the checkout, wherever it was called, and ends with the npm that runs it.
 * @param {import('./command-help.mjs').CommandName} name
 * @param {() => Promise<void>} command
 */
export async function runCommand(name, command) {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    process.stdout.write(helpText(name));
    return;
  }
  try {
    demandNodeVersion();
    endWithParent();
    process.chdir(CHECKOUT);
    await command();
  } catch (error) {
    process.stderr.write(
      isUserError(error) ? `${error.message}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
