import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CALLED_FROM } from './checkout.mjs';
import { UserError } from './user-error.mjs';

const REQUIRED = ['leagues', 'matches'];
const MATCH_DATA = /\.csv(?:\.gz)?$/i;
const BOTH = 'Give an archive folder, i.e. one that holds matches.ndjson.gz and leagues.ndjson.gz, or match data files (*.csv, *.csv.gz).';

/**
 * @param {string} given relative to where the command was called
 * @returns {string | undefined} absolute
 */
const find = (given) =>
  [process.env['INIT_CWD'], CALLED_FROM].flatMap((base) => (base ? [resolve(base, given)] : [])).find((path) => existsSync(path));

/**
 * Looks at the archive folder that an option names before anything slow begins. The source that
 * reads it looks closer.
 * @param {string} option its name, for messages
 * @param {string} given relative to where the command was called
 * @returns {string} absolute
 */
export function archiveFolder(option, given) {
  const folder = find(given);
  if (folder === undefined) throw new UserError(`${option} ${given}: there is no such folder. ${BOTH}`);
  if (!statSync(folder).isDirectory()) throw new UserError(`${option} ${given} is a file: give the folder that it is in.`);
  const missing = REQUIRED.find(
    (name) => !existsSync(resolve(folder, `${name}.ndjson.gz`)) && !existsSync(resolve(folder, `${name}.ndjson`)),
  );
  if (missing !== undefined) throw new UserError(`${option} ${given} has no ${missing}.ndjson.gz. ${BOTH}`);
  return folder;
}

/** @param {string} path absolute */
function isMatchData(path) {
  return statSync(path).isDirectory() ? readdirSync(path).some((name) => MATCH_DATA.test(name)) : MATCH_DATA.test(path);
}

/**
 * Match data files that an option names, or folders of them.
 * @param {string} option its name, for messages
 * @param {readonly string[]} given relative to where the command was called
 * @returns {string[]} absolute
 */
export function matchDataFiles(option, given) {
  return given.map((each) => {
    const path = find(each);
    if (path === undefined) throw new UserError(`${option} ${each}: there is no such file. Give match data files (*.csv, *.csv.gz).`);
    if (!isMatchData(path)) throw new UserError(`${option} ${each} is no match data file (*.csv, *.csv.gz), nor a folder of them.`);
    return path;
  });
}

/**
 * What the site shows instead of the demo season: an archive folder, or match data files.
 * @param {string} option its name, for messages
 * @param {readonly string[]} given relative to where the command was called
 * @returns {{kind: 'archive', folder: string} | {kind: 'match-data', paths: string[]}}
 */
export function dataOption(option, given) {
  const [first = ''] = given;
  const path = find(first);
  const isArchive = path === undefined || (statSync(path).isDirectory() && !isMatchData(path));
  if (given.length === 1 && isArchive) return { kind: 'archive', folder: archiveFolder(option, first) };
  return { kind: 'match-data', paths: matchDataFiles(option, given) };
}
