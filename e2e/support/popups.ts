import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { PROVIDER_NAMES, type SocialProvider } from '../../lib/domain/people/sign-in';
import { gapiStandIn } from './gapi-stand-in';
import { t } from './texts';

/** The Auth emulator's own page in place of a provider's: what it and its frame load from outside is answered here. */

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';

/** In a window without history of its own, a browser gives frames of other sites no store; the emulator's frame goes on without. */
export const FRAME_WITHOUT_STORE = /script error: Failed to read the 'sessionStorage' property/;

export async function answerForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css', body: '' }),
  );
  await context.route(
    ({ origin, pathname }) => `${origin}${pathname}` === GOOGLE_SCRIPT,
    (route) => route.fulfill({ contentType: 'text/javascript', body: `(${gapiStandIn.toString()})()` }),
  );
}

async function changeWindows(context: BrowserContext, from: string, to: string): Promise<void> {
  await context.route(/\/emulator\/auth\/handler\?/, async (route) => {
    const page = await route.fetch();
    const html = await page.text();
    expect(html).toContain(from);
    await route.fulfill({ response: page, body: html.replace(from, to) });
  });
}

/** From now on providers do not vouch for the addresses that people give in their windows. */
export async function withoutVouching(context: BrowserContext): Promise<void> {
  await changeWindows(context, 'email_verified: true', 'email_verified: false');
}

/** From now on providers withhold the addresses entered in their windows, as X often does. */
export async function withoutAddresses(context: BrowserContext): Promise<void> {
  await changeWindows(context, 'email: info.email,', '');
}

export const socialButton = (page: Page, provider: SocialProvider) =>
  page.getByRole('dialog').getByRole('button', { name: t('login.with', { provider: PROVIDER_NAMES[provider] }), exact: true });

/** The window that opens while `tap` is done. */
export async function popupOf(page: Page, tap: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), tap()]);
  await popup.waitForLoadState();
  expect(new URL(popup.url()).pathname).toBe('/emulator/auth/handler');
  return popup;
}

/** Makes up a person in the emulator's window, who signs in. */
export async function addPerson(popup: Page, { email, name }: { readonly email: string; readonly name: string }): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: /^Sign in with/ }).click()]);
}

/** A returning user signs in. */
export async function pickPerson(popup: Page, email: string): Promise<void> {
  await Promise.all([popup.waitForEvent('close'), popup.locator('.js-reuse-account').filter({ hasText: email }).click()]);
}
