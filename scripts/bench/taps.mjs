import { setTimeout as sleep } from 'node:timers/promises';
import { watchPage } from './tap-watch.mjs';

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Longer than a user waits: a tap without effect by then counts as lost. */
const EFFECT_TIMEOUT_MS = 15_000;
const POLL_MS = 50;
/** From one tap to the next: no thumb is faster. */
const PAUSE_MS = 300;

/** @typedef {import('./tap-script.mjs').Tap} Tap */

/** @typedef {{what: string, hadEffect: boolean, at: number}} Tapped `at`: when, on the page's own clock */

/**
 * @typedef {object} Visit
 * @property {readonly Tapped[]} tapped
 * @property {readonly import('./interactions.mjs').TimedEvent[]} events
 */

/**
 * A phone with a fresh visitor.
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page, client: import('playwright').CDPSession) => Promise<Result>} use
 */
async function onPhone(browser, use) {
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

/**
 * @param {import('playwright').Page} page
 * @param {Tap} tap
 * @param {number} from changes that were there before it
 */
async function hasEffect(page, { on, seen = on, attribute, value }, from) {
  const change = { seen, attribute, value, from };
  return page
    .waitForFunction((asked) => window.benchTaps.hasChanged(asked), change, { timeout: EFFECT_TIMEOUT_MS, polling: POLL_MS })
    .then(() => true)
    .catch(() => false);
}

/** @param {import('playwright').Page} page */
async function timedEvents(page) {
  return page.evaluate(async () => {
    // The last event is reported once the frame after it is on screen.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.benchTaps.events();
  });
}

/** @param {import('playwright').Page} page */
async function untilReady(page) {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined, undefined, { timeout: 60_000 });
}

/**
 * Where the targets of some taps are on the screen of a new visitor.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {readonly Tap[]} taps
 * @returns {Promise<{tap: Tap, x: number, y: number}[]>}
 */
export async function placesOf(browser, address, taps) {
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

/**
 * A tap as soon as there is something to see: the page still loads.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{tap: Tap, x: number, y: number}} place
 * @returns {Promise<Visit>}
 */
export async function firstTap(browser, address, { tap, x, y }) {
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
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {readonly Tap[]} script
 * @param {number} count
 * @returns {Promise<Visit>}
 */
export async function tapsOf(browser, address, script, count) {
  return onPhone(browser, async (page) => {
    await page.goto(address);
    await untilReady(page);
    /** @type {Tapped[]} */
    const tapped = [];
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
