/** `npm run format`: writes every file the way the step `format` of `npm test` wants it. */
import { CHECKOUT } from './support/checkout.mjs';
import { run } from './support/child-processes.mjs';
import { installPackages } from './support/install.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { endWithParent } from './support/parent-watch.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('format', async () => {
  demandNodeVersion();
  endWithParent();
  process.chdir(CHECKOUT);
  await installPackages(createBoard());
  const { ok } = await run(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'], {
    show: true,
  });
  process.exitCode = ok ? 0 : 1;
});
