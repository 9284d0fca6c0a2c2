/** `npm run backtest`: how well the ratings foretell the matches of an archive (scripts/backtest-main.ts). */
import { CHECKOUT } from './support/checkout.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { runPart } from './support/run-part.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('backtest', async () => {
  demandNodeVersion();
  process.chdir(CHECKOUT);
  await runPart('backtest');
});
