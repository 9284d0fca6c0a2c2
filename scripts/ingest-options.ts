import { FIGURES_DAYS, HISTORY_DAYS, WHOLE_READ_HOUR } from '../lib/source/pandascore/pandascore-source';
import { archiveFolder } from './support/archive-option.mjs';
import { COMMANDS } from './support/command-help.mjs';
import { parseInstant, parseOptions } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

/** How far back an API is read, and when it is read whole. */
type Reach = { readonly historyDays: number; readonly figuresDays: number; readonly wholeReadHour: number };

export type IngestCommandOptions = {
  readonly from:
    | { readonly kind: 'demo' }
    | { readonly kind: 'pandascore'; readonly token: string; readonly url: string | null; readonly reach: Reach }
    | { readonly kind: 'archive'; readonly folder: string };
  readonly watch: boolean;
  /** The site's clock moves along a finished archive: nothing after it is shown. */
  readonly asOf: boolean;
  /** How far the site's clock is from the real one, in milliseconds. */
  readonly clockShiftMs: number;
};

/** Fifteen years: there was nothing before. */
const MOST_DAYS = 5500;

type Variables = Readonly<Record<string, string | undefined>>;

/** A whole number from `least` to `most`, or `fallback` where the variable is not set. */
function wholeNumber(variables: Variables, name: string, fallback: number, least: number, most: number): number {
  const text = variables[name] || String(fallback);
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UserError(`${name} is "${text.slice(0, 20)}": it must be a whole number from ${least} to ${most}.`);
}

function reachOption(variables: Variables): Reach {
  return {
    historyDays: wholeNumber(variables, 'RIFTWEEK_HISTORY_DAYS', HISTORY_DAYS, 1, MOST_DAYS),
    figuresDays: wholeNumber(variables, 'RIFTWEEK_FIGURES_DAYS', FIGURES_DAYS, 0, MOST_DAYS),
    wholeReadHour: wholeNumber(variables, 'RIFTWEEK_WHOLE_READ_HOUR', WHOLE_READ_HOUR, 0, 23),
  };
}

function sourceOption(from: string | undefined, variables: Variables): IngestCommandOptions['from'] {
  if (from === undefined) throw new UserError(`Where from? Usage: ${COMMANDS.ingest.usage}`);
  if (from === 'demo') return { kind: 'demo' };
  if (from !== 'pandascore') return { kind: 'archive', folder: archiveFolder('--from', from) };
  const token = variables['PANDASCORE_TOKEN'];
  if (!token) throw new UserError('PANDASCORE_TOKEN is not set: put the token of your PandaScore account into it.');
  return { kind: 'pandascore', token, url: variables['PANDASCORE_URL'] || null, reach: reachOption(variables) };
}

/**
 * Decodes the arguments of an ingest. The clock of `npm start`
 * (RIFTWEEK_CLOCK_SHIFT_MS) wins over a start at `--as-of`, so that server and
 * ingest agree to the millisecond. Throws UserError.
 */
export function ingestOptions(args: readonly string[], variables: Variables, now: number): IngestCommandOptions {
  const options = parseOptions({ from: { type: 'string' }, watch: { type: 'boolean' }, 'as-of': { type: 'string' } }, 'ingest', [...args]);
  const asOf = options['as-of'] === undefined ? null : parseInstant(options['as-of']);
  const given = Number(variables['RIFTWEEK_CLOCK_SHIFT_MS'] || Number.NaN);
  return {
    from: sourceOption(options.from, variables),
    watch: options.watch ?? false,
    asOf: asOf !== null,
    clockShiftMs: Number.isSafeInteger(given) ? given : asOf === null ? 0 : asOf - now,
  };
}
