import { performance } from 'node:perf_hooks';
import { storeVariables } from '../support/running-site.mjs';
import { MAIN_PROJECT } from '../support/projects.mjs';

const KEPT_MS = 600_000;

/** When (by performance.now()), and the mark by which an answer with it is known. */
type Written = { at: number; mark: string };

/**
 * Writes into a local site's store what ingest writes when a score changes: the running matches, and then which answers are out of date.
 * @param folder the site's state
 * @returns `stands`: whether the site's own ingest has written nothing over it since
 */
export async function openScores(
  folder: string,
): Promise<{ write: () => Promise<Written>; stands: (written: Written) => Promise<boolean>; close: () => Promise<void> }> {
  const { FIRESTORE_EMULATOR_HOST: host } = storeVariables(null, {
    ...process.env,
    FIRESTORE_EMULATOR_HOST: '',
    RIFTWEEK_PROJECT_MAIN: '',
    RIFTWEEK_STATE_DIR: folder,
  });
  if (host === undefined) throw new Error('Scores are only written into an emulator.');
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId: MAIN_PROJECT }, 'scores');
  const database = getFirestore(app);
  const home = database.doc('states/home');
  let count = 0;
  return {
    write: async () => {
      count += 1;
      const mark = new Date(Date.UTC(2000, 0, 1) + count * 1000).toISOString().replace('.000Z', 'Z');
      const at = performance.now();
      await database.runTransaction(async (transaction) => {
        const fields = (await transaction.get(home)).data() ?? {};
        const { running, ...others } = JSON.parse(String(fields['body']));
        if (running === undefined || running.length === 0) throw new Error('No match runs on this site.');
        const [first, ...rest] = running;
        const scored = { ...first, modifiedAt: mark, left: { ...first.left, score: count } };
        transaction.set(home, { ...fields, body: JSON.stringify({ ...others, running: [scored, ...rest] }) });
      });
      await database.collection('purges').add({ tags: ['home'], expireAt: Timestamp.fromMillis(Date.now() + KEPT_MS) });
      return { at, mark };
    },
    stands: async ({ mark }) => JSON.parse(String((await home.get()).get('body'))).running?.[0]?.modifiedAt === mark,
    close: () => deleteApp(app),
  };
}
