import type { Page } from 'playwright';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser';
import { t } from './support/texts';

/** What the browser does between a press and the picture that answers it (docs/performance.md#presses-are-answered-first). */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const EventSchema = v.object({
  name: v.string(),
  ts: v.number(),
  args: v.object({ elementCount: v.optional(v.number()), data: v.optional(v.object({ type: v.optional(v.string()) })) }),
});
type TraceEvent = v.InferOutput<typeof EventSchema>;

/** What the browser's own record says of the page while something happens on it, in order. */
async function traced(page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.flatMap((each) => v.safeParse(EventSchema, each)).flatMap((read) => (read.success ? [read.output] : [])));
  });
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}

describe('a press on the menu', () => {
  it('is answered before the page behind the drawer becomes inert, which gives each of its elements a new style', async () => {
    const { page } = await open('/', PHONE);
    const behind = page.locator('[data-part="page"]');
    const elements = await behind.evaluate((part) => part.querySelectorAll('*').length);
    const events = await traced(page, async () => {
      await page
        .getByRole('navigation', { name: t('shell.pages') })
        .getByRole('button', { name: t('shell.more') })
        .tap();
      await expect.poll(() => behind.evaluate((part) => part.matches('[inert]'))).toBe(true);
    });
    const pressed = events.findIndex(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
    const painted = events.findIndex(({ name }, index) => index > pressed && name === 'Paint');
    expect(pressed).toBeGreaterThan(-1);
    expect(painted).toBeGreaterThan(pressed);
    const styled = events.slice(pressed, painted).map(({ args }) => args.elementCount ?? 0);
    // The drawer itself has some two hundred.
    expect(Math.max(...styled)).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(elements / 2);
  });
});

describe('a press on the schedule', () => {
  it('is answered before the list of the day is laid out', async () => {
    const { page } = await open('/', PHONE);
    const list = page.locator('#schedule').getByRole('tabpanel', { includeHidden: true });
    const inFirstFrame = list.evaluate(
      (panel) =>
        new Promise((resolve) => {
          const look = (): void => resolve([panel.parentElement?.checkVisibility(), panel.checkVisibility()]);
          addEventListener('click', () => requestAnimationFrame(look), { once: true });
        }),
    );
    await page.getByRole('button', { name: t('shell.openSchedule') }).tap();
    expect(await inFirstFrame, 'the schedule, its list').toEqual([true, false]);
    await list.getByRole('listitem').first().waitFor();
  });
});
