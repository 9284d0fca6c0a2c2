import { parseArgs } from 'node:util';
import { COMMANDS } from './command-help.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('node:util').ParseArgsConfig['options']} OptionTable */

/**
 * Parses the options after `--`, strictly: an unknown one is an error that names the known ones.
 * @template {NonNullable<OptionTable>} Table
 * @param {Table} options
 * @param {import('./command-help.mjs').CommandName} command
 * @param {string[]} [args]
 */
export function parseOptions(options, command, args = process.argv.slice(2)) {
  return named(command, () => parseArgs({ args, options, strict: true, allowPositionals: false }).values);
}

/**
 * The same for a command that takes words beside its options.
 * @template {NonNullable<OptionTable>} Table
 * @param {Table} options
 * @param {import('./command-help.mjs').CommandName} command
 * @param {readonly string[]} [args]
 */
export function parseWords(options, command, args = process.argv.slice(2)) {
  return named(command, () => parseArgs({ args: [...args], options, strict: true, allowPositionals: true }));
}

/**
 * @template Parsed
 * @param {import('./command-help.mjs').CommandName} command
 * @param {() => Parsed} parse
 */
function named(command, parse) {
  try {
    return parse();
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split(/\. (?:To specify|Did you)/)[0];
    throw new UserError(`${reason?.replace(/\.$/, '')}. Usage: ${COMMANDS[command].usage}`);
  }
}

/**
 * @param {string} text
 * @returns {number} a TCP port, 1 to 65535
 */
export function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(`--port ${text} is no port: give a whole number from 1 to 65535.`);
}

/**
 * @param {string} text an ISO-8601 instant with its zone, e.g. "2023-08-19T09:00:00Z"; a bare day is its UTC midnight
 * @returns {number} milliseconds since 1970
 */
export function parseInstant(text) {
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(text) || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = whole ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new UserError(`--as-of ${text} is no instant: give one such as 2023-08-19T09:00:00Z.`);
}
