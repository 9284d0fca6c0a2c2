import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Real data is beside the checkout on some machines; tests that need it are skipped elsewhere, and say so in their name. */
const SHARED = resolve(import.meta.dirname, '../../../shared/data');

export function sharedFolder(name: string): { readonly path: string; readonly absent: boolean; readonly note: string } {
  const path = resolve(SHARED, name);
  const absent = !existsSync(path);
  return { path, absent, note: absent ? ` (skipped: ../shared/data/${name} is not here)` : '' };
}
