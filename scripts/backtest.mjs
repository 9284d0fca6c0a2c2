/** `npm run backtest`: how well the ratings foretell the matches of an archive (scripts/backtest-main.ts). */
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './support/bundle.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { demandPackages } from './support/install.mjs';
import { hasSources } from './support/next-build.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand(async () => {
  demandNodeVersion();
  process.chdir(CHECKOUT);
  demandPackages();
  if (hasSources()) await bundle();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundlePath('backtest')).href);
});
