import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, useBrowser } from './support/browser';
import { t } from './support/texts';

/** The contact box and the support page. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const box = (page: Page) => page.getByRole('region', { name: t('contact.title') });
const field = (form: Locator, key: 'name' | 'email' | 'message') =>
  form.getByRole('textbox', { name: new RegExp(`^${t(`contact.${key}`)}`) });
const send = (form: Locator) => form.getByRole('button', { name: t('contact.send') });
const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement);

async function openBox(page: Page): Promise<Locator> {
  await box(page)
    .getByRole('button', { name: t('contact.title') })
    .click();
  return box(page);
}

/** Mails in the outbox, the newest last. */
async function mails(): Promise<readonly string[]> {
  const names = await readdir(site.outbox).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(site.outbox, name), 'utf8')));
}

/** A mail as text: soft line breaks joined, `=3D` and the like decoded. */
function decoded(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

describe('the contact box', () => {
  it('moves the cursor to the first invalid field, and sends nothing', async () => {
    const { page } = await open('/tos');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const form = await openBox(page);
    await send(form).click();
    await expect.poll(() => isFocused(field(form, 'name'))).toBe(true);
    expect(await field(form, 'name').getAttribute('aria-invalid')).toBe('true');
    await field(form, 'name').fill('  Ana  ');
    for (const wrong of ['', 'ana', 'ana@example', 'ana@example.c']) {
      await field(form, 'email').fill(wrong);
      await send(form).click();
      await expect.poll(() => isFocused(field(form, 'email'))).toBe(true);
    }
    await field(form, 'email').fill('ana@example.com');
    await send(form).click();
    await expect.poll(() => isFocused(field(form, 'message'))).toBe(true);
    expect(posts).toEqual([]);
  });

  it('sends a mail, says thanks, and blocks the form for a while, even after a reload', async () => {
    const words = `Where did the ${Date.now()} standings go? <b>&`;
    const { page } = await open('/matches?time=today');
    const form = await openBox(page);
    await form.getByRole('combobox', { name: t('contact.reason') }).selectOption(t('contact.reasons.foundSomethingWrong'));
    await field(form, 'name').fill('Ana Pérez');
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'message').fill(words);
    await send(form).click();
    await form
      .getByRole('status')
      .filter({ hasText: t('contact.messageSent') })
      .waitFor();
    await form.getByText(t('contact.thankForYourMessage')).waitFor();
    const rest = new RegExp(
      `^(?:${[t('contact.availableInMinutes', { count: 2 }), t('contact.availableInSeconds', { count: 0 })].map((text) => text.replace(/\d+/, '\\d+').replaceAll('.', '\\.')).join('|')})$`,
    );
    await form.getByText(rest).waitFor();
    expect(await field(form, 'message').count()).toBe(0);

    const mail = (await mails()).map(decoded).find((text) => text.includes(`Subject: [CONTACT] ${words.slice(0, 32)}`));
    expect(mail).toBeDefined();
    expect(mail).toMatch(/^Reply-To: .*ana@example\.com/m);
    expect(mail).toMatch(/go\? &(?:lt|#60);b&(?:gt|#62);&(?:amp|#38);/);
    expect(mail).toContain(`${new URL(site.url).port}/matches?time=today`);

    await page.reload();
    await hydrated(page);
    await openBox(page);
    await form.getByText(rest).waitFor();
    expect(await field(form, 'name').count()).toBe(0);
  });

  it('shows the server’s message when a mail is refused, keeps the text, and retries under the same id', async () => {
    const ids: unknown[] = [];
    const { page } = await open('/tos', {
      tolerates: /Failed to load resource.*\/api\/contact/,
      prepare: (context) =>
        context.route('**/api/contact', (route) => {
          const body: unknown = route.request().postDataJSON();
          ids.push(body !== null && typeof body === 'object' && 'id' in body ? body.id : null);
          return ids.length === 1
            ? route.fulfill({ status: 502, json: { error: { code: 'upstream-failed', message: 'The postman is ill.' } } })
            : ids.length === 2
              ? route.abort()
              : route.fulfill({ json: { ok: true, waitSeconds: 120 } });
        }),
    });
    const form = await openBox(page);
    await field(form, 'name').fill('Ana');
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'message').fill('Hello there');
    await send(form).click();
    await form.getByRole('alert').filter({ hasText: 'The postman is ill.' }).waitFor();
    expect(await field(form, 'message').inputValue()).toBe('Hello there');
    await send(form).click();
    await form
      .getByRole('alert')
      .filter({ hasText: t('contact.networkError') })
      .waitFor();
    expect(await field(form, 'name').inputValue()).toBe('Ana');
    await send(form).click();
    await form.getByText(t('contact.thankForYourMessage')).waitFor();
    expect(ids[0]).toEqual(expect.stringMatching(/^[\w-]{16,}$/));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an unsent message', () => {
  it('survives page changes and a reload, is cleared after confirmation, and is not closed without one', async () => {
    const { page } = await open('/contact');
    const form = page.getByRole('main');
    await field(form, 'message').fill('Half a message');
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.matches'), exact: true })
      .click();
    await page.waitForURL('**/matches?time=today');
    const inBox = await openBox(page);
    expect(await field(inBox, 'message').inputValue()).toBe('Half a message');
    await field(inBox, 'message').fill('More than half a message');
    // Firefox and Chromium ask; what they are answered is theirs.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    // Another page of this site restores the draft, so the browser does not ask.
    await page.evaluate((path) => location.assign(path), '/contact');
    await page.waitForURL('**/contact');
    await hydrated(page);
    expect(await field(form, 'message').inputValue()).toBe('More than half a message');
    expect(asked).toEqual([]);
    await field(form, 'message').press('End');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);

    await form.getByRole('button', { name: t('contact.clear') }).click();
    const question = page.getByRole('dialog', { name: t('contact.clearTitle') });
    await question.getByRole('button', { name: t('contact.keep') }).click();
    expect(await field(form, 'message').inputValue()).toBe('More than half a message');
    await form
      .getByRole('button', { name: t('contact.clear') })
      .first()
      .click();
    await question.getByRole('button', { name: t('contact.clear') }).click();
    expect(await field(form, 'message').inputValue()).toBe('');
    expect(await isFocused(field(form, 'message'))).toBe(true);
  });
});

describe('the support page', () => {
  it('sends a message without an e-mail address', async () => {
    const sent: unknown[] = [];
    const { page } = await open('/contact', {
      prepare: (context) =>
        context.route('**/api/contact', (route) => {
          sent.push(route.request().postDataJSON());
          return route.fulfill({ json: { ok: true, waitSeconds: 120 } });
        }),
    });
    const form = page.getByRole('main');
    await field(form, 'name').fill('Ana');
    await field(form, 'message').fill('No address needed');
    await send(form).click();
    await form.getByText(t('contact.thankForYourMessage')).waitFor();
    expect(sent).toMatchObject([{ reason: 'needHelp', name: 'Ana', email: '', content: 'No address needed' }]);
  });
});
