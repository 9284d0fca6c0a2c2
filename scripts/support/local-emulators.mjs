import { startAuthEmulator } from './auth-emulator.mjs';
import { clearFirestore } from './emulator-data.mjs';
import { startFirestoreEmulator } from './firestore-emulator.mjs';
import { demandJava } from './java.mjs';
import { MAIN_PROJECT, PROJECTS } from './projects.mjs';
import { savedData } from './saved-data.mjs';

const givenFirestore = () => process.env['FIRESTORE_EMULATOR_HOST'] || null;
const givenAuth = () => process.env['FIREBASE_AUTH_EMULATOR_HOST'] || null;

/** Looks for what the emulators need, before anything slow begins. */
export async function demandEmulatorNeeds() {
  if (givenFirestore() === null) await demandJava();
}

/**
 * The two emulators of a local site: started here with what was saved, or those
 * that the environment names, which are left as they are (but for a reset).
 * @param {import('./child-processes.mjs').Family} family
 * @param {import('./site-folder.mjs').SiteFolder} folder
 * @param {{reset: boolean, say: (text: string) => void}} options
 */
export function localEmulators(family, folder, { reset, say }) {
  const saved = savedData(folder.saved);
  /** @type {string | null} */
  let ownFirestore = null;
  /** @type {string | null} */
  let ownAuth = null;

  return {
    /** @returns {Promise<string>} HOST:PORT, with the saved documents in it */
    async firestore() {
      const given = givenFirestore();
      if (given !== null) {
        if (reset) for (const project of PROJECTS) await clearFirestore(given, project);
        return given;
      }
      const host = await startFirestoreEmulator(family, { log: folder.log('firestore'), say });
      await saved.restoreDocuments(host);
      ownFirestore = host;
      return host;
    },
    /** @returns {Promise<string>} HOST:PORT, with the saved accounts in it */
    async auth() {
      const given = givenAuth();
      if (given !== null) return given;
      const host = await startAuthEmulator(family, { log: folder.log('auth'), project: MAIN_PROJECT, say });
      await saved.restoreAccounts(host);
      ownAuth = host;
      return host;
    },
    /** Saves what our own emulators hold. */
    async save() {
      if (ownFirestore !== null) await saved.saveDocuments(ownFirestore);
      if (ownAuth !== null) await saved.saveAccounts(ownAuth);
    },
  };
}

/** @typedef {ReturnType<typeof localEmulators>} LocalEmulators */
