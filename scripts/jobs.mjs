/** `npm run jobs`: only the site's jobs, in this process (lib/server/jobs/main.ts). */
import { runCommand } from './support/run-command.mjs';
import { runPart } from './support/run-part.mjs';

await runCommand('jobs', () => runPart('jobs'));
