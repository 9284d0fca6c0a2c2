import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { ClientConfigSchema } from '../lib/domain/client-config';
import { CurrentUserSchema } from '../lib/domain/current-user';
import { hydrated, useBrowser } from './support/browser';
import { t } from './support/texts';

/** Signing up, verifying, signing in and out (spec §2 "Login modal", §4 "Login state"), and what an account keeps. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

/** The Auth emulator is another origin; the site itself says which. */
async function visit(path: string) {
  const answer = await fetch(`${site.url}/api/client-config`);
  const { auth } = v.parse(ClientConfigSchema, await answer.json());
  return open(path, {
    // A wrong password, a used code, and a visitor's question who they are.
    tolerates: /Failed to load resource.*(?:identitytoolkit|401.*\/api\/me)/,
    prepare: (context) => context.route(`${auth?.emulatorUrl ?? ''}/**`, (route) => route.continue()),
  });
}

const dialog = (page: Page) => page.getByRole('dialog');
const openLogin = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name: t('shell.login') }).click();
const userButton = (page: Page) => page.locator('[data-part="account"] > [data-part="user"]');
const meStatus = (page: Page) => page.evaluate(async () => (await fetch('/api/me')).status);
const me = async (page: Page) => v.parse(CurrentUserSchema, await page.evaluate(async (): Promise<unknown> => (await fetch('/api/me')).json()));

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await dialog(page).locator(`input[name="${name}"]`).fill(value);
}

/** The link of the newest mail to an address. */
async function mailedLink(to: string): Promise<string> {
  const mails = await Promise.all((await readdir(site.outbox)).map((name) => readFile(join(site.outbox, name), 'utf8')));
  const mail = mails.find((text) => text.includes(`To: ${to}`))?.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return /https?:\/\/\S+\/handler\?mode=\S+/.exec(mail ?? '')?.[0] ?? '';
}

// Several pages each: long on a crowded machine.
describe('an account', { timeout: 180_000 }, () => {
  it('is made, verified by mail, left and entered again', async () => {
    const email = `ana${Date.now()}@example.com`;
    const { page, context } = await visit('/leagues');
    expect(await meStatus(page)).toBe(401);
    await openLogin(page);
    await dialog(page).getByRole('button', { name: t('login.signUp') }).click();
    await fillIn(page, { email, password: 'secret12', confirm: 'secret12' });
    await dialog(page).getByRole('button', { name: t('login.signUp'), exact: true }).click();
    await dialog(page).getByText(t('login.activation', { email })).waitFor();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    await dialog(page).getByRole('button', { name: t('login.continue'), exact: true }).click();
    await userButton(page).getByText(email).waitFor();

    const link = new URL(await mailedLink(email));
    await page.goto(`${link.pathname}${link.search}`);
    await page.getByRole('heading', { name: t('handler.verifiedTitle') }).waitFor();
    expect((await me(page)).user.emailVerified).toBe(true);
    // A code works once.
    await page.goto(`${link.pathname}${link.search}`);
    await page.getByText(t('login.invalidActionCode')).waitFor();

    await page.goto('/leagues');
    await hydrated(page);
    await userButton(page).click();
    await dialog(page).getByRole('button', { name: t('login.menu.logOut') }).click();
    await page.locator('[data-part="account"] > [data-part="login"]').waitFor();
    await expect.poll(() => context.cookies().then((list) => list.some(({ name }) => name === 'token'))).toBe(false);

    await hydrated(page);
    await openLogin(page);
    await fillIn(page, { email, password: 'wrong-one' });
    await dialog(page).getByRole('button', { name: t('login.logIn'), exact: true }).click();
    await dialog(page).getByText(t('login.loginIncorrect')).waitFor();
    await fillIn(page, { password: 'secret12' });
    await dialog(page).getByRole('button', { name: t('login.logIn'), exact: true }).click();
    await userButton(page).getByText(email).waitFor();
  });

  it('carries follows and settings from device to device', async () => {
    const email = `bea${Date.now()}@example.com`;
    const one = await visit('/leagues');
    await one.page.evaluate(() => {
      localStorage.setItem('leaguesOrder', '[293]');
      localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 }));
    });
    await openLogin(one.page);
    await dialog(one.page).getByRole('button', { name: t('login.signUp') }).click();
    await fillIn(one.page, { email, password: 'secret12', confirm: 'secret12' });
    await dialog(one.page).getByRole('button', { name: t('login.signUp'), exact: true }).click();
    await dialog(one.page).getByRole('button', { name: t('login.continue'), exact: true }).click();
    await hydrated(one.page);
    await expect.poll(async () => (await me(one.page)).data, { timeout: 15_000 }).toMatchObject({ leaguesOrder: [293], spoilerFree: true });

    const two = await visit('/leagues');
    await openLogin(two.page);
    await fillIn(two.page, { email, password: 'secret12' });
    await dialog(two.page).getByRole('button', { name: t('login.logIn'), exact: true }).click();
    await expect.poll(() => two.page.evaluate(() => localStorage.getItem('leaguesOrder')), { timeout: 15_000 }).toBe('[293]');
    await expect.poll(() => two.page.evaluate(() => document.documentElement.dataset['spoilers'])).toBe('hide');
  });
});
