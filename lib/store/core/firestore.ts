import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId, type StoreProject } from './project-ids';

/** The Firebase app of a project: one a project id in the whole process, cached by firebase-admin itself. */
export function firebaseApp(project: StoreProject): App {
  const id = projectId(project);
  const name = `riftweek:${id}`;
  // With an emulator, Google's library need not look for a metadata server: it would warn on every machine that has none.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const known = getApps().find((each) => each.name === name);
  if (known !== undefined) return known;
  const app = initializeApp({ projectId: id }, name);
  // After an outage the client would look for the store again only two minutes later.
  initializeFirestore(app).settings({ 'grpc.max_reconnect_backoff_ms': 1_000 });
  return app;
}

/**
 * The Firestore of a project. Talks to an emulator where FIRESTORE_EMULATOR_HOST
 * names one, else uses the environment's Google credentials.
 */
export function firestore(project: StoreProject): Firestore {
  return initializeFirestore(firebaseApp(project));
}

/** Ends all connections, so that a command can end. */
export async function closeStore(): Promise<void> {
  await Promise.all(
    getApps()
      .filter((each) => each.name.startsWith('riftweek:'))
      .map(deleteApp),
  );
}
