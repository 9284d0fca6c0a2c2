import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../support/checkout.mjs';
import { existingBuild } from '../support/next-build.mjs';
import { pageWeights, WEIGHTS_FILE, type PageWeights } from '../support/page-weights.mjs';
import { kilobytes, ratio } from './figure-text';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

/**
 * What pages weigh, beside what they weighed when the table was last written. Writes it anew: commit it with a
 * change that is worth its bytes.
 */
export async function weightFigures({ url, pages }: BenchRig): Promise<BenchFigure[]> {
  const before: PageWeights = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8'));
  const weights = await pageWeights(url, (await pages()).paths, join(CHECKOUT, await existingBuild()));
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weights, null, 2)}\n`);
  return [
    { what: 'HTML, Brotli', now: weights.html, was: before.html },
    { what: 'scripts that come with it, gzip', now: weights.scripts, was: before.scripts },
  ].flatMap(({ what, now, was }) =>
    Object.entries(now).map(([name, bytes]) => {
      const earlier = was[name];
      return {
        name: `${name}: ${what}`,
        ours: kilobytes(bytes),
        against: earlier === undefined ? 'new' : `${kilobytes(earlier)} in the table`,
        ratio: earlier === undefined ? '' : ratio(bytes / earlier),
      };
    }),
  );
}
