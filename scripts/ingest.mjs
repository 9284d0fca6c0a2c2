/** `npm run ingest`: a source into the store, in this process (options: ingest-options.ts). */
import { CHECKOUT } from './support/checkout.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { endWithParent } from './support/parent-watch.mjs';
import { runPart } from './support/run-part.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('ingest', async () => {
  demandNodeVersion();
  endWithParent();
  process.chdir(CHECKOUT);
  await runPart('ingest');
});
