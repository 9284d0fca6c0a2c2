import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoized } from '../../domain/values/memoized';
import { environment } from '../env';

/**
 * The text of a style file of the build, read once.
 * @param file as Next's build manifest names it: "static/css/….css"
 */
export const styleFile = memoized((file: string) => readFileSync(join(process.cwd(), environment().NEXT_DIST_DIR, file), 'utf8'));
