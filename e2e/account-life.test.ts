import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { DELETED_USER_DAYS } from '../lib/domain/values/constants';
import { paths } from '../lib/domain/page/paths';
import { logIn, mailedPath, mailsTo, me, meStatus, PASSWORD, signUp, verify, withAuth } from './support/accounts';
import { hydrated, useBrowser, pressUntilTold } from './support/browser';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** An account from its first day to its last, as its owner sees it. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

const main = (page: Page) => page.getByRole('main');
const comments = (page: Page) => page.locator('#comments');
const thread = (page: Page, text: string) => comments(page).getByRole('article').filter({ hasText: text });

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function toComments(page: Page, path: string): Promise<void> {
  await go(page, path);
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page)
    .getByRole('button', { name: t('comments.refresh') })
    .waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await comments(page).getByRole('textbox').first().fill(text);
  await comments(page)
    .getByRole('button', { name: t('comments.send'), exact: true })
    .click();
  await thread(page, text).first().waitFor();
}

/** A token like those in mails' links, signed with the local site's own secret. */
async function unsubscribeToken(uid: string): Promise<string> {
  const secret = (await readFile(join(dirname(site.outbox), 'secret'), 'utf8')).trim();
  const text = Buffer.from(uid).toString('base64url');
  return `${text}.${createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest('base64url')}`;
}

async function askForDeletion(page: Page): Promise<void> {
  await go(page, paths.accountDelete());
  const erase = main(page).getByRole('button', { name: t('account.delete') });
  expect(await erase.isDisabled()).toBe(true);
  await main(page)
    .getByLabel(t('account.deleteConfirm', { word: t('account.deleteWord') }))
    .fill(t('account.deleteWord'));
  await main(page).getByLabel(t('account.currentPassword')).fill('not-mine');
  await erase.click();
  await main(page).getByText(t('account.wrongPassword')).waitFor();
  expect((await me(page)).data.deleted).toBeNull();
  await main(page).getByLabel(t('account.currentPassword')).fill(PASSWORD);
  await erase.click();
  await main(page)
    .getByRole('status')
    .filter({ hasText: t('account.deletedOn', { day: '' }).split('.')[0]?.trim() ?? '' })
    .waitFor();
}

