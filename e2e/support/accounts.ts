import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import * as v from 'valibot';
import { ClientConfigSchema } from '../../lib/domain/site/client-config';
import { CurrentUserSchema, type CurrentUser } from '../../lib/domain/people/current-user';
import { paths } from '../../lib/domain/page/paths';
import { hydrated, type BrowserVisit, type VisitOptions } from './browser';
import { t } from './texts';

/** What tests with accounts share: signing up and in as people do, and the mails that the demo site sent. */

export const PASSWORD = 'secret12';

/** A wrong password, a used code, a visitor's question who they are, and the renewal of a sign-in that Firebase has ended. */
const REFUSALS = /Failed to load resource.*(?:identitytoolkit|securetoken|(?:401|429).*\/api\/(?:me|session|comments\/mine))/;

/** The Auth emulator's origin; the site itself says which. */
export async function emulatorUrl(): Promise<string> {
  const answer = await fetch(`${inject('demo').url}${paths.api.clientConfig()}`);
  return v.parse(ClientConfigSchema, await answer.json()).auth?.emulatorUrl ?? '';
}

/** Opens pages whose visitors may be refused. */
export function withAuth(open: (path: string, options?: VisitOptions) => Promise<BrowserVisit>) {
  return (path: string, options: VisitOptions = {}): Promise<BrowserVisit> =>
    open(path, { ...options, tolerates: options.tolerates ? new RegExp(`${REFUSALS.source}|${options.tolerates.source}`) : REFUSALS });
}

export const dialog = (page: Page) => page.getByRole('dialog');
/** What others see of a user who has chosen no name. */
export const UNNAMED = /^Fan \d{4}$/;

export const userButton = (page: Page) => page.locator('[data-part="account"] > [data-part="user"]');
export const openLogin = (page: Page) =>
  page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('shell.login') })
    .click();

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await dialog(page).locator(`input[name="${name}"]`).fill(value);
}

/** Waits for the page to come anew, which is how signing in and out end; the old one shows the new state a moment before. */
export async function reloadedBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
  await hydrated(page);
}

/** Signs up by the dialog of the page; signed in and unverified afterwards. */
export async function signUp(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await dialog(page)
    .getByRole('button', { name: t('login.signUp') })
    .click();
  await fillIn(page, { email, password: PASSWORD, confirm: PASSWORD });
  await dialog(page)
    .getByRole('button', { name: t('login.signUp'), exact: true })
    .click();
  await dialog(page).getByText(t('login.activation', { email })).waitFor();
  await dialog(page)
    .getByRole('button', { name: t('login.continue'), exact: true })
    .click();
  await userButton(page).getByText(UNNAMED).waitFor();
  await hydrated(page);
}

/** Signs in by the dialog of the page. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await openLogin(page);
  await fillIn(page, { email, password });
  await dialog(page)
    .getByRole('button', { name: t('login.logIn'), exact: true })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await userButton(page).getByText(/./).first().waitFor();
  await hydrated(page);
}

/** An account with a verified address that is there already, an administrator's if asked for; the test is about something else than how it came to be. Answers its uid. */
export async function givenAccount(email: string, { admin = false } = {}): Promise<string> {
  const ask = async (method: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`${await emulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { localId } = v.parse(v.object({ localId: v.string() }), await ask('signUp', { email, password: PASSWORD }));
  await ask('update', { localId, emailVerified: true, ...(admin ? { customAttributes: JSON.stringify({ admin }) } : {}) });
  return localId;
}

/** Opens the link of the mail that verifies an address, and confirms. */
export async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await mailedPath(email, 'verifyEmail'));
  await page.getByRole('button', { name: t('handler.ask.verifyEmail.button', { email }) }).click();
  await page.getByRole('heading', { name: t('handler.verifiedTitle') }).waitFor();
}

/** The status of the visitor's own `/api/me`. */
export const meStatus = (page: Page) => page.evaluate(async () => (await fetch('/api/me')).status);

export async function me(page: Page): Promise<CurrentUser> {
  return v.parse(CurrentUserSchema, await page.evaluate(async (): Promise<unknown> => (await fetch('/api/me')).json()));
}

/** Mails to an address, decoded. */
export async function mailsTo(address: string): Promise<readonly string[]> {
  const { outbox } = inject('demo');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails
    .filter((text) => text.includes(`To: ${address}`))
    .map((text) =>
      text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
}

/** The path of `/handler` that a mail to an address leads to; waits for the mail. */
export async function mailedPath(address: string, mode: string): Promise<string> {
  const link = new RegExp(`https?://\\S+?(/handler#mode=${mode}&\\S+)`);
  const find = async () => (await mailsTo(address)).map((mail) => link.exec(mail)?.[1]).find((path) => path !== undefined) ?? '';
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
}
