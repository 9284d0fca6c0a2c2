import { FIGURES_DAYS, HISTORY_DAYS, WHOLE_READ_HOUR } from '../lib/source/pandascore/pandascore-source';
import { dataOption, matchDataFiles } from './support/data-option.mjs';
import { COMMANDS } from './support/command-help.mjs';
import { parseInstant, parseOptions } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

/** How far back an API is read, and when it is read whole. */
type Reach = { readonly historyDays: number; readonly figuresDays: number; readonly wholeReadHour: number };

export type IngestCommandOptions = {
  readonly from:
    | { readonly kind: 'demo' }
    | { readonly kind: 'pandascore'; readonly token: string; readonly url: string | null; readonly reach: Reach }
    | { readonly kind: 'archive'; readonly folder: string }
    | { readonly kind: 'match-data'; readonly paths: readonly string[] };
  /** Match data files that complete the figures of the source, and where a newer one is fetched once a day. */
  readonly figures: { readonly paths: readonly string[]; readonly address: URL | null; readonly folder: string };
  readonly watch: boolean;
  /** The site's clock moves along a finished archive: nothing after it is shown. */
  readonly asOf: boolean;
  /** How far the site's clock is from the real one, in milliseconds. */
  readonly clockShiftMs: number;
  /** Where `/metrics` answers on this machine; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** Somebody has said where the clock stands: files do not decide it. */
  readonly clockIsSet: boolean;
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

function sourceOption(from: readonly string[], variables: Variables): IngestCommandOptions['from'] {
  if (from.length === 0) throw new UserError(`Where from? Usage: ${COMMANDS.ingest.usage}`);
  const [only] = from.length === 1 ? from : [];
  if (only === 'demo') return { kind: 'demo' };
  if (only !== 'pandascore') return dataOption('--from', from);
  const token = variables['PANDASCORE_TOKEN'];
  if (!token) throw new UserError('PANDASCORE_TOKEN is not set: put the token of your PandaScore account into it.');
  return { kind: 'pandascore', token, url: variables['PANDASCORE_URL'] || null, reach: reachOption(variables) };
}

const FIGURES_FOLDER = '.riftweek/figures';

function figuresOption(given: readonly string[], variables: Variables): IngestCommandOptions['figures'] {
  const text = variables['RIFTWEEK_FIGURES_URL'] || null;
  const address = text !== null && URL.canParse(text) ? new URL(text) : null;
  if (text !== null && !/^https?:$/.test(address?.protocol ?? ''))
    throw new UserError('RIFTWEEK_FIGURES_URL must be the http or https address of a match data file.');
  return { paths: matchDataFiles('--figures', given), address, folder: variables['RIFTWEEK_FIGURES_DIR'] || FIGURES_FOLDER };
}

/**
 * Decodes the arguments of an ingest. The clock of `npm start`
 * (RIFTWEEK_CLOCK_SHIFT_MS) wins over a start at `--as-of`, so that server and
 * ingest agree to the millisecond. Throws UserError.
 */
export function ingestOptions(args: readonly string[], variables: Variables, now: number): IngestCommandOptions {
  const options = parseOptions(
    {
      from: { type: 'string', multiple: true },
      figures: { type: 'string', multiple: true },
      watch: { type: 'boolean' },
      'as-of': { type: 'string' },
    },
    'ingest',
    [...args],
  );
  const asOf = options['as-of'] === undefined ? null : parseInstant(options['as-of']);
  const given = Number(variables['RIFTWEEK_CLOCK_SHIFT_MS'] || Number.NaN);
  return {
    from: sourceOption(options.from ?? [], variables),
    figures: figuresOption(options.figures ?? [], variables),
    watch: options.watch ?? false,
    asOf: asOf !== null,
    metricsPort: variables['RIFTWEEK_METRICS_PORT'] ? wholeNumber(variables, 'RIFTWEEK_METRICS_PORT', 0, 0, 65_535) : undefined,
    clockIsSet: asOf !== null || Number.isSafeInteger(given),
    clockShiftMs: Number.isSafeInteger(given) ? given : asOf === null ? 0 : asOf - now,
  };
}
