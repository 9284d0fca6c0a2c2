import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import {
  dialog,
  fillIn,
  givenAccount,
  logIn,
  mailedPath,
  me,
  meStatus,
  openLogin,
  PASSWORD,
  reloadedBy,
  signUp,
  userButton,
  withAuth,
} from './support/accounts';
import { hydrated, useBrowser } from './support/browser';
import { t } from './support/texts';

/** Signing up, verifying, signing in and out, and what an account keeps. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

// Several pages each: long on a crowded machine.
describe('an account', { timeout: 180_000 }, () => {
  it('is not created with a password that is easy to guess', async () => {
    const { page } = await visit('/leagues');
    await hydrated(page);
    await openLogin(page);
    await dialog(page)
      .getByRole('button', { name: t('login.signUp'), exact: true })
      .click();
    await fillIn(page, { email: `ana${Date.now()}@example.com`, password: 'password1', confirm: 'password1' });
    await dialog(page)
      .getByRole('button', { name: t('login.signUp'), exact: true })
      .click();
    await dialog(page).getByText(t('login.easyPassword')).waitFor();
    expect(await meStatus(page)).toBe(401);
  });

  it('is created, verified by mail, left and entered again', async () => {
    const email = `ana${Date.now()}@example.com`;
    const { page, context } = await visit('/leagues');
    expect(await meStatus(page)).toBe(401);
    await signUp(page, email);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

    const link = await mailedPath(email, 'verifyEmail');
    await page.goto(link);
    const confirm = page.getByRole('button', { name: t('handler.ask.verifyEmail.button', { email }) });
    await confirm.waitFor();
    // Mail scanners open links and may run scripts, but no user has clicked yet.
    await hydrated(page);
    expect((await me(page)).user.emailVerified).toBe(false);
    await page.getByRole('button', { name: t('handler.notMe') }).click();
    await page.getByRole('heading', { name: t('handler.declinedTitle') }).waitFor();
    expect((await me(page)).user.emailVerified).toBe(false);
    await page.goto(link);
    await confirm.click();
    await page.getByRole('heading', { name: t('handler.verifiedTitle') }).waitFor();
    expect((await me(page)).user.emailVerified).toBe(true);
    // A code works once, and what it was for is done.
    await page.goto(link);
    await page.getByRole('heading', { name: t('handler.verifiedTitle') }).waitFor();
    await page.goto(link.replace(/&account=.*/, ''));
    await page.getByText(t('login.invalidActionCode')).waitFor();

    await page.goto('/leagues');
    await hydrated(page);
    await userButton(page).click();
    await reloadedBy(page, () =>
      dialog(page)
        .getByRole('button', { name: t('login.menu.logOut') })
        .click(),
    );
    await page.locator('[data-part="account"] > [data-part="login"]').waitFor();
    await expect.poll(() => context.cookies().then((list) => list.some(({ name }) => name === 'token'))).toBe(false);

    await hydrated(page);
    await openLogin(page);
    await fillIn(page, { email, password: 'wrong-one' });
    await dialog(page)
      .getByRole('button', { name: t('login.logIn'), exact: true })
      .click();
    await dialog(page).getByText(t('login.loginIncorrect')).waitFor();
    await fillIn(page, { password: PASSWORD });
    await dialog(page)
      .getByRole('button', { name: t('login.logIn'), exact: true })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    await userButton(page).waitFor();
    // The name comes with what the menu shows.
    await hydrated(page);
    await userButton(page).click();
    await dialog(page).getByText(email).waitFor();
  });

  it('carries follows and settings from device to device', async () => {
    const email = `bea${Date.now()}@example.com`;
    const one = await visit('/leagues', { tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await one.page.evaluate(() => {
      localStorage.setItem('leaguesOrder', '[293]');
      localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 }));
    });
    await signUp(one.page, email);
    await expect.poll(async () => (await me(one.page)).data, { timeout: 15_000 }).toMatchObject({ leaguesOrder: [293], spoilerFree: true });

    const two = await visit('/leagues', { tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await logIn(two.page, email);
    await expect.poll(() => two.page.evaluate(() => localStorage.getItem('leaguesOrder')), { timeout: 15_000 }).toBe('[293]');
    await expect.poll(() => two.page.evaluate(() => document.documentElement.dataset['spoilers'])).toBe('hide');

    // Both follow a team without network: the account gets both.
    const devices = [one, two];
    for (const [index, { page, context }] of devices.entries()) {
      await context.setOffline(true);
      await page.evaluate((team) => {
        localStorage.setItem('followingTeams', `[${team}]`);
        dispatchEvent(new StorageEvent('storage', { key: 'followingTeams' }));
      }, index + 5);
    }
    for (const [index, { page, context }] of devices.entries()) {
      await context.setOffline(false);
      await expect.poll(async () => (await me(page)).data.followingTeams, { timeout: 15_000 }).toEqual([5, 6].slice(0, index + 1));
    }
    await expect.poll(() => two.page.evaluate(() => localStorage.getItem('followingTeams')), { timeout: 15_000 }).toBe('[5,6]');
  });

  it('is left on every device that notices that its user logged out on all of them', async () => {
    const email = `eve${Date.now()}@example.com`;
    await givenAccount(email);
    const here = await visit('/leagues', { tolerates: /401.*\/api\/play/ });
    await logIn(here.page, email);
    const elsewhere = await visit('/leagues');
    await logIn(elsewhere.page, email);
    await elsewhere.page.goto(paths.account());
    await hydrated(elsewhere.page);
    await elsewhere.page.getByRole('button', { name: t('account.signOutEverywhere') }).click();
    await reloadedBy(elsewhere.page, () =>
      dialog(elsewhere.page)
        .getByRole('button', { name: t('login.menu.logOut'), exact: true })
        .click(),
    );

    await here.page.goto(paths.playPredictions());
    await here.page.locator('[data-part="account"] > [data-part="login"]').waitFor({ timeout: 60_000 });
    expect(await meStatus(here.page)).toBe(401);
  });
});
