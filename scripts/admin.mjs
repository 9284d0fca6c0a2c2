/** `npm run admin`: announcements, system settings and the admin claim (scripts/admin-main.ts), in a running local site or a real project. */
import { parsePort } from './support/options.mjs';
import { runCommand } from './support/run-command.mjs';
import { storeVariables } from './support/running-site.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('admin', async () => {
  const at = process.argv.indexOf('--port');
  const port = at < 0 ? null : parsePort(process.argv[at + 1] ?? '');
  if (at >= 0) process.argv.splice(at, 2);
  Object.assign(process.env, storeVariables(port));
  await runPart('admin');
});
