import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from './user-error.mjs';

const REQUIRED = ['leagues', 'matches'];

/**
 * Looks at the folder that an option names before anything slow begins. The source that
 * reads it looks closer.
 * @param {string} option its name, for messages
 * @param {string} given relative to where the command was called
 * @returns {string} absolute
 */
export function archiveFolder(option, given) {
  const folder = [process.env['INIT_CWD'], process.cwd()]
    .flatMap((base) => (base ? [resolve(base, given)] : []))
    .find((path) => existsSync(path));
  if (folder === undefined)
    throw new UserError(
      `${option} ${given}: there is no such folder. Give an archive folder, i.e. one that holds matches.ndjson.gz and leagues.ndjson.gz.`,
    );
  if (!statSync(folder).isDirectory()) throw new UserError(`${option} ${given} is a file: give the folder that it is in.`);
  const missing = REQUIRED.find(
    (name) => !existsSync(resolve(folder, `${name}.ndjson.gz`)) && !existsSync(resolve(folder, `${name}.ndjson`)),
  );
  if (missing !== undefined)
    throw new UserError(
      `${option} ${given} has no ${missing}.ndjson.gz: give an archive folder, i.e. one that holds matches.ndjson.gz and leagues.ndjson.gz.`,
    );
  return folder;
}
