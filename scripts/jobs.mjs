/** `npm run jobs`: only the site's jobs, in this process (lib/server/jobs/main.ts). */
import { CHECKOUT } from './support/checkout.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { endWithParent } from './support/parent-watch.mjs';
import { runPart } from './support/run-part.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('jobs', async () => {
  demandNodeVersion();
  endWithParent();
  process.chdir(CHECKOUT);
  await runPart('jobs');
});
