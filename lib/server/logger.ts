import { destination, pino, type Logger } from 'pino';
import { environment } from './env';

let logger: Logger | undefined;

/**
 * Structured lines on standard output. Nothing personal goes in: no address, no
 * query values, no cookie, no user input.
 */
export function log(): Logger {
  return (logger ??= pino({ level: environment().RIFTWEEK_LOG_LEVEL, base: null }, destination({ dest: 1, sync: false })));
}

/** What a log may contain of a failure: its kind, its message and where it happened. */
export function errorFields(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}
