import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser } from './support/browser';
import { t } from './support/texts';

const { open } = useBrowser(() => inject('demo').url);

describe('on a phone, what each team still needs', () => {
  it('is a second line under the team’s name, without scrolling', async () => {
    const { page } = await open(paths.standingsOf(293), PHONE);
    const frame = page.getByRole('region', { name: /^Playoff scenarios: / });
    const table = frame.getByRole('table', { name: /^Playoff scenarios: / });
    expect(await table.getByRole('columnheader').allTextContents()).toContain(t('scenarios.needs'));
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [name, needs] = await Promise.all([row.getByRole('rowheader').boundingBox(), row.getByRole('cell').last().boundingBox()]);
      if (name === null || needs === null) throw new Error('a row is not shown');
      expect(needs.y, 'under the name').toBeGreaterThanOrEqual(name.y + name.height);
      expect(needs.x, 'on the screen').toBeGreaterThanOrEqual(0);
      expect(needs.x + needs.width, 'on the screen').toBeLessThanOrEqual(390);
    }
  });
});
