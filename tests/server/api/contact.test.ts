import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SYSTEM_SETTINGS } from '../../../lib/domain/models/read-models';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { freshRegistry } from '../../support/server/fresh-registry';
import { withServer } from '../../support/server/with-server';
import { asListener, FROM_HERE, json, endpointModule } from '../../support/server/api-route';

const contact = endpointModule('/api/contact');

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
const store = vi.hoisted(() => ({ settings: vi.fn() }));
vi.mock('../../../lib/store/work/system-settings-document', () => ({ readSystemSettings: store.settings }));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readLeagueCatalog: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readIngestState: () => Promise.resolve(null),
  readWeek: () => Promise.resolve(null),
}));

const MESSAGE = {
  reason: 'haveAnIdea',
  name: ' Faker ',
  email: 'faker@t1.example',
  content: 'Show <b>damage</b> per minute on every match page',
  pageUrl: 'http://localhost:3000/match/7/a-vs-b?x=1',
};
const post = (body: unknown) => ({ method: 'POST', headers: FROM_HERE, body: JSON.stringify(body) });

type Received = { readonly headers: IncomingMessage['headers']; readonly body: unknown };

/** A feedback service that keeps what it gets. */
async function withFeedbackService(
  status: number,
  answer: string,
  work: (url: string, received: Received[]) => Promise<void>,
): Promise<void> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: json(Buffer.concat(chunks)) });
      response.writeHead(status, { 'Content-Type': 'application/json', Location: '/elsewhere' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/feedback`, received);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
  freshRegistry();
  store.settings.mockReset().mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, CONTACT_WAIT_TIME: 90 });
});

describe('POST /api/contact', () => {
  it('posts the composed mail to the feedback service and returns how long the form waits', () =>
    withFeedbackService(200, '{}', (url, received) => {
      store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url, CONTACT_WAIT_TIME: 90 });
      return withServer(asListener(contact), async (ask) => {
        const answer = await ask('/api/contact', post(MESSAGE));
        expect([answer.status, json(answer.body)]).toEqual([200, { ok: true, waitSeconds: 90 }]);
        expect(received).toHaveLength(1);
        expect(received[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
        expect(received[0]?.body).toMatchObject({
          from: 'Riftweek <no-reply@riftweek.example>',
          to: 'support@riftweek.example',
          subject: '[CONTACT] Show <b>damage</b> per minute on',
          replyTo: 'faker@t1.example',
          html: expect.stringMatching(
            /http:\/\/localhost:3000\/match\/7\/a-vs-b\?x=1<.*haveAnIdea.*faker@t1\.example.*Faker.*&#60;b&#62;damage/s,
          ),
        });
      });
    }));

  it.each([
    ['{"message":"Mailbox full"}', 502, 'upstream-failed', 'Mailbox full'],
    ['{"error":{"message":"Quota exceeded"}}', 502, 'upstream-failed', 'Quota exceeded'],
    ['<html>', 503, 'unavailable', 'The message could not be sent. Please try again later.'],
  ])('passes on the service’s reason for a refusal, where it gives one: %s', (body, status, code, message) =>
    withFeedbackService(507, body, (url) => {
      store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url });
      return withServer(asListener(contact), async (ask) => {
        const answer = await ask('/api/contact', post(MESSAGE));
        expect([answer.status, json(answer.body)]).toEqual([status, { error: { code, message } }]);
      });
    }),
  );

  it('goes nowhere else when the service redirects', () =>
    withFeedbackService(307, '{}', (url, received) => {
      store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url });
      return withServer(asListener(contact), async (ask) => {
        expect((await ask('/api/contact', post(MESSAGE))).status).toBe(503);
        expect(received).toHaveLength(1);
      });
    }));

  it('fails when the service cannot be reached', () => {
    store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: 'http://127.0.0.1:1/' });
    return withServer(asListener(contact), async (ask) => {
      expect((await ask('/api/contact', post(MESSAGE))).status).toBe(503);
    });
  });

  it('sends a message once that is repeated under its id', () =>
    withFeedbackService(200, '{}', (url, received) => {
      store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url });
      return withServer(asListener(contact), async (ask) => {
        const id = '0123456789abcdef';
        const first = await ask('/api/contact', post({ ...MESSAGE, id }));
        const again = await ask('/api/contact', post({ ...MESSAGE, id }));
        expect(json(again.body)).toEqual(json(first.body));
        expect(received).toHaveLength(1);
      });
    }));

  it('writes to the outbox folder where no service is configured, also while the store is down', () => {
    store.settings.mockRejectedValue(new StoreUnavailableError('read system/settings', new Error('deadline')));
    return withServer(asListener(contact), async (ask) => {
      const before = (await readdir(outbox)).length;
      expect(json((await ask('/api/contact', post({ ...MESSAGE, reason: 2 }))).body)).toEqual({ ok: true, waitSeconds: 120 });
      const files = await readdir(outbox);
      expect(files).toHaveLength(before + 1);
      const mail = await readFile(join(outbox, files.at(-1) ?? ''), 'utf8');
      expect(mail).toContain('Reply-To: faker@t1.example');
      expect(mail).toContain('To: support@riftweek.example');
      expect(mail).toContain('foundSomethingWrong');
    });
  });

  it.each([
    ['name', { name: '  ' }],
    ['email', { email: 'no address' }],
    ['content', { content: 'x'.repeat(2049) }],
    ['reason', { reason: 'spam' }],
  ])('names the first invalid field: %s', (field, patch) =>
    withServer(asListener(contact), async (ask) => {
      const answer = await ask('/api/contact', post({ ...MESSAGE, ...patch }));
      expect(answer.status).toBe(400);
      expect(json(answer.body)).toMatchObject({ error: { code: 'invalid', field } });
    }),
  );

  it('accepts a support message without an address', () =>
    withServer(asListener(contact), async (ask) => {
      expect((await ask('/api/contact', post({ ...MESSAGE, email: '' }))).status).toBe(200);
    }));

  it.each(['about:blank', 'mailto:x@evil.example', 'data:,a%b', 'https://evil.example/phish'])(
    'sends a message from a page that the browser names as %s',
    (referer) =>
      withFeedbackService(200, '{}', (url, received) => {
        store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url });
        const { pageUrl: _pageUrl, ...message } = MESSAGE;
        return withServer(asListener(contact), async (ask) => {
          const request = post(message);
          const answer = await ask('/api/contact', { ...request, headers: { ...request.headers, referer } });
          expect(answer.status).toBe(200);
          expect(received[0]?.body).toMatchObject({ html: expect.stringContaining('<b>Page:</b> http://localhost:3000/<') });
        });
      }),
  );

  it.each([
    ['with its query', 'http://localhost:3000/stats?scope=patch%3A14.1&kind=teams#top', '/', '/stats?scope=patch%3A14.1&#38;kind=teams'],
    ['as a path alone', '/matches?time=today', '/', '/matches?time=today'],
    [
      'without the codes of links',
      'http://localhost:3000/ko/handler?mode=verifyEmail&oobCode=SECRET&account=SECRET',
      '/',
      '/ko/handler?mode=verifyEmail',
    ],
    ['without the code of an invitation', 'http://localhost:3000/play/leagues/join?code=SECRET&x=1', '/', '/play/leagues/join?x=1'],
    ['without where somebody wanted to go', 'http://localhost:3000/login?next=%2Fhandler%3FoobCode%3DSECRET', '/', '/login'],
    [
      'of this site only, else as the browser itself names it',
      'https://evil.example/phish?x=1',
      '/team/77/t1?tab=stats',
      '/team/77/t1?tab=stats',
    ],
    ['as it is, where it looks like another site', 'https://evil.example/phish', '//evil.example/x', '//evil.example/x'],
    [
      'at a bounded length',
      `http://localhost:3000/stats?scope=${'x'.repeat(5000)}`,
      '/',
      `/stats?scope=${'x'.repeat(1000 - 'http://localhost:3000/stats?scope='.length)}`,
    ],
  ])('names the page %s', (_how, pageUrl, referer, shown) =>
    withFeedbackService(200, '{}', (url, received) => {
      store.settings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, FEEDBACK_URL: url });
      return withServer(asListener(contact), async (ask) => {
        const request = post({ ...MESSAGE, pageUrl });
        await ask('/api/contact', { ...request, headers: { ...request.headers, referer: `http://localhost:3000${referer}` } });
        expect(received[0]?.body).toMatchObject({ html: expect.stringContaining(`<b>Page:</b> http://localhost:3000${shown}<`) });
      });
    }),
  );
});
