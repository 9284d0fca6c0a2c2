import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './bundle.mjs';
import { demandPackages } from './install.mjs';
import { hasSources } from './next-build.mjs';

/**
 * Runs a bundled command-line part in this process, bundled anew where there are sources.
 * @param {Parameters<typeof bundlePath>[0]} name
 */
export async function runPart(name) {
  demandPackages();
  if (hasSources()) await bundle();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundlePath(name)).href);
}
