import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { labelledText } from '../lib/domain/text/list-text';
import { PROVIDER_IDS, PROVIDER_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '../lib/domain/people/sign-in';
import { dialog, fillIn, mailedPath, me, meStatus, openLogin, reloadedBy, signUp, userButton, withAuth } from './support/accounts';
import { hydrated, useBrowser } from './support/browser';
import {
  addPerson,
  answerForGoogle,
  FRAME_WITHOUT_STORE,
  pickPerson,
  popupOf,
  socialButton,
  withoutAddresses,
  withoutVouching,
} from './support/popups';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/**
 * Signing in at a provider, through the
 * Auth emulator's popup: Firebase's SDK, its frame, our security policy and the
 * window's way back to its opener are the real ones.
 */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);
const stamp = Date.now();

/** A visitor whose browser can reach Google's host. */
const visitWithGoogle = (path: string) => visit(path, { prepare: answerForGoogle, tolerates: FRAME_WITHOUT_STORE });

const main = (page: Page) => page.getByRole('main');
const tokenCookie = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'token');

async function signInWith(page: Page, provider: SocialProvider, finish: (popup: Page) => Promise<void>): Promise<void> {
  await openLogin(page);
  await reloadedBy(page, async () => finish(await popupOf(page, () => socialButton(page, provider).click())));
}

async function logOut(page: Page): Promise<void> {
  await userButton(page).click();
  await reloadedBy(page, () =>
    dialog(page)
      .getByRole('button', { name: t('login.menu.logOut') })
      .click(),
  );
}

