import { npmCommand } from './install.mjs';
import { run } from './child-processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * The packages that the site runs on, by the lock file, as CycloneDX JSON.
 * @typedef {object} Sbom
 * @property {{name: string, version: string, purl: string}[]} components
 */

/** @returns {Promise<{text: string, sbom: Sbom}>} */
export async function readSbom() {
  const { command, before } = npmCommand();
  const { ok, output } = await run(command, [...before, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {});
  if (!ok) throw new UserError(`npm lists no packages:\n${output.trim()}`);
  // npm prints warnings before and after the JSON.
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  return { text, sbom: JSON.parse(text) };
}
