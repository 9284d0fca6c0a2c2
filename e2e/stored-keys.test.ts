import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import type { StoredPlace } from '../lib/domain/settings/stored-keys';
import { storedKeyOf } from '../tests/support/stored-key-of';
import { signUp, verify, withAuth } from './support/accounts';
import { hydrated, useBrowser } from './support/browser';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** What a whole visit leaves in a browser is what the privacy policy lists, and nothing else. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);
const main = (page: Page) => page.getByRole('main');

type Kept = { readonly place: StoredPlace; readonly name: string };

async function keptBy(page: Page, context: BrowserContext): Promise<readonly Kept[]> {
  const { hostname } = new URL(site.url);
  const cookies = (await context.cookies())
    .filter(({ domain }) => domain === hostname)
    .map(({ name }) => ({ place: 'cookie', name }) as const);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => ({ place: 'localStorage', name }) as const),
    ...Object.keys(sessionStorage).map((name) => ({ place: 'sessionStorage', name }) as const),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'indexedDB', name }) as const),
    ...(await caches.keys()).map((name) => ({ place: 'cacheStorage', name }) as const),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => ({ place: 'serviceWorker', name: new URL(scope).pathname }) as const,
    ),
  ]);
  return [...cookies, ...stored];
}

const isListed = ({ place, name }: Kept): boolean => storedKeyOf(place, name) !== undefined;

describe('what the site stores in a browser', { timeout: 300_000 }, () => {
  it('is what the privacy policy lists, after a visit that uses everything', async () => {
    const { page, context } = await visit('/', { serviceWorkers: 'allow' });
    const found = new Map<string, Kept>();
    const look = async (): Promise<void> => {
      for (const kept of await keptBy(page, context)) found.set(`${kept.place} ${kept.name}`, kept);
    };
    const go = async (path: string): Promise<void> => {
      await page.goto(path);
      await hydrated(page);
    };
    await look();
    const byItself = ['serviceWorker', 'cacheStorage'];
    expect(
      [...found.values()].filter(({ place }) => !byItself.includes(place)),
      'stored for a visitor who has done nothing, except for copies of pages',
    ).toEqual([]);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await look();

    const notice = page.getByRole('region', { name: t('consent.label') });
    if ((await notice.count()) > 0) {
      await notice.getByRole('button', { name: t('consent.accept') }).click();
      await notice.waitFor({ state: 'detached' });
    }

    await go(paths.settings());
    await page.getByRole('checkbox', { name: t('settings.showScheduleByTime') }).check();
    await go(paths.settingsRegions());
    await main(page).getByRole('checkbox').first().click();
    await go(paths.leagues());
    await main(page)
      .getByRole('button', { name: t('follow.label', { name: 'LCK' }), exact: true })
      .first()
      .click();
    await look();

    await page.keyboard.press('/');
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByLabel(t('search.label'))
      .fill('t1');
    await page
      .getByRole('listbox', { name: t('search.results') })
      .getByRole('option')
      .first()
      .waitFor();

    await go(paths.contact());
    await main(page).getByLabel(t('contact.message')).fill('Something that is not sent.');
    await look();

    const match = await someMatch('not_started');
    await go(paths.match(match));
    const vote = main(page)
      .getByRole('group', { name: t('votes.title') })
      .getByRole('button')
      .first();
    await vote.scrollIntoViewIfNeeded();
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'PUT'), vote.click()]);
    await look();

    const email = `kept${Date.now()}@example.com`;
    await signUp(page, email);
    await look();
    await verify(page, email);
    await go(paths.match(match));
    const comments = page.locator('#comments');
    await comments.scrollIntoViewIfNeeded();
    await comments.getByRole('textbox').first().fill('Good luck to both');
    await look();
    await comments.getByRole('button', { name: t('comments.send'), exact: true }).click();
    await comments.getByRole('article').filter({ hasText: 'Good luck to both' }).first().waitFor();
    await go(paths.notifications());
    await look();
    await go(paths.settings());
    await main(page).getByRole('link', { name: '한국어' }).click();
    await page.waitForURL(`**/ko${paths.settings()}`);
    await look();

    const names = [...found.keys()].sort();
    expect([...found.values()].filter((kept) => !isListed(kept)).map(({ place, name }) => `${place} ${name}`)).toEqual([]);
    // The visit did what it says: it is no proof if nothing was stored.
    expect(names).toEqual(
      expect.arrayContaining([
        'cookie token',
        'cookie time',
        'cookie visitor',
        'cookie locale',
        'localStorage settings',
        'localStorage regionsOrder',
        'localStorage leaguesOrder',
        'localStorage hasVoted',
        'localStorage userUID',
        'sessionStorage contactDraft',
        'indexedDB firebaseLocalStorageDb',
        'serviceWorker /',
        'cacheStorage riftweek-device',
      ]),
    );
  });
});