describe('signing in at a provider', { timeout: 120_000 }, () => {
  it.each(SOCIAL_PROVIDERS)('%s: a new person gets an account and a session', async (provider) => {
    const person = { email: `${provider}${stamp}@example.com`, name: `Ana of ${PROVIDER_NAMES[provider]}` };
    const { page } = await visitWithGoogle(paths.leagues());
    await signInWith(page, provider, (popup) => addPerson(popup, person));
    expect(await meStatus(page)).toBe(200);
    expect((await me(page)).user).toMatchObject({ email: person.email, displayName: person.name, providers: [PROVIDER_IDS[provider]] });
  });

  it('a returning user is recognised', async () => {
    const person = { email: `again${stamp}@example.com`, name: 'Again' };
    const { page } = await visitWithGoogle(paths.leagues());
    await signInWith(page, 'facebook', (popup) => addPerson(popup, person));
    const { uid } = (await me(page)).user;
    await logOut(page);
    expect(await meStatus(page)).toBe(401);
    await signInWith(page, 'facebook', (popup) => pickPerson(popup, person.email));
    expect((await me(page)).user.uid).toBe(uid);
  });

  it('a closed window leaves the form as it was: no message, nothing stuck', async () => {
    const { page } = await visitWithGoogle(paths.leagues());
    await openLogin(page);
    const popup = await popupOf(page, () => socialButton(page, 'google').click());
    await dialog(page)
      .getByText(t('login.inPopup', { provider: 'Google' }))
      .waitFor();
    await popup.close();
    // Firebase notices seconds later; the form does not wait for that.
    const second = await popupOf(page, () => socialButton(page, 'facebook').click());
    await dialog(page)
      .getByText(t('login.inPopup', { provider: 'Facebook' }))
      .waitFor();
    await second.close();
    await dialog(page).getByRole('status').waitFor({ state: 'detached' });
    expect(await dialog(page).getByRole('alert').count()).toBe(0);
    await fillIn(page, { email: 'nobody@example.com', password: 'wrong-one' });
    await dialog(page)
      .getByRole('button', { name: t('login.logIn'), exact: true })
      .click();
    await dialog(page).getByText(t('login.loginIncorrect')).waitFor();
    expect(await meStatus(page)).toBe(401);
  });

  it('an existing account’s address is not taken over by a provider that does not verify addresses', async () => {
    const email = `owner${stamp}@example.com`;
    const { page, context } = await visitWithGoogle(paths.leagues());
    await signInWith(page, 'google', (popup) => addPerson(popup, { email, name: 'Owner' }));
    await logOut(page);
    await withoutVouching(context);
    await openLogin(page);
    await addPerson(await popupOf(page, () => socialButton(page, 'facebook').click()), { email, name: 'Not the owner' });
    await dialog(page).getByRole('alert').getByText(t('login.userExistDifferentCredential')).waitFor();
    expect(await meStatus(page)).toBe(401);
  });

  it('without remember-me the sign-in ends with the browser, in Firebase’s store and in the cookie', async () => {
    const { page, context } = await visitWithGoogle(paths.leagues());
    await openLogin(page);
    await dialog(page).getByLabel(t('login.remember')).uncheck();
    await reloadedBy(page, async () =>
      addPerson(await popupOf(page, () => socialButton(page, 'apple').click()), { email: `brief${stamp}@example.com`, name: 'Brief' }),
    );
    expect((await tokenCookie(context))?.expires).toBe(-1);
    expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')))).toBe(true);

    await logOut(page);
    await signInWith(page, 'apple', (popup) => pickPerson(popup, `brief${stamp}@example.com`));
    expect((await tokenCookie(context))?.expires).toBeGreaterThan(Date.now() / 1000 + 80_000);
    expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')))).toBe(false);
  });

  it('connects a provider to an account, disconnects it, and refuses one that belongs to another account', async () => {
    const [email, taken] = [`links${stamp}@example.com`, `taken${stamp}@example.com`];
    const { page } = await visitWithGoogle(paths.leagues());
    await signInWith(page, 'twitter', (popup) => addPerson(popup, { email: taken, name: 'Taken' }));
    await logOut(page);
    await signUp(page, email);
    await page.goto(paths.account());
    await hydrated(page);
    const way = (how: 'connect' | 'disconnect', provider: SocialProvider) =>
      main(page).getByRole('button', { name: labelledText(t(`account.${how}`), PROVIDER_NAMES[provider], 'en'), exact: true });

    await addPerson(await popupOf(page, () => way('connect', 'google').click()), { email: `other${stamp}@example.com`, name: 'Links' });
    await main(page)
      .getByText(t('account.linked', { provider: 'Google' }))
      .waitFor();
    expect((await me(page)).user.providers.toSorted()).toEqual(['google.com', 'password']);

    await pickPerson(await popupOf(page, () => way('connect', 'twitter').click()), taken);
    await main(page).getByRole('alert').getByText(t('login.credentialInUse')).waitFor();

    await way('disconnect', 'google').click();
    await main(page)
      .getByText(t('account.unlinked', { provider: 'Google' }))
      .waitFor();
    expect((await me(page)).user.providers).toEqual(['password']);
    await way('connect', 'google').waitFor();
  });

  it('verifies a change of address at the provider where there is no password', async () => {
    const person = { email: `moves${stamp}@example.com`, name: 'Moves' };
    const { page } = await visitWithGoogle(paths.leagues());
    await signInWith(page, 'google', (popup) => addPerson(popup, person));
    await page.goto(paths.accountEdit());
    await hydrated(page);
    await main(page).getByLabel(t('account.newEmail')).fill(`moved${stamp}@example.com`);
    await pickPerson(
      await popupOf(page, () =>
        main(page)
          .getByRole('button', { name: t('account.changeEmail'), exact: true })
          .click(),
      ),
      person.email,
    );
    await main(page)
      .getByText(t('account.emailSent', { email: `moved${stamp}@example.com` }))
      .waitFor();
  });

  it('an account without an address is asked for one, and takes it on a click in its own session only', async () => {
    const [name, email] = [`Nameless ${stamp}`, `first${stamp}@example.com`];
    const { page, context } = await visitWithGoogle(paths.leagues());
    await withoutAddresses(context);
    await signInWith(page, 'twitter', (popup) => addPerson(popup, { email, name }));
    expect((await me(page)).user).toMatchObject({ displayName: name, email: null });

    await page.goto(paths.match(await someMatch('finished')));
    await hydrated(page);
    const comments = page.locator('#comments');
    await comments.scrollIntoViewIfNeeded();
    await comments.getByText(t('comments.noEmail')).waitFor();
    await comments.getByRole('link', { name: t('comments.addEmail') }).click();
    await page.waitForURL(`**${paths.accountEdit()}`);
    await main(page).getByLabel(t('account.newEmail')).fill(email);
    await pickPerson(
      await popupOf(page, () =>
        main(page)
          .getByRole('button', { name: t('account.addEmail'), exact: true })
          .click(),
      ),
      name,
    );
    await main(page).getByText(t('account.emailSent', { email })).waitFor();
    const link = await mailedPath(email, 'addEmail');

    // A reader of the mail without that account, be it a person or a program.
    const reader = await visit(link);
    await main(reader.page)
      .getByText(t('handler.elsewhereProvider', { provider: 'X' }))
      .waitFor();
    await reader.page.waitForLoadState('networkidle');
    expect(await main(reader.page).getByRole('button').count()).toBe(0);
    expect(
      await main(reader.page)
        .getByRole('link', { name: t('handler.logIn') })
        .getAttribute('href'),
    ).toBe(link.replace('/handler#', `${paths.login()}?next=${encodeURIComponent(paths.handler())}#`));
    expect((await me(page)).user.email).toBeNull();

    await page.goto(link);
    const add = page.getByRole('button', {
      name: t('handler.ask.addEmail.button'),
    });
    await add.waitFor();
    await page.waitForLoadState('networkidle');
    expect((await me(page)).user.email).toBeNull();
    await add.click();
    await page.getByRole('heading', { name: t('handler.addedTitle') }).waitFor();
    if ((await meStatus(page)) === 401) {
      // Firebase ends sign-ins when the address changes, and this page is aware of it.
      expect(await userButton(page).isVisible()).toBe(false);
      await page.goto(paths.leagues());
      await hydrated(page);
      await signInWith(page, 'twitter', (popup) => pickPerson(popup, name));
    }
    expect((await me(page)).user).toMatchObject({ email, emailVerified: true, displayName: name });
  });

  it('where Google’s host is blocked, the emulator’s credential replaces the window', async () => {
    const { page } = await visit(paths.leagues());
    await openLogin(page);
    await reloadedBy(page, () => socialButton(page, 'google').click());
    expect((await me(page)).user).toMatchObject({ email: 'demo.google@example.com', providers: ['google.com'] });
  });
});
