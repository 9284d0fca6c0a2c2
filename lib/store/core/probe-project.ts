import type { DocumentReference } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { withDeadline } from './deadline';
import { firestore } from './firestore';
import { type StoreProject, USED_PROJECTS } from './project-ids';

const LISTEN_MS = 15_000;

/**
 * Removes a document that is being listened to. Resolves when the listener has been
 * told that it is gone; rejects with Firestore's own error, or after LISTEN_MS.
 */
function removeHeard(document: DocumentReference): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = document.onSnapshot(
      ({ exists }) => (exists ? void document.delete().catch(fail) : end(resolve)),
      (error: Error) => fail(error),
    );
    const timer = setTimeout(() => fail(new Error(`nothing heard within ${LISTEN_MS / 1_000} s`)), LISTEN_MS);
    const fail = (error: Error) => end(() => reject(error));
    // The listener ends only after the last write: about one write in a hundred fails in the emulator while a listener to the same document is ending.
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stop();
      settle();
    };
  });
}

/** Writes, reads, listens to and removes a document of a project. Rejects with what Firestore says, in its own words. */
export async function probeProject(project: StoreProject): Promise<void> {
  const document = firestore(project).doc(`system/check-${randomUUID()}`);
  await document.set({ at: new Date().toISOString() });
  try {
    await document.get();
    await removeHeard(document);
  } catch (error) {
    // The first error is the one to report, even if this fails too.
    await document.delete().catch(() => undefined);
    throw error;
  }
}

/** A first read takes seconds: it fetches a token and opens a connection. */
const FIRST_READ_MS = 10_000;

/** Opens the connections to all projects that pages read, so that no visitor waits for it. Throws StoreUnavailableError. */
export async function touchProjects(): Promise<void> {
  await Promise.all(
    USED_PROJECTS.map((project) =>
      withDeadline(`first read of ${project}`, FIRST_READ_MS, firestore(project).doc('system/connection').get()),
    ),
  );
}
