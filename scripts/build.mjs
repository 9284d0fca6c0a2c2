/** `npm run build`: everything that `npm run serve` and `npm run ingest` run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './support/bundle.mjs';
import { installPackages } from './support/install.mjs';
import { ensureBuild } from './support/next-build.mjs';
import { parseOptions } from './support/options.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';
import { readSbom } from './support/sbom.mjs';

await runCommand('build', async () => {
  parseOptions({}, 'build');
  const board = createBoard();
  await installPackages(board);
  await bundle();
  const build = await ensureBuild(board);
  writeFileSync(join('dist', 'sbom.cdx.json'), (await readSbom()).text);
  board.line(`The build is in ${build} and dist; dist/sbom.cdx.json lists the packages that it runs on (CycloneDX).`);
});
