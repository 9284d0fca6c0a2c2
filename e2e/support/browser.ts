import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserAt } from '../../scripts/support/browser.mjs';

export type BrowserVisit = { readonly page: Page; readonly context: BrowserContext };

export type VisitOptions = BrowserContextOptions & {
  /** What local storage holds when the visitor comes; values are stored as JSON. */
  readonly storage?: Readonly<Record<string, unknown>>;
  /** Complaints that belong to what the test does. */
  readonly tolerates?: RegExp;
  /** Prepares the browser before the page loads: routes, scripts. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** How far the page must have come: React has taken over (the default), its HTML has begun to come, all HTML is there and its own small script has run, or all of it has loaded. */
  readonly until?: 'hydrated' | 'begun' | 'parsed' | 'loaded';
  /** Stays open until the file's last test. */
  readonly keep?: boolean;
};

/** A visitor who has touched nothing. */
const VISITOR: BrowserContextOptions = {
  timezoneId: 'UTC',
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  // Requests that tests answer themselves must not go past them. e2e/offline.test.ts lets it in.
  serviceWorkers: 'block',
};
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide and as sharp as the font says, whatever this machine does to them: pictures of components are compared.
  '--font-render-hinting=none',
  // Tests must not depend on anybody's network: no name but this machine's is found.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

let launched: Browser | null = null;

/** The browser of this worker, whose files share it: a start takes longer than a page. It ends with the worker's process. */
async function browserOfWorker(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await chromium.launch({ ...browserAt(process.env['RIFTWEEK_CHROMIUM'] ?? ''), args: SWITCHES });
  return launched;
}

async function fillStorage(context: BrowserContext, storage: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(storage).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await context.addInitScript((stored) => {
    // Only our own page has storage, and what it saves itself must survive a reload.
    if (window.top !== window) return;
    for (const [key, text] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, entries);
}

/** Collects what a page must never say: script errors, hydration mismatches, policy violations, requests to our own origin that fail. */
function listen(page: Page, origin: string, tolerates: RegExp | undefined): string[] {
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!tolerates?.test(text)) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A picture on another server may fail to load here; its crest replaces it.
    const isForeign = text.startsWith('Failed to load resource') && !message.location().url.startsWith(origin);
    if (message.type() === 'error' && !isForeign) complain(`console: ${text} ${message.location().url}`);
    if (message.type() === 'warning' && /hydrat/i.test(text)) complain(`console: ${text}`);
  });
  return complaints;
}

/** Waits until React has taken over what is visible, with the visitor's settings. Islands further down still wait. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    // The boxes of islands, one in another where code is loaded, have no place of their own.
    const isNear = (box: Element): boolean =>
      [...box.children].some((content) => {
        if (content.matches('.island,[style*=contents]')) return isNear(content);
        // In a closed fold there are boxes, and nothing to see.
        if (content.getClientRects().length === 0 || !content.checkVisibility()) return false;
        const { top, bottom } = content.getBoundingClientRect();
        return bottom > -200 && top < innerHeight + 200;
      });
    return ![...document.querySelectorAll('[data-waiting]')].some(isNear);
  });
}

/** Waits until the page has loaded nothing for two seconds: the code of its parts comes after it, one part after the other. */
export const atRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => performance.now() - Math.max(...performance.getEntriesByType('resource').map((entry) => entry.startTime))),
    )
    .toBeGreaterThan(2_000);

/** Presses a key, again where nothing came of it: dnd-kit drops what is pressed before it has measured the list. */
export async function pressUntilTold(page: Page, key: string, text: string): Promise<void> {
  const told = page.getByText(text);
  const press = async (): Promise<boolean> => {
    await page.keyboard.press(key);
    return told.waitFor({ state: 'attached', timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(press, { timeout: 20_000 }).toBe(true);
}

/** Holds the page's scripts back until they are let go: what people see before React has taken over. */
export function heldScripts(): { readonly prepare: (context: BrowserContext) => Promise<unknown>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  return {
    prepare: (context) =>
      context.route(/\/(?:_next\/static|i18n)\/.*\.js$/, async (route) => {
        await gone;
        await route.continue();
      }),
    letGo: () => letGo(),
  };
}

/** A page sends requests until it closes. An answer that a test prepares too late is no error. */
async function leave(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/**
 * A browser for a test file. `open` makes a fresh visitor (own storage and
 * cookies) and loads a path; it leaves with the test unless it is kept. Any
 * complaint of an open page fails the test.
 */
export function useBrowser(siteUrl: () => string) {
  let browser: Browser | null = null;
  const visits = new Map<BrowserContext, { readonly complaints: string[]; readonly keep: boolean }>();

  beforeAll(async () => {
    browser = await browserOfWorker();
  });
  afterEach(async () => {
    const complaints = [...visits.values()].flatMap((visit) => visit.complaints.splice(0));
    for (const [context, { keep }] of visits) {
      if (keep) continue;
      visits.delete(context);
      await leave(context);
    }
    expect(complaints, 'what the pages complained about').toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...visits.keys()].map(leave));
  });

  return {
    async open(
      path: string,
      { storage = {}, tolerates, prepare, until = 'hydrated', keep = false, ...options }: VisitOptions = {},
    ): Promise<BrowserVisit> {
      if (!browser) throw new Error('open() belongs into a test or a hook');
      const { origin } = new URL(siteUrl());
      const context = await browser.newContext({ baseURL: origin, ...VISITOR, ...options });
      context.setDefaultTimeout(15_000);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await fillStorage(context, storage);
      await prepare?.(context);
      const page = await context.newPage();
      visits.set(context, { complaints: listen(page, origin, tolerates), keep });
      await page.goto(path, { waitUntil: until === 'parsed' || until === 'begun' ? 'commit' : 'load' });
      if (until === 'hydrated') await hydrated(page);
      if (until === 'parsed') await page.locator('html[data-parsed]').waitFor({ state: 'attached' });
      return { page, context };
    },
  };
}
