/** `npm run serve`: only the server, in this process, configured by the environment (lib/server/env.ts). */
import cluster from 'node:cluster';
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './support/bundle.mjs';
import { demandPackages } from './support/install.mjs';
import { ensureBuild, existingBuild, hasSources } from './support/next-build.mjs';
import { parseOptions } from './support/options.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';

await runCommand('serve', async () => {
  parseOptions({}, 'serve');
  demandPackages();
  // Workers (WEB_CONCURRENCY) inherit what their parent has found.
  if (cluster.isPrimary) {
    if (hasSources()) await bundle();
    process.env['NEXT_DIST_DIR'] = hasSources() ? await ensureBuild(createBoard()) : await existingBuild();
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundlePath('server')).href);
});
