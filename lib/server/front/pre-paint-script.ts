import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The inline script of every page, as it was bundled (lib/pre-paint/main.ts). */
export async function readPrePaintScript(root: string): Promise<string> {
  const script = await readFile(join(root, 'dist', 'pre-paint.js'), 'utf8');
  return script.trimEnd();
}
