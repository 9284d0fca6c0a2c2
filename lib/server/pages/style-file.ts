import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../env';

const kept = new Map<string, string>();

/**
 * The text of a style file of the build, read once.
 * @param file as Next's build manifest names it: "static/css/….css"
 */
export function styleFile(file: string): string {
  const text = kept.get(file) ?? readFileSync(join(process.cwd(), environment().NEXT_DIST_DIR, file), 'utf8');
  kept.set(file, text);
  return text;
}
