import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportAccounts, exportFirestore, importAccounts, importFirestore } from './emulator-data.mjs';
import { MAIN_PROJECT, PROJECTS } from './projects.mjs';
import { UserError } from './user-error.mjs';
import { versionedFolder } from './versioned-folder.mjs';

const ACCOUNTS = 'accounts.json';

/**
 * What a local site saves between two runs: the documents of the Firestore
 * emulator and the accounts of the Auth emulator, each saved as a whole. An
 * emulator that another program runs is not ours to save.
 * @param {string} folder
 */
export function savedData(folder) {
  const documents = versionedFolder(join(folder, 'firestore'));
  const accounts = versionedFolder(join(folder, 'auth'));

  /** @param {() => Promise<void>} restore */
  const reading = async (restore) => {
    try {
      await restore();
    } catch (error) {
      throw new UserError(
        `The saved data cannot be read back (${error instanceof Error ? error.message : String(error)}): start once with --reset to forget it.`,
      );
    }
  };

  return {
    /** @param {string} host HOST:PORT */
    saveDocuments: (host) =>
      documents.replace(async (target) => {
        for (const project of PROJECTS) await exportFirestore(host, project, target);
      }),
    /** @param {string} host HOST:PORT */
    restoreDocuments: (host) =>
      reading(async () => {
        const source = await documents.current();
        if (source === null) return;
        for (const project of PROJECTS) if (existsSync(join(source, project))) await importFirestore(host, project, source);
      }),
    /** @param {string} host HOST:PORT */
    saveAccounts: (host) => accounts.replace((target) => exportAccounts(host, MAIN_PROJECT, join(target, ACCOUNTS))),
    /** @param {string} host HOST:PORT */
    restoreAccounts: (host) =>
      reading(async () => {
        const source = await accounts.current();
        if (source !== null) await importAccounts(host, MAIN_PROJECT, join(source, ACCOUNTS));
      }),
  };
}
