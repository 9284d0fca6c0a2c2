import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { authenticator, wrongCode } from '../tests/support/authenticator';
import {
  dialog,
  fillIn,
  givenAccount,
  logIn,
  mailsTo,
  me,
  meStatus,
  openLogin,
  PASSWORD,
  reloadedBy,
  userButton,
  withAuth,
} from './support/accounts';
import { switchTheme, violations } from './support/axe';
import { hydrated, useBrowser } from './support/browser';
import { addPerson, answerForGoogle, FRAME_WITHOUT_STORE, pickPerson, popupOf, socialButton } from './support/popups';
import { t } from './support/texts';

/** Two-step verification, from setting it up to taking it away. The Auth emulator has none: what stands in front of it has (scripts/support/second-factors.mjs). */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

const main = (page: Page) => page.getByRole('main');
const asking = (page: Page) => page.getByRole('dialog', { name: t('login.codeTitle') });
const setting = (page: Page) => page.getByRole('dialog', { name: t('account.secondFactor.title') });

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Answers the dialog that asks for a code. */
async function enter(page: Page, code: string): Promise<void> {
  await asking(page).getByLabel(t('login.code')).fill(code);
  await asking(page)
    .getByRole('button', { name: t('login.codeConfirm') })
    .click();
}

async function logOut(page: Page): Promise<void> {
  // A page of the account would lead to that of the login.
  await go(page, paths.leagues());
  await userButton(page).click();
  await reloadedBy(page, () =>
    dialog(page)
      .getByRole('button', { name: t('login.menu.logOut') })
      .click(),
  );
}

/** Sets it up on `/account`, after `prove` has shown who is there; the app that has it. `look`: at the dialog with the picture. */
async function setUp(page: Page, prove: () => Promise<unknown>, look: () => Promise<void> = () => Promise.resolve()) {
  await go(page, paths.account());
  await main(page)
    .getByRole('button', { name: t('account.secondFactor.setUp') })
    .click();
  await prove();
  await setting(page)
    .getByRole('img', { name: t('account.secondFactor.picture') })
    .waitFor();
  await look();
  const app = authenticator((await setting(page).locator('code').textContent()) ?? '');
  await setting(page).getByLabel(t('login.code')).fill(app.code());
  await setting(page)
    .getByRole('button', { name: t('account.secondFactor.turnOn') })
    .click();
  await main(page).getByText(t('account.secondFactor.isOn')).waitFor();
  return app;
}

const next = (page: Page) => setting(page).getByRole('button', { name: t('login.continue'), exact: true });

