import { archiveFolder } from './archive-option.mjs';
import { parseInstant, parseOptions, parsePort } from './options.mjs';

/**
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {string | null} data absolute path of an archive folder; null for the demo season
 * @property {number | null} asOf where the site's clock starts, milliseconds since 1970; null for now
 * @property {boolean} reset forget stored data first
 */

/**
 * @param {'start' | 'dev'} command
 * @param {string[]} [args]
 * @returns {StartOptions}
 */
export function startOptions(command, args) {
  const options = parseOptions(
    { port: { type: 'string' }, data: { type: 'string' }, 'as-of': { type: 'string' }, reset: { type: 'boolean' } },
    command,
    args,
  );
  return {
    port: parsePort(options.port ?? process.env['PORT'] ?? '3000'),
    data: options.data === undefined ? null : archiveFolder('--data', options.data),
    asOf: options['as-of'] === undefined ? null : parseInstant(options['as-of']),
    reset: options.reset ?? false,
  };
}
