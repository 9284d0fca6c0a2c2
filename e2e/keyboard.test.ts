import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { commentPageOf } from '../lib/domain/people/comments/comment-page';
import { paths } from '../lib/domain/page/paths';
import { addComment } from '../lib/store/people/comment-writes';
import { givenAccount, PASSWORD, reloadedBy, UNNAMED, userButton, withAuth } from './support/accounts';
import { hydrated, pressUntilTold, useBrowser } from './support/browser';
import { someMatch, siteTime } from './support/site-data';
import { enterSiteStore } from './support/site-store';
import { t } from './support/texts';

/** A visit without a pointer: everything is reached by Tab and done by Enter, Space and arrows, and one always sees where one is. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);
const MOST_STEPS = 300;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What has the focus, where that cannot be seen; null where it can. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const inView = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    // A link that covers a card marks the card by a ring of its own ::after; a hidden radio button marks its label.
    const marks = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      ...(focused.nextElementSibling ? [getComputedStyle(focused.nextElementSibling)] : []),
    ];
    const isMarked = marks.some(
      (style) => (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow.includes('inset'),
    );
    return inView && isMarked ? null : `${focused.outerHTML.slice(0, 160)} ${inView ? 'is not marked' : 'is out of sight'}`;
  });
}

/** Presses Tab until `target` has the focus, which must be seen all the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBeNull();
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** The first stop of every page leads past the navigation. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await unseenFocus(page)).toBeNull();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
}

const dialog = (page: Page) => page.locator('dialog[open]');
const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') });
const main = (page: Page) => page.getByRole('main');

describe('by keyboard only', { timeout: 180_000 }, () => {
  it('a box opens again when its button is pressed right after Escape', async () => {
    const { page } = await visit(paths.home());
    await navigation(page)
      .getByRole('link', { name: t('shell.login') })
      .press('Enter');
    await dialog(page).getByLabel(t('login.email'), { exact: true }).waitFor();
    // Both before the browser has said that the box was closed, as on a busy computer.
    const pressed = await dialog(page).evaluate(async (box: HTMLDialogElement) => {
      box.requestClose('');
      await Promise.resolve();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) activeElement.click();
      return activeElement?.textContent;
    });
    expect(pressed).toContain(t('shell.login'));
    await page.waitForTimeout(500);
    await dialog(page).getByLabel(t('login.email'), { exact: true }).waitFor();
  });

  it('a visitor logs in, follows, reorders, comments, likes and logs out', async () => {
    const stamp = Date.now();
    const [email, other] = [`keys${stamp}@example.com`, `other${stamp}@example.com`];
    const uid = await givenAccount(other);
    await givenAccount(email);
    const match = await someMatch('finished');
    await enterSiteStore();
    const place = commentPageOf(paths.match(match)) ?? expect.fail();
    await addComment({
      id: randomUUID(),
      page: place,
      parentId: null,
      uid,
      name: 'Other',
      admin: false,
      text: `Well played ${stamp}`,
      createdAt: new Date(await siteTime()).toISOString(),
    });

    const { page } = await visit(paths.team(match.left));
    const logIn = navigation(page).getByRole('link', { name: t('shell.login') });
    await tabTo(page, logIn);
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel(t('login.email'), { exact: true }).waitFor();
    expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(logIn)).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page).getByLabel(t('login.email'), { exact: true }));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await reloadedBy(page, () => page.keyboard.press('Enter'));
    await userButton(page).getByText(UNNAMED).waitFor();

    const star = main(page)
      .getByRole('button', { name: t('follow.label', { name: match.left.name }), exact: true })
      .first();
    await skipToContent(page);
    await tabTo(page, star);
    await page.keyboard.press('Space');
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    expect(await isFocused(star)).toBe(true);

    await page.goto(paths.settingsFollowing());
    await hydrated(page);
    await skipToContent(page);
    await tabTo(page, main(page).getByLabel(t('preferences.findTeams')));
    await page.keyboard.type(match.right.name);
    const found = main(page)
      .getByRole('list', { name: t('preferences.foundTeams') })
      .getByRole('button', { name: t('follow.label', { name: match.right.name }), exact: true });
    await tabTo(page, found);
    await page.keyboard.press('Enter');
    const followed = main(page).getByRole('list', { name: t('preferences.followedTeams') });
    await expect.poll(() => followed.getByRole('link').count()).toBe(2);
    const handle = followed.getByRole('button', { name: t('preferences.order', { name: match.right.name }) });
    await page.goto(paths.settingsFollowing());
    await hydrated(page);
    await skipToContent(page);
    await tabTo(page, handle);
    const names = () => followed.getByRole('link').allTextContents();
    const before = await names();
    await page.keyboard.press('Space');
    await page.getByText(t('preferences.lifted', { name: match.right.name, place: 2, count: 2 })).waitFor({ state: 'attached' });
    await pressUntilTold(page, 'ArrowUp', t('preferences.moved', { name: match.right.name, place: 1, count: 2 }));
    await page.keyboard.press('Space');
    await expect.poll(names).toEqual(before.toReversed());
    expect(await isFocused(handle)).toBe(true);

    await page.goto(`${paths.match(match)}#comments`);
    await hydrated(page);
    const comments = page.locator('#comments');
    await tabTo(page, comments.getByRole('textbox').first());
    await page.keyboard.type(`By keys ${stamp}`);
    await tabTo(page, comments.getByRole('button', { name: t('comments.send'), exact: true }));
    await page.keyboard.press('Enter');
    await comments
      .getByRole('article')
      .filter({ hasText: `By keys ${stamp}` })
      .waitFor();
    const theirs = comments
      .getByRole('article')
      .filter({ hasText: `Well played ${stamp}` })
      .first();
    await tabTo(page, theirs.getByRole('button', { name: t('comments.like', { count: 0 }) }));
    await page.keyboard.press('Space');
    const liked = theirs.getByRole('button', { name: t('comments.like', { count: 1 }) });
    await liked.waitFor();
    expect(await isFocused(liked)).toBe(true);

    await page.goto(paths.home());
    await hydrated(page);
    await tabTo(page, userButton(page));
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByRole('link', { name: t('login.menu.profile') })
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(userButton(page))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page).getByRole('button', { name: t('login.menu.logOut') }));
    await page.keyboard.press('Space');
    await navigation(page)
      .getByRole('link', { name: t('shell.login') })
      .waitFor();
  });
});