describe('two-step verification', { timeout: 180_000 }, () => {
  it('asks for a code wherever the account signs in or proves its owner, until it is taken away', async () => {
    const email = `two${Date.now()}@example.com`;
    await givenAccount(email);
    const { page } = await visit(paths.leagues());
    await logIn(page, email);
    const look = async (): Promise<void> => {
      for (const theme of ['dark', 'light'] as const) {
        await switchTheme(page, theme);
        expect(await violations(page, { include: 'dialog[open]' })).toEqual([]);
      }
    };
    const prove = async (): Promise<void> => {
      await setting(page).getByLabel(t('account.currentPassword')).fill('not-mine');
      await next(page).click();
      await setting(page).getByText(t('account.wrongPassword')).waitFor();
      await setting(page).getByLabel(t('account.currentPassword')).fill(PASSWORD);
      await next(page).click();
    };
    const app = await setUp(page, prove, look);
    expect((await me(page)).user.secondFactor).not.toBeNull();
    await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes('verification is on'))).toBe(true);

    await logOut(page);
    await openLogin(page);
    await fillIn(page, { email, password: PASSWORD });
    const logInNow = () =>
      dialog(page)
        .getByRole('button', { name: t('login.logIn'), exact: true })
        .click();
    await logInNow();
    await asking(page).getByLabel(t('login.code')).waitFor();
    await look();
    // Whoever gives up has not signed in, and finds what was typed.
    await page.keyboard.press('Escape');
    await asking(page).waitFor({ state: 'detached' });
    expect(await meStatus(page)).toBe(401);
    expect(await dialog(page).locator('input[name="password"]').inputValue()).toBe(PASSWORD);
    await logInNow();
    const code = app.code();
    await enter(page, wrongCode(code));
    await asking(page).getByText(t('login.wrongCode')).waitFor();
    expect(await meStatus(page)).toBe(401);
    await reloadedBy(page, () => enter(page, ` ${code.slice(0, 3)} ${code.slice(3)} `));
    expect(await meStatus(page)).toBe(200);

    await go(page, paths.accountEdit());
    await main(page).getByLabel(t('account.newEmail')).fill(`new-${email}`);
    await main(page).getByLabel(t('account.currentPassword')).fill(PASSWORD);
    await main(page)
      .getByRole('button', { name: t('account.changeEmail'), exact: true })
      .click();
    await enter(page, app.code());
    await main(page)
      .getByText(t('account.emailSent', { email: `new-${email}` }))
      .waitFor();

    await go(page, paths.accountPassword());
    await main(page).getByText(t('account.secondFactor.twoCodes')).waitFor();
    for (const [label, text] of [
      ['account.currentPassword', PASSWORD],
      ['account.newPassword', 'another-34'],
      ['account.confirmPassword', 'another-34'],
    ] as const)
      await main(page).getByLabel(t(label), { exact: true }).fill(text);
    await main(page)
      .getByRole('button', { name: t('account.changePassword'), exact: true })
      .click();
    await enter(page, app.code());
    await asking(page).waitFor({ state: 'detached' });
    await enter(page, app.code());
    await main(page).getByText(t('account.passwordChanged')).waitFor();
    expect(await meStatus(page)).toBe(200);

    await go(page, paths.account());
    await main(page)
      .getByRole('button', { name: t('account.secondFactor.remove') })
      .click();
    await setting(page).getByLabel(t('account.currentPassword')).fill('another-34');
    await setting(page)
      .getByRole('button', { name: t('account.secondFactor.remove') })
      .click();
    await enter(page, app.code());
    await main(page).getByText(t('account.secondFactor.isOff')).waitFor();
    expect((await me(page)).user.secondFactor).toBeNull();
    await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes('verification is off'))).toBe(true);
    await logOut(page);
    await logIn(page, email, 'another-34');
    expect(await meStatus(page)).toBe(200);
  });

  it('asks for a code after a provider’s window, too', async () => {
    const person = { email: `two-google${Date.now()}@example.com`, name: 'Two Steps' };
    const { page } = await visit(paths.leagues(), { prepare: answerForGoogle, tolerates: FRAME_WITHOUT_STORE });
    await openLogin(page);
    await reloadedBy(page, async () => addPerson(await popupOf(page, () => socialButton(page, 'google').click()), person));
    const app = await setUp(page, async () => pickPerson(await popupOf(page, () => next(page).click()), person.email));
    await logOut(page);
    await openLogin(page);
    await pickPerson(await popupOf(page, () => socialButton(page, 'google').click()), person.email);
    await asking(page).getByLabel(t('login.code')).waitFor();
    expect(await meStatus(page)).toBe(401);
    await reloadedBy(page, () => enter(page, app.code()));
    expect(await meStatus(page)).toBe(200);
  });

  it('loads neither its dialogs nor the maker of the picture before they are needed', async () => {
    const email = `light${Date.now()}@example.com`;
    await givenAccount(email);
    const { page } = await visit(paths.leagues());
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map(({ name }) => name),
      );
    const bodies = async () => (await Promise.all((await scripts()).map(async (name) => (await fetch(name)).text()))).join('\n');
    await logIn(page, email);
    await go(page, paths.account());
    expect(await bodies()).not.toContain('crispEdges');
    expect(await bodies()).not.toContain('one-time-code');
    await main(page)
      .getByRole('button', { name: t('account.secondFactor.setUp') })
      .click();
    await next(page).waitFor();
    expect(await bodies()).toContain('one-time-code');
    expect(await bodies()).toContain('crispEdges');
  });
});
