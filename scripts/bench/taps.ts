import { setTimeout as sleep } from 'node:timers/promises';
import { watchPage } from './tap-watch';
import type { Tap } from './tap-script';
import type { TimedEvent } from './interactions';
import type { Browser, CDPSession, Page } from 'playwright';

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Longer than a user waits: a tap without effect by then counts as lost. */
const EFFECT_TIMEOUT_MS = 15_000;
const POLL_MS = 50;
/** From one tap to the next: no thumb is faster. */
const PAUSE_MS = 300;

/** `at`: when, on the page's own clock */
type Tapped = { what: string; hadEffect: boolean; at: number };

export type TappedVisit = {
  readonly tapped: readonly Tapped[];
  readonly events: readonly TimedEvent[];
};

/** A phone with a fresh visitor. */
async function onPhone<Result>(browser: Browser, use: (page: Page, client: CDPSession) => Promise<Result>) {
  const context = await browser.newContext(PHONE);
  try {
    await context.route(/^https:/, (route) => route.abort());
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page, client);
  } finally {
    await context.close();
  }
}

/** @param from changes that were there before it */
async function hasEffect(page: Page, { on, seen = on, attribute, value }: Tap, from: number) {
  const change = { seen, attribute, value, from };
  return page
    .waitForFunction((asked) => window.benchTaps.hasChanged(asked), change, { timeout: EFFECT_TIMEOUT_MS, polling: POLL_MS })
    .then(() => true)
    .catch(() => false);
}

async function timedEvents(page: Page) {
  return page.evaluate(async () => {
    // The last event is reported once the frame after it is on screen.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.benchTaps.events();
  });
}

async function untilReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined, undefined, { timeout: 60_000 });
}

/** Where the targets of some taps are on the screen of a new visitor. */
export async function placesOf(browser: Browser, address: string, taps: readonly Tap[]): Promise<{ tap: Tap; x: number; y: number }[]> {
  return onPhone(browser, async (page) => {
    await page.goto(address);
    await untilReady(page);
    const places = [];
    for (const tap of taps) {
      const box = await page.locator(tap.on).filter({ visible: true }).first().boundingBox();
      if (box === null || box.y + box.height > PHONE.viewport.height)
        throw new Error(`${address} does not begin with ${tap.what}: ${tap.on}`);
      places.push({ tap, x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return places;
  });
}

/** A tap as soon as there is something to see: the page still loads. */
export async function firstTap(browser: Browser, address: string, { tap, x, y }: { tap: Tap; x: number; y: number }): Promise<TappedVisit> {
  return onPhone(browser, async (page, client) => {
    await client.send('Page.enable');
    await client.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = new Promise((resolve) =>
      client.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve(undefined);
      }),
    );
    await page.goto(address, { waitUntil: 'commit' });
    await painted;
    await page.touchscreen.tap(x, y);
    const hadEffect = await hasEffect(page, tap, 0);
    return { tapped: [{ what: tap.what, hadEffect, at: 0 }], events: await timedEvents(page) };
  });
}

/**
 * Taps one after the other, from the beginning again when the script is over,
 * on a page that is ready.
 */
export async function tapsOf(browser: Browser, address: string, script: readonly Tap[], count: number): Promise<TappedVisit> {
  return onPhone(browser, async (page) => {
    await page.goto(address);
    await untilReady(page);
    const tapped: Tapped[] = [];
    for (let index = 0; index < count; index += 1) {
      const tap = script[index % script.length];
      if (tap === undefined) break;
      const { from, at } = await page.evaluate(() => ({ from: window.benchTaps.changeCount(), at: performance.now() }));
      await page.locator(tap.on).filter({ visible: true }).first().tap({ timeout: EFFECT_TIMEOUT_MS });
      if (tap.typed !== undefined) await page.keyboard.type(tap.typed);
      tapped.push({ what: tap.what, hadEffect: await hasEffect(page, tap, from), at });
      await sleep(PAUSE_MS);
    }
    return { tapped, events: await timedEvents(page) };
  });
}
