import { archiveFolder } from './support/archive-option.mjs';
import { parseInstant, parseOptions } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

const USAGE = 'npm run ingest -- --from pandascore|demo|DIR [--watch] [--as-of ISO]';

export type IngestOptions = {
  readonly from:
    | { readonly kind: 'demo' }
    | { readonly kind: 'pandascore'; readonly token: string; readonly url: string | null }
    | { readonly kind: 'archive'; readonly folder: string };
  readonly watch: boolean;
  /** The site's clock moves along a finished archive: nothing after it is shown. */
  readonly asOf: boolean;
  /** How far the site's clock is from the real one, in milliseconds. */
  readonly clockShiftMs: number;
};

type Variables = Readonly<Record<string, string | undefined>>;

function sourceOption(from: string | undefined, variables: Variables): IngestOptions['from'] {
  if (from === undefined) throw new UserError(`Where from? Usage: ${USAGE}`);
  if (from === 'demo') return { kind: 'demo' };
  if (from !== 'pandascore') return { kind: 'archive', folder: archiveFolder('--from', from) };
  const token = variables['PANDASCORE_TOKEN'];
  if (!token) throw new UserError('PANDASCORE_TOKEN is not set: put the token of your PandaScore account into it.');
  return { kind: 'pandascore', token, url: variables['PANDASCORE_URL'] || null };
}

/**
 * Decodes the arguments of an ingest. The clock of `npm start`
 * (RIFTWEEK_CLOCK_SHIFT_MS) wins over a start at `--as-of`, so that server and
 * ingest agree to the millisecond. Throws UserError.
 */
export function ingestOptions(args: readonly string[], variables: Variables, now: number): IngestOptions {
  const options = parseOptions({ from: { type: 'string' }, watch: { type: 'boolean' }, 'as-of': { type: 'string' } }, USAGE, [...args]);
  const asOf = options['as-of'] === undefined ? null : parseInstant(options['as-of']);
  const given = Number(variables['RIFTWEEK_CLOCK_SHIFT_MS'] || Number.NaN);
  return {
    from: sourceOption(options.from, variables),
    watch: options.watch ?? false,
    asOf: asOf !== null,
    clockShiftMs: Number.isSafeInteger(given) ? given : asOf === null ? 0 : asOf - now,
  };
}
