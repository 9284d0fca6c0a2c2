/** `npm run bench`: installs what is missing and measures (scripts/bench-main.ts). */
import { installPackages } from './support/install.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('bench', async () => {
  await installPackages(createBoard());
  await runPart('bench');
});
process.exit();
