import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailFailure } from '../../../lib/server/mail/mail-failure';

/** What a mail service does with the next mails: its last word, or null to break off without one. */
type Answer = { readonly recipient?: string; readonly message: string | null };

let server: Server;
let port = 0;
let answers: Answer[] = [];
let taken = 0;

function converse(socket: Socket): void {
  let waiting = '';
  let isMessage = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (isMessage) {
      if (line !== '.') return;
      isMessage = false;
      taken += 1;
      const { message } = answers.shift() ?? { message: '250 taken' };
      if (message === null) socket.destroy();
      else say(message);
    } else if (line.startsWith('DATA')) {
      isMessage = true;
      say('354 go on');
    } else if (line === 'STARTTLS') say('502 not here');
    else if (line.startsWith('RCPT')) say(answers[0]?.recipient ?? '250 ok');
    else say('250 ok');
  };
  socket.on('error', () => undefined);
  say('220 here');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (waiting + text).split('\r\n');
    waiting = lines.pop() ?? '';
    lines.forEach(hear);
  });
}

beforeEach(async () => {
  answers = [];
  taken = 0;
  server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  vi.resetModules();
  vi.stubEnv('RIFTWEEK_SMTP_URL', `smtp://127.0.0.1:${port}`);
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

/** Sends one mail; what is known of it if that failed, null if it left. */
async function sent(): Promise<string | null> {
  const { sendMail } = await import('../../../lib/server/mail/send-mail');
  return sendMail('start', { to: 'ana@fans.example', subject: 'T1', html: '<p>T1</p>' }).then(() => null, mailFailure);
}

describe('a failed mail', () => {
  it('may be retried where the service says so, or is unreachable', async () => {
    answers = [{ message: '451 too many' }, { recipient: '450 come again', message: '250 taken' }];
    expect(await sent()).toBe('later');
    expect(await sent()).toBe('later');
    vi.stubEnv('RIFTWEEK_SMTP_URL', 'smtp://127.0.0.1:1');
    vi.resetModules();
    expect(await sent()).toBe('later');
  });

  it('is final where the service refuses it', async () => {
    answers = [{ recipient: '550 nobody', message: '250 taken' }];
    expect(await sent()).toBe('refused');
  });

  it('may have been sent where the service accepted it and fell silent: it is not sent again, by us or by the library', async () => {
    answers = [{ message: '250 taken' }, { message: null }];
    expect(await sent()).toBeNull();
    expect(await sent()).toBe('unknown');
    expect(taken).toBe(2);
    expect(mailFailure(new Error('no answer'))).toBe('unknown');
  });

  it('was not sent where a live site’s service speaks no TLS', async () => {
    vi.stubEnv('RIFTWEEK_PROJECT_MAIN', 'riftweek-main');
    expect(await sent()).toBe('later');
    expect(taken).toBe(0);
  });

  it('was not sent where the outbox cannot be written', async () => {
    vi.stubEnv('RIFTWEEK_SMTP_URL', '');
    vi.stubEnv('RIFTWEEK_OUTBOX_DIR', '/dev/null/nowhere');
    expect(await sent()).toBe('later');
  });
});