describe('the life of an account', { timeout: 300_000 }, () => {
  it('follows, orders by keyboard, and finds it again in a second browser', async () => {
    const email = `cara${Date.now()}@example.com`;
    const { page } = await visit(paths.leagues());
    await signUp(page, email);

    // Settings wait for a verified address.
    await go(page, paths.settingsTournaments());
    await main(page).getByText(t('preferences.verifyHint')).waitFor();
    await main(page)
      .getByRole('button', { name: t('account.sendAgain') })
      .click();
    await main(page).getByText(t('account.mailSent', { email })).waitFor();
    await verify(page, email);

    await go(page, paths.settingsTournaments());
    for (const name of ['LCK', 'LPL', 'LEC'])
      await main(page)
        .getByRole('button', { name: t('follow.label', { name }), exact: true })
        .first()
        .click();
    const followed = main(page).getByRole('list', { name: t('preferences.followedTournaments') });
    const names = () => followed.getByRole('link').allTextContents();
    await expect.poll(names).toHaveLength(3);
    const before = await names();
    await followed.getByRole('button', { name: t('preferences.order', { name: 'LEC' }) }).focus();
    await page.keyboard.press('Space');
    await page.getByText(t('preferences.lifted', { name: 'LEC', place: 3, count: 3 })).waitFor({ state: 'attached' });
    await pressUntilTold(page, 'ArrowUp', t('preferences.moved', { name: 'LEC', place: 2, count: 3 }));
    await pressUntilTold(page, 'ArrowUp', t('preferences.moved', { name: 'LEC', place: 1, count: 3 }));
    await page.keyboard.press('Space');
    await expect.poll(names).toEqual([before[2], before[0], before[1]]);

    await go(page, paths.settingsFollowing());
    await main(page).getByLabel(t('preferences.findTeams')).fill('T1');
    await main(page)
      .getByRole('list', { name: t('preferences.foundTeams') })
      .getByRole('button')
      .first()
      .click();
    const stored = (other: Page) => other.evaluate(() => [localStorage.getItem('leaguesOrder'), localStorage.getItem('followingTeams')]);
    const mine = await stored(page);
    expect(mine[1]).toMatch(/^\[\d+\]$/);
    await expect.poll(async () => (await me(page)).data.leaguesOrder, { timeout: 15_000 }).toEqual(JSON.parse(mine[0] ?? ''));
    await expect.poll(async () => (await me(page)).data.followingTeams.length, { timeout: 15_000 }).toBe(1);

    const second = await visit(paths.home());
    await logIn(second.page, email);
    await expect.poll(() => stored(second.page), { timeout: 15_000 }).toEqual(mine);
  });

  it('comments under its own name, gets replies and likes, and visitors see why they cannot comment', async () => {
    const stamp = Date.now();
    const [writer, reader] = [`dora${stamp}@example.com`, `emil${stamp}@example.com`];
    const place = paths.match(await someMatch('finished'));
    const text = `What a comeback ${stamp}`;

    const one = await visit(place);
    await comments(one.page).scrollIntoViewIfNeeded();
    await comments(one.page).getByText(t('comments.logInText')).waitFor();
    await signUp(one.page, writer);
    await toComments(one.page, place);
    await comments(one.page).getByText(t('comments.verify')).waitFor();
    expect(await comments(one.page).getByRole('textbox').count()).toBe(0);
    await verify(one.page, writer);

    await go(one.page, paths.accountEdit());
    await main(one.page)
      .getByLabel(t('account.summonerName'))
      .fill(`Dora ${stamp % 10_000}`);
    await main(one.page)
      .getByRole('button', { name: t('account.save'), exact: true })
      .click();
    await main(one.page).getByText(t('account.saved')).waitFor();
    await toComments(one.page, place);
    await say(one.page, text);
    await thread(one.page, text)
      .getByText(`Dora ${stamp % 10_000}`)
      .waitFor();

    const two = await visit(place);
    await signUp(two.page, reader);
    await verify(two.page, reader);
    await toComments(two.page, place);
    await thread(two.page, text)
      .first()
      .getByRole('button', { name: t('comments.like', { count: 0 }) })
      .click();
    await thread(two.page, text)
      .first()
      .getByRole('button', { name: t('comments.like', { count: 1 }) })
      .waitFor();
    await thread(two.page, text)
      .first()
      .getByRole('button', { name: t('comments.replyTo', { name: `Dora ${stamp % 10_000}` }) })
      .click();
    await comments(two.page)
      .getByRole('textbox', { name: t('comments.replyTo', { name: `Dora ${stamp % 10_000}` }) })
      .fill(`Agreed ${stamp}`);
    await comments(two.page)
      .locator('li li form')
      .getByRole('button', { name: t('comments.sendReply'), exact: true })
      .click();
    await thread(two.page, `Agreed ${stamp}`).first().waitFor();
    // No mail address is anybody's name.
    expect(await comments(two.page).innerText()).not.toContain('@example.com');

    await toComments(one.page, place);
    await thread(one.page, `Agreed ${stamp}`).first().waitFor();
    await thread(one.page, text)
      .first()
      .getByRole('button', { name: t('comments.like', { count: 1 }) })
      .waitFor();

    // The wish to be deleted changes nothing for others, and signing in takes it back.
    await askForDeletion(one.page);
    expect(await meStatus(one.page)).toBe(401);
    expect(await mailsTo(writer)).toEqual(
      expect.arrayContaining([expect.stringContaining(t('mail.deleted.subject', { site: t('site.title') }))]),
    );
    await toComments(two.page, place);
    await thread(two.page, text).first().waitFor();
    await go(one.page, paths.home());
    await logIn(one.page, writer);
    expect((await me(one.page)).data.deleted).toBeNull();
    expect(DELETED_USER_DAYS).toBe(7);
  });

  it('changes its address and password, downloads its data, and ends mails by a link', async () => {
    const stamp = Date.now();
    const [first, second] = [`finn${stamp}@example.com`, `finn.new${stamp}@example.com`];
    const { page, context } = await visit(paths.leagues());
    await signUp(page, first);
    await verify(page, first);

    // A remembered user whose session ran out overnight comes back to the page that was requested.
    await context.clearCookies({ name: /^(?:token|time)$/ });
    await page.goto(paths.account());
    await page.waitForURL(`**${paths.account()}`);
    await main(page).getByText(first).first().waitFor();

    await go(page, paths.accountSubscription());
    await main(page)
      .getByRole('checkbox', { name: t('account.notifyEmail') })
      .check();
    await main(page).getByText(t('account.saved')).waitFor();
    const { user } = await me(page);
    const other = await visit(`${paths.unsubscribe()}#token=${await unsubscribeToken(user.uid)}`);
    await other.page.getByRole('button', { name: t('unsubscribe.action') }).click();
    await other.page.getByText(t('unsubscribe.done')).waitFor();
    expect((await me(page)).data.notifyEmail).toBe(false);
    const forged = await visit(`${paths.unsubscribe()}#token=${await unsubscribeToken(user.uid)}x`, {
      tolerates: /400.*\/api\/functions\/unsubscribe/,
    });
    await forged.page.getByRole('button', { name: t('unsubscribe.action') }).click();
    await forged.page.getByText(t('unsubscribe.failed')).waitFor();

    await go(page, paths.accountPassword());
    const fill = async (current: string) => {
      await main(page).getByLabel(t('account.currentPassword'), { exact: true }).fill(current);
      await main(page).getByLabel(t('account.newPassword'), { exact: true }).fill('another-34');
      await main(page).getByLabel(t('account.confirmPassword'), { exact: true }).fill('another-34');
      await main(page)
        .getByRole('button', { name: t('account.changePassword'), exact: true })
        .click();
    };
    await fill('not-mine');
    await main(page).getByText(t('account.wrongPassword')).waitFor();
    await fill(PASSWORD);
    await main(page).getByText(t('account.passwordChanged')).waitFor();
    expect(await meStatus(page)).toBe(200);

    await go(page, paths.accountDelete());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('button', { name: t('account.download') })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('riftweek-account.json');
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(v.parse(v.object({ user: v.object({ email: v.string() }) }), data).user.email).toBe(first);

    await go(page, paths.accountEdit());
    await main(page).getByLabel(t('account.newEmail')).fill(second);
    await main(page).getByLabel(t('account.currentPassword')).fill('another-34');
    await main(page)
      .getByRole('button', { name: t('account.changeEmail'), exact: true })
      .click();
    await main(page)
      .getByText(t('account.emailSent', { email: second }))
      .waitFor();
    const link = await mailedPath(second, 'verifyAndChangeEmail');
    // Somebody who reads the mail without being signed in to the account changes nothing.
    const stranger = await visit(link);
    await stranger.page.getByText(t('handler.elsewhereAddress', { address: `f…@example.com` })).waitFor();
    expect(await stranger.page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(link);
    await page
      .getByRole('button', {
        name: t('handler.ask.changeEmail.button'),
      })
      .click();
    await page.getByRole('heading', { name: t('handler.changedTitle') }).waitFor();

    const fresh = await visit(paths.leagues());
    await logIn(fresh.page, second, 'another-34');
    expect((await me(fresh.page)).user).toMatchObject({ email: second, emailVerified: true });
  });

  it('leaves nothing personal in the log: neither addresses nor codes nor tokens', async () => {
    const log = await readFile(join(dirname(site.outbox), 'logs', 'server.log'), 'utf8');
    expect(log).toContain('"route":"/api/session"');
    expect(log).not.toMatch(/example\.com|oobCode|token=|Bearer|\beyJ/);
  });
});
