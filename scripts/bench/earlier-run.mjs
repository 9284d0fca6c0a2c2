import { readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../support/user-error.mjs';

/** @typedef {import('./table.mjs').Figure} Figure */

/**
 * @param {string} file
 * @param {readonly Figure[]} figures
 * @param {string} at when they were measured
 */
export function storeRun(file, figures, at) {
  writeFileSync(file, `${JSON.stringify({ at, figures }, null, 2)}\n`);
}

/**
 * The figures that an earlier run has stored.
 * @param {string} file
 * @returns {Figure[]}
 */
export function earlierRun(file) {
  try {
    /** @type {{figures?: unknown}} */
    const { figures } = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(figures)) return figures;
  } catch {
    // Said below: unreadable and not ours come to the same.
  }
  throw new UserError(`--was ${file} holds no figures of an earlier run: give a file that npm run bench has written.`);
}
