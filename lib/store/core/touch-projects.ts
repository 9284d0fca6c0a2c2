import { withDeadline } from './deadline';
import { firestore } from './firestore';
import { USED_PROJECTS } from './project-ids';

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
