/** `npm run fit:game-chance -- --from DIR`: the win chance within a game, fitted on an archive (scripts/game-chance-main.ts). */
import { CHECKOUT } from './support/checkout.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { runPart } from './support/run-part.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('fit:game-chance', async () => {
  demandNodeVersion();
  process.chdir(CHECKOUT);
  await runPart('game-chance');
});
