import { dataOption } from './data-option.mjs';
import { parseInstant, parseOptions, parsePort } from './options.mjs';

/**
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {readonly string[]} from what the matches are loaded from: "demo", or absolute paths
 * @property {number | null} asOf where the site's clock starts, milliseconds since 1970; null for now
 * @property {boolean} reset forget stored data first
 */

/** @param {ReturnType<typeof dataOption>} data */
const pathsOf = (data) => (data.kind === 'archive' ? [data.folder] : data.paths);

/**
 * @param {'start' | 'dev'} command
 * @param {string[]} [args]
 * @returns {StartOptions}
 */
export function startOptions(command, args) {
  const options = parseOptions(
    { port: { type: 'string' }, data: { type: 'string', multiple: true }, 'as-of': { type: 'string' }, reset: { type: 'boolean' } },
    command,
    args,
  );
  return {
    port: parsePort(options.port ?? process.env['PORT'] ?? '3000'),
    from: options.data === undefined ? ['demo'] : pathsOf(dataOption('--data', options.data)),
    asOf: options['as-of'] === undefined ? null : parseInstant(options['as-of']),
    reset: options.reset ?? false,
  };
}
