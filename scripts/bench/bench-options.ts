import { resolve } from 'node:path';
import { CALLED_FROM } from '../support/checkout.mjs';
import { parseOptions } from '../support/options.mjs';
import { UserError } from '../support/user-error.mjs';

/** The groups of figures, in the order they run: first those that need pages no cache holds yet. */
export const GROUPS = ['loading', 'reads', 'cold', 'bytes', 'javascript', 'throughput', 'load', 'taps', 'lighthouse'] as const;

export type Group = (typeof GROUPS)[number];

/** These need the log, the metrics or the store of the server, or one that trusts the load generator's claimed addresses: a site that the bench has started itself. */
const ON_OWN_SITE: readonly Group[] = ['reads', 'cold', 'throughput', 'load'];

const POLLERS = 5_000;

function siteOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:') return url.origin;
  throw new UserError(`--url ${text} is no address of a site: give one such as http://localhost:3000.`);
}

/** @returns `url`: a site that runs already; `was`: absolute path */
export function benchOptions(args?: string[]): {
  groups: Group[];
  leftOut: Group[];
  url: string | null;
  was: string | null;
  pollers: number;
} {
  const options = parseOptions(
    { only: { type: 'string' }, url: { type: 'string' }, was: { type: 'string' }, pollers: { type: 'string' } },
    'bench',
    args,
  );
  const names = options.only?.split(',').map((name) => name.trim());
  for (const name of names ?? []) {
    if (!GROUPS.some((group) => group === name)) throw new UserError(`--only ${name} is no group: there are ${GROUPS.join(', ')}.`);
  }
  const asked = GROUPS.filter((group) => names?.includes(group) ?? true);
  const url = options.url === undefined ? null : siteOrigin(options.url);
  const leftOut = url === null ? [] : asked.filter((group) => ON_OWN_SITE.includes(group));
  if (names !== undefined && leftOut.length > 0) {
    throw new UserError(`${leftOut.join(' and ')} can be measured only on a site that the bench starts itself: leave out --url.`);
  }
  const pollers = Number(options.pollers ?? POLLERS);
  if (!Number.isInteger(pollers) || pollers < 1) throw new UserError(`--pollers ${options.pollers} is no number of visitors.`);
  return {
    groups: asked.filter((group) => !leftOut.includes(group)),
    leftOut,
    url,
    was: options.was === undefined ? null : resolve(CALLED_FROM, options.was),
    pollers,
  };
}
