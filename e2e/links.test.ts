import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { isPersonalRoute } from '../lib/server/http/public-routes';
import { routeTable } from '../lib/server/route-table';
import { PAGE_FILES, PUBLIC_ROUTES } from '../tests/support/server/page-files';
import { useBrowser } from './support/browser';
import { t } from './support/texts';

/** A page that nothing links to does not exist. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

/** What no page links to, and what leads there instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  [paths.handler()]: 'links of mails that verify an address or reset a password',
  [paths.unsubscribe()]: 'links of mails about match starts',
  '/search': 'the form of the search box',
  [paths.offline()]: 'the service worker, in place of a page that cannot be had',
  '/news/[id]/[slug]': 'feeds; on this site news with a text of their own are recaps, which the list links where their match is',
  '/play/picks/[id]': 'the link that its owner makes and passes on',
  [paths.signup()]: 'the form of the login page',
  [paths.resetPassword()]: 'the form of the login page',
};

const MOST_OF_A_ROUTE = 5;
const mostOf = (route: string): number => (isPersonalRoute(route) ? 1 : MOST_OF_A_ROUTE);

/** Follows the links that a visitor gets in the server's HTML, breadth first, a few pages of each route; answers the routes that it met. */
async function routesLinkedFrom(start: string): Promise<ReadonlySet<string>> {
  const table = routeTable([...PAGE_FILES.keys()]);
  const seen = new Set([start]);
  const visits = new Map<string, number>();
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { pathname } = new URL(path, site.url);
    const route = table.match(pathname.split('/').filter(Boolean).map(decodeURIComponent));
    const visited = route === null ? 0 : (visits.get(route) ?? 0);
    if (route === null || visited >= mostOf(route)) continue;
    visits.set(route, visited + 1);
    const answer = await fetch(new URL(path, site.url));
    expect(answer.status, path).toBe(200);
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\b[^>]*?\bhref="(\/(?!\/)[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return new Set(visits.keys());
}

describe('from the homepage', () => {
  it('links lead to every public page without JavaScript', async () => {
    expect(PUBLIC_ROUTES).toContain('/match/[id]/[slug]');
    const linked = await routesLinkedFrom('/');
    const unlinked = PUBLIC_ROUTES.filter((route) => !linked.has(route) && !(route in ELSEWHERE));
    expect(unlinked).toEqual([]);
  });

  it('the form of the login page leads to sign-up and password reset', async () => {
    const { page } = await open(paths.login());
    await page
      .getByRole('main')
      .getByRole('button', { name: t('login.signUp') })
      .click();
    await page.waitForURL(`**${paths.signup()}`);
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('login.forgot') })
      .click();
    await page.waitForURL(`**${paths.resetPassword()}`);
  });
});
