import { randomUUID } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { setDefectReporter, type Defect } from '../../../lib/store/core/defect-report';
import { closeStore, firestore } from '../../../lib/store/core/firestore';
import type { StoreProject } from '../../../lib/store/core/project-ids';

/** What tests on the Firestore emulator share. `npm test` starts one and sets FIRESTORE_EMULATOR_HOST. */

const emulator = process.env['FIRESTORE_EMULATOR_HOST'];

/** A group of tests that needs the emulator; skipped, and saying so, where none runs. */
export function describeWithStore(name: string, tests: () => void): void {
  if (emulator) describe(name, tests);
  else describe.skip(`${name} (skipped: FIRESTORE_EMULATOR_HOST is not set)`, tests);
}

// The next file of the worker has projects of its own.
afterAll(closeStore);

/** Gives the code under test empty projects of its own. */
export function useEmptyStore(): void {
  const id = randomUUID();
  process.env['RIFTWEEK_PROJECT_MAIN'] = `demo-t-${id}-main`;
  process.env['RIFTWEEK_PROJECT_GAMES'] = `demo-t-${id}-games`;
  process.env['RIFTWEEK_PROJECT_PLAY'] = `demo-t-${id}-play`;
}

/** Collects what is reported as malformed from now on. */
export function collectDefects(): Defect[] {
  const defects: Defect[] = [];
  setDefectReporter((defect) => defects.push(defect));
  return defects;
}

/** Writes fields as they are, past all encoders. */
export async function plant(project: StoreProject, path: string, fields: Record<string, unknown>): Promise<void> {
  await firestore(project).doc(path).set(fields);
}

/** Paths of the documents in some collections of a project, sorted. */
export async function storedPaths(project: StoreProject, ...collections: readonly string[]): Promise<string[]> {
  const found = await Promise.all(collections.map((collection) => firestore(project).collection(collection).listDocuments()));
  return found
    .flat()
    .map((document) => document.path)
    .sort();
}
