import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the emulators take as an administrator's token. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/**
 * @param {string} url
 * @param {unknown} [body] with it the request is a POST
 * @returns {Promise<string>} the answer's body
 */
async function ask(url, body) {
  const answer = await fetch(url, body === undefined ? { headers: OWNER } : { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text;
}

/** @param {string} project */
const databaseOf = (project) => `projects/${project}/databases/(default)`;

/**
 * Saves one project of the Firestore emulator.
 * @param {string} host HOST:PORT
 * @param {string} project
 * @param {string} folder absolute
 */
export async function exportFirestore(host, project, folder) {
  await mkdir(folder, { recursive: true });
  await ask(`http://${host}/emulator/v1/projects/${project}:export`, {
    database: databaseOf(project),
    export_directory: folder,
    export_name: project,
  });
}

/**
 * Puts a saved project back; documents that are there stay unless they were saved too.
 * @param {string} host HOST:PORT
 * @param {string} project
 * @param {string} folder the one given to exportFirestore
 */
export async function importFirestore(host, project, folder) {
  const metadata = join(folder, project, `${project}.overall_export_metadata`);
  await ask(`http://${host}/emulator/v1/projects/${project}:import`, { database: databaseOf(project), export_directory: metadata });
}

/**
 * Deletes every document of a project.
 * @param {string} host HOST:PORT
 * @param {string} project
 */
export async function clearFirestore(host, project) {
  const answer = await fetch(`http://${host}/emulator/v1/${databaseOf(project)}/documents`, { method: 'DELETE', headers: OWNER });
  if (!answer.ok) throw new Error(`The documents of ${project} could not be deleted: ${answer.status}`);
}

/** @param {string} host @param {string} project */
const accountsOf = (host, project) => `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

/**
 * Saves the accounts of the Auth emulator.
 * @param {string} host HOST:PORT
 * @param {string} project
 * @param {string} file
 */
export async function exportAccounts(host, project, file) {
  await writeFile(file, await ask(`${accountsOf(host, project)}:batchGet?maxResults=-1`));
}

/**
 * @param {string} host HOST:PORT
 * @param {string} project
 * @param {string} file one that exportAccounts wrote
 */
export async function importAccounts(host, project, file) {
  const { users = [] } = JSON.parse(await readFile(file, 'utf8'));
  if (users.length > 0) await ask(`${accountsOf(host, project)}:batchCreate`, { users });
}
