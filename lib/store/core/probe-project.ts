import { randomUUID } from 'node:crypto';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';

const LISTEN_MS = 15_000;

/** Resolves with a listener's first snapshot; rejects with Firestore's own error, or after LISTEN_MS. */
function firstSnapshot(project: StoreProject, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = firestore(project)
      .doc(path)
      .onSnapshot(
        () => end(resolve),
        (error) => end(() => reject(error)),
      );
    const timer = setTimeout(() => end(() => reject(new Error(`nothing heard within ${LISTEN_MS / 1_000} s`))), LISTEN_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stop();
      settle();
    };
  });
}

/** Writes, reads, listens to and removes a document of a project. Rejects with what Firestore says, in its own words. */
export async function probeProject(project: StoreProject): Promise<void> {
  const path = `system/check-${randomUUID()}`;
  const document = firestore(project).doc(path);
  await document.set({ at: new Date().toISOString() });
  try {
    await document.get();
    await firstSnapshot(project, path);
  } finally {
    await document.delete();
  }
}
