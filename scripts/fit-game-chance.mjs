/** `npm run fit:game-chance -- --from DIR`: the win chance within a game, fitted on an archive (scripts/game-chance-main.ts). */
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './support/bundle.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { demandPackages } from './support/install.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand(async () => {
  demandNodeVersion();
  process.chdir(CHECKOUT);
  demandPackages();
  await bundle();
  await import(pathToFileURL(bundlePath('game-chance')).href);
});
