import { destination, pino, type Logger } from 'pino';
import { environment } from './env';

let logger: Logger | undefined;

/** Lines that wait for a full disk are dropped beyond this many bytes. */
const MOST_WAITING = 1_048_576;

/** Standard output. Where it takes nothing (a file on a full disk), lines wait, and nothing else does. */
function output() {
  const lines = destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  // Without a listener a failed write would end the process, in whose end pino tries to write the rest for ever.
  lines.on('error', () => void (lines.flushSync = () => undefined));
  return lines;
}

/**
 * Structured lines on standard output. Nothing personal goes in: no address, no
 * query values, no cookie, no user input.
 */
export function log(): Logger {
  return (logger ??= pino({ level: environment().RIFTWEEK_LOG_LEVEL, base: null }, output()));
}

/** What a log may contain of a failure: its kind, its message and where it happened. */
export function errorFields(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}
