/** `npm run jobs`: the site's jobs alone, in this process (lib/server/jobs/main.ts). */
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './support/bundle.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { demandPackages } from './support/install.mjs';
import { hasSources } from './support/next-build.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { endWithParent } from './support/parent-watch.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand(async () => {
  demandNodeVersion();
  endWithParent();
  process.chdir(CHECKOUT);
  demandPackages();
  if (hasSources()) await bundle();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundlePath('jobs')).href);
});
