import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../scripts/support/checkout.mjs';
import { ensureBuild } from '../scripts/support/next-build.mjs';
import { createBoard } from '../scripts/support/progress.mjs';
import { scriptBytesByRoute } from '../scripts/support/script-bytes.mjs';
import { EMPTY_PAGE_BYTES, PERSONAL, SCRIPT_BUDGET } from './support/script-budgets';

const routes = [...scriptBytesByRoute(join(CHECKOUT, await ensureBuild(createBoard())))];
/** Addresses without a slug lead on, and `_app` is part of each page. */
const shown = routes.filter(([route]) => !/\[id\]$|^\/_app$/.test(route));

describe('the scripts that come with a page', () => {
  it.each(shown.filter(([route]) => !PERSONAL.test(route)))('%s stay within their budget', (route, bytes) => {
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it('have a budget relative to an empty page', () => {
    expect(SCRIPT_BUDGET).toBeLessThanOrEqual(1.34 * EMPTY_PAGE_BYTES);
  });
});
