/** `npm run drill -- NAME`: one of the drills (e2e/drills), with the figures that it prints. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './support/child-processes.mjs';
import { installPackages } from './support/install.mjs';
import { demandEmulatorNeeds } from './support/local-emulators.mjs';
import { parseWords } from './support/options.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';
import { UserError } from './support/user-error.mjs';

const ENDING = '.test.ts';

await runCommand('drill', async () => {
  const { positionals } = parseWords({}, 'drill');
  const drills = readdirSync(join('e2e', 'drills')).map((file) => file.slice(0, -ENDING.length));
  const [name = ''] = positionals;
  if (positionals.length !== 1 || !drills.includes(name)) throw new UserError(`Which drill? One of: ${drills.join(', ')}.`);
  await demandEmulatorNeeds();
  await installPackages(createBoard());
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'drills', join('e2e', 'drills', `${name}${ENDING}`)];
  const { ok } = await run(process.execPath, args, { show: true, env: { NODE_ENV: 'test', RIFTWEEK_PRINT: '1' } });
  process.exitCode = ok ? 0 : 1;
});
