/** `npm run build`: everything that `npm run serve` and `npm run ingest` run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './support/bundle.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { installPackages } from './support/install.mjs';
import { ensureBuild } from './support/next-build.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { parseOptions } from './support/options.mjs';
import { endWithParent } from './support/parent-watch.mjs';
import { createBoard } from './support/progress.mjs';
import { readSbom } from './support/sbom.mjs';
import { runCommand } from './support/user-error.mjs';

await runCommand('build', async () => {
  demandNodeVersion();
  endWithParent();
  parseOptions({}, 'build');
  process.chdir(CHECKOUT);
  const board = createBoard();
  await installPackages(board);
  await bundle();
  const build = await ensureBuild(board);
  writeFileSync(join('dist', 'sbom.cdx.json'), (await readSbom()).text);
  board.line(`The build is in ${build} and dist; dist/sbom.cdx.json lists the packages that it runs on (CycloneDX).`);
});
