import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `/sw.js`: the bundled worker with the build that it belongs to in front, so
 * that browsers take a new one with each build. With `offline` false it stores
 * nothing and deletes what others have stored.
 */
export async function readWorkerScript(root: string, site: { readonly build: string; readonly offline: boolean }): Promise<string> {
  const code = await readFile(join(root, 'dist', 'worker.js'), 'utf8');
  return `self.riftweekWorker=${JSON.stringify(site)};\n${code}`;
}
