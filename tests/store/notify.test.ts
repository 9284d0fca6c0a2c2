import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { makePushKeys } from '../../scripts/support/push-keys.mjs';
import type { Match } from '../../lib/domain/match/match';
import type { UserDataPatch } from '../../lib/domain/people/user-data';
import type { decodeEnvironment } from '../../lib/server/env';
import { sendMail } from '../../lib/server/mail/send-mail';
import { type MailServices, retryMails } from '../../lib/server/notifications/mail-news';
import { notifyTurn, type NotifyServices } from '../../lib/server/notifications/notify-turn';
import { deliverPush, retryPushes } from '../../lib/server/push/deliver-push';
import { pushSender } from '../../lib/server/push/push-request';
import { claimNotification, eraseNotificationsOf, readNotifications } from '../../lib/store/people/notification-document';
import { saveSubscription, subscriptionsOf } from '../../lib/store/people/push-document';
import { updateUserData } from '../../lib/store/people/user-document';
import { weekDocuments } from '../../lib/store/models/match-documents';
import { dueNotifications, type DueNotification } from '../../lib/domain/people/notifications';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, plant, storedPaths, useEmptyStore } from '../support/store/store-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret of more than thirty-two characters';
  process.env['RIFTWEEK_OUTBOX_DIR'] = '';
});

vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsWithAddresses } = await import('../support/accounts-double');
  return accountsWithAddresses();
});

const outbox = vi.hoisted(() => ({ folder: '' }));
vi.mock('../../lib/server/env', async (original) => {
  const actual = await original<{ readonly decodeEnvironment: typeof decodeEnvironment }>();
  return { ...actual, environment: () => ({ ...actual.decodeEnvironment(process.env), RIFTWEEK_OUTBOX_DIR: outbox.folder }) };
});

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
const never = new AbortController().signal;

type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly bytes: number };

/** A push service on this machine; `answers` gives the status of each message. */
async function withPushService(work: (origin: string, pushed: Pushed[], answers: { status: number }) => Promise<void>): Promise<void> {
  const pushed: Pushed[] = [];
  const answers = { status: 201 };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`, pushed, answers);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

function localSender() {
  const { RIFTWEEK_VAPID_PUBLIC_KEY: publicKey, RIFTWEEK_VAPID_PRIVATE_KEY: privateKey } = makePushKeys();
  return pushSender(
    { publicKey, privateKey, subject: 'mailto:support@riftweek.example' },
    { urlOf: (endpoint) => new URL(endpoint), lookup: undefined },
  );
}

function services(): NotifyServices & MailServices {
  return { mail: sendMail, push: deliverPush(localSender()), siteUrl: 'https://riftweek.example' };
}

function subscribe(uid: string, endpoint: string): Promise<void> {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  return saveSubscription(uid, { endpoint, keys }, 1);
}

async function mails(): Promise<string[]> {
  const files = await readdir(outbox.folder);
  // Long headers are folded.
  return Promise.all(files.sort().map(async (file) => (await readFile(join(outbox.folder, file), 'utf8')).replace(/\r\n[ \t]+/g, ' ')));
}

const follow = (uid: string, more: UserDataPatch) => updateUserData(uid, { leaguesOrder: [293], ...more });

async function plantWeek(...matches: Match[]): Promise<void> {
  await plant('main', weekDocuments.address('2023-08-14').path, weekDocuments.encode({ start: '2023-08-14', matches }));
}

describeWithStore('the notification job', () => {
  beforeEach(async () => {
    useEmptyStore();
    outbox.folder = await mkdtemp(join(tmpdir(), 'riftweek-outbox-'));
  });

  it('mails the start of a match once, however often it runs', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true, locale: 'ko', timeZone: 'Asia/Seoul' });
    for (const after of [0, 30_000, 60_000]) await notifyTurn(BEGIN + after, services(), never);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: ann@fans\.example/m);
    expect(mail).toMatch(/^List-Unsubscribe: <https?:\/\/[^>]+\/api\/unsubscribe\?token=[\w.-]+>/m);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    expect(await readNotifications('ann')).toMatchObject([{ kind: 'start', match: { id: 7, score: null } }]);
  });

  it('finds the followers of a team, each only once', async () => {
    await plantWeek(notStartedMatch());
    await updateUserData('fan', { followingTeams: [1, 77], leaguesOrder: [293], notifyEmail: true, notifyMobile: true });
    await updateUserData('other', { followingTeams: [1], notifyEmail: true });
    await updateUserData('stranger', { followingTeams: [5], leaguesOrder: [4], notifyEmail: true });
    await notifyTurn(BEGIN, services(), never);
    expect((await mails()).map((mail) => /^To: (\w+)@/m.exec(mail)?.[1]).sort()).toEqual(['fan', 'other']);
  });

  it('notifies nobody twice after a crash between claim and sending', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    const [due] = dueNotifications([notStartedMatch()], BEGIN);
    if (!due) throw new Error('nothing is due');
    expect(await claimNotification('ann', due, BEGIN)).toBe(true);
    // The process ended here: nothing was sent, and the event is not done.
    await notifyTurn(BEGIN + 30_000, services(), never);
    expect(await mails()).toEqual([]);
  });

  it('continues with the others after a crash in the middle', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    await follow('ben', { notifyEmail: true });
    const stopping = new AbortController();
    const breaksOff: MailServices['mail'] = async (kind, mail) => {
      await sendMail(kind, mail);
      stopping.abort();
    };
    await expect(notifyTurn(BEGIN, { ...services(), mail: breaksOff }, stopping.signal)).rejects.toThrow();
    await notifyTurn(BEGIN + 30_000, services(), never);
    expect((await mails()).map((mail) => /^To: (\w+)@/m.exec(mail)?.[1]).sort()).toEqual(['ann', 'ben']);
  });

  it('lets two processes notify of each event once', async () => {
    await plantWeek(notStartedMatch());
    await Promise.all(['a', 'b', 'c', 'd'].map((uid) => follow(uid, { notifyEmail: true })));
    await Promise.all([notifyTurn(BEGIN, services(), never), notifyTurn(BEGIN, services(), never)]);
    expect(await mails()).toHaveLength(4);
  });

  it('sends no mail to a user who has it switched off, is not verified, disabled or gone', async () => {
    await plantWeek(notStartedMatch());
    await follow('quiet', {});
    for (const uid of ['newcomer', 'disabled', 'gone']) await follow(uid, { notifyEmail: true });
    await notifyTurn(BEGIN, services(), never);
    expect(await mails()).toEqual([]);
    expect(await readNotifications('newcomer')).toHaveLength(1);
    expect(await readNotifications('quiet')).toEqual([]);
    expect(await readNotifications('disabled')).toEqual([]);
  });

  it('pushes results to users who want them, never to those who hide spoilers', () =>
    withPushService(async (origin, pushed) => {
      await plantWeek(finishedMatch());
      await follow('keen', { notifyMatchResult: true });
      await follow('later', { notifyMatchResult: true, spoilerFree: true });
      await follow('starts', { notifyMobile: true });
      for (const uid of ['keen', 'later', 'starts']) await subscribe(uid, `${origin}/${uid}`);
      await notifyTurn(END + 60_000, services(), never);
      expect(pushed.map(({ path }) => path)).toEqual(['/keen']);
      expect(pushed[0]?.headers['content-encoding']).toBe('aes128gcm');
      expect(pushed[0]?.headers.authorization).toMatch(/^vapid t=/);
      expect(pushed[0]?.bytes).toBeGreaterThan(100);
      expect(await readNotifications('keen')).toMatchObject([{ id: 'result-7', match: { score: { left: 2, right: 1 } } }]);
    }));

  it('pushes to every device of a user, and removes one that is gone', () =>
    withPushService(async (origin, pushed, answers) => {
      await plantWeek(notStartedMatch());
      await follow('ann', { notifyMobile: true });
      await subscribe('ann', `${origin}/phone`);
      await subscribe('ann', `${origin}/desk`);
      answers.status = 410;
      await notifyTurn(BEGIN, services(), never);
      expect(pushed.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
      expect(await subscriptionsOf(['ann'])).toEqual([]);
    }));

  it('retries a few times what a push service did not accept', () =>
    withPushService(async (origin, pushed, answers) => {
      await plantWeek(notStartedMatch());
      await follow('ann', { notifyMobile: true });
      await subscribe('ann', `${origin}/phone`);
      answers.status = 503;
      await notifyTurn(BEGIN, services(), never);
      await retryPushes(localSender());
      expect(pushed).toHaveLength(1);
      for (let turn = 1; turn <= 6; turn += 1) await retryPushes(localSender(), Date.now() + turn * 200_000);
      expect(pushed).toHaveLength(4);
      expect(await storedPaths('main', 'pushRetries')).toEqual([]);
      expect(await subscriptionsOf(['ann'])).toHaveLength(1);
    }));

  it('retries a mail that was surely not sent, a few times, as long as it is news', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    const busy = Object.assign(new Error('too many'), { code: 'EMESSAGE', responseCode: 451 });
    const mail = vi.fn<MailServices['mail']>().mockRejectedValue(busy);
    await notifyTurn(BEGIN, { ...services(), mail }, never);
    await notifyTurn(BEGIN + 30_000, { ...services(), mail }, never);
    expect(mail).toHaveBeenCalledTimes(1);
    const due = dueNotifications([notStartedMatch()], BEGIN);
    let now = Date.now();
    for (let turn = 0; turn < 6; turn += 1) await retryMails(due, BEGIN, { ...services(), mail }, never, (now += 10 * 60_000));
    expect(mail).toHaveBeenCalledTimes(4);
    expect(await storedPaths('main', 'mailRetries')).toEqual([]);
  });

  it('mails what failed before once, with the current state', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    const mail = vi
      .fn<MailServices['mail']>()
      .mockRejectedValue(Object.assign(new Error('nobody there'), { code: 'ESOCKET', syscall: 'connect' }));
    await notifyTurn(BEGIN, { ...services(), mail }, never);
    await updateUserData('ann', { locale: 'es' });
    const due = dueNotifications([notStartedMatch()], BEGIN);
    const later = Date.now() + 10 * 60_000;
    await Promise.all([retryMails(due, BEGIN, services(), never, later), retryMails(due, BEGIN, services(), never, later)]);
    await retryMails(due, BEGIN, services(), never, later + 10 * 60_000);
    const [text = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(text).toContain('lang=3D"es"');
  });

  it.each<[string, unknown, (due: DueNotification[]) => DueNotification[], UserDataPatch]>([
    ['has begun long ago', undefined, () => [], {}],
    ['may have left', new Error('connection lost'), (due) => due, {}],
    ['was refused for good', Object.assign(new Error('no such mailbox'), { responseCode: 550 }), (due) => due, {}],
    ['is not wished for any more', undefined, (due) => due, { notifyEmail: false }],
  ])('does not retry a mail that %s', async (_why, failure, stillDue, patch) => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    const mail = vi.fn<MailServices['mail']>().mockRejectedValue(failure ?? Object.assign(new Error('later'), { responseCode: 421 }));
    await notifyTurn(BEGIN, { ...services(), mail }, never);
    await updateUserData('ann', patch);
    await retryMails(stillDue(dueNotifications([notStartedMatch()], BEGIN)), BEGIN, services(), never, Date.now() + 10 * 60_000);
    expect(await mails()).toEqual([]);
    expect(await storedPaths('main', 'mailRetries')).toEqual([]);
  });

  it('assigns a device to the user who signed in last', async () => {
    await subscribe('ann', 'https://push.example/1');
    await subscribe('ben', 'https://push.example/1');
    expect((await subscriptionsOf(['ann', 'ben'])).map(({ uid }) => uid)).toEqual(['ben']);
  });

  it('notifies each user at their chosen time before the start, once', async () => {
    await plantWeek(notStartedMatch());
    const rule = { start: true, reschedule: false, result: false, minutes: 30 } as const;
    await follow('early', { notifyEmail: true, notifyMinutes: 60 });
    await follow('usual', { notifyEmail: true });
    await updateUserData('own', { followingTeams: [1], notifyEmail: true, notifyRules: { 'team:1': rule } });
    await updateUserData('match', { followingMatches: [7], notifyEmail: true, notifyMinutes: 0 });
    const told = async () => (await mails()).map((mail) => /^To: (\w+)@/m.exec(mail)?.[1]).sort();
    const seen: (string | undefined)[][] = [];
    for (const before of [61, 60, 31, 30, 10, 1, 0, -5]) {
      await notifyTurn(BEGIN - before * 60_000, services(), never);
      seen.push(await told());
    }
    expect(seen).toEqual([
      [],
      ['early'],
      ['early'],
      ['early', 'own'],
      ['early', 'own', 'usual'],
      ['early', 'own', 'usual'],
      ['early', 'match', 'own', 'usual'],
      ['early', 'match', 'own', 'usual'],
    ]);
  });

  it('finds users who want results of one team only, and only lists them in quiet hours', () =>
    withPushService(async (origin, pushed) => {
      await plantWeek(finishedMatch());
      const rule = { start: false, reschedule: false, result: true, minutes: 10 } as const;
      const wish = { followingTeams: [1], notifyRules: { 'team:1': rule }, timeZone: 'UTC' };
      await updateUserData('keen', wish);
      await updateUserData('asleep', { ...wish, quietHours: { from: 600, to: 720 } });
      for (const uid of ['keen', 'asleep']) await subscribe(uid, `${origin}/${uid}`);
      await notifyTurn(END + 60_000, services(), never);
      expect(pushed.map(({ path }) => path)).toEqual(['/keen']);
      expect(await readNotifications('asleep')).toHaveLength(1);
    }));

  it('mails once that a match was moved', async () => {
    const beginAt = new Date(BEGIN + 24 * 3_600_000).toISOString();
    const moved = {
      rescheduled: true,
      originalBeginAt: new Date(BEGIN).toISOString(),
      beginAt,
      modifiedAt: new Date(BEGIN - 60_000).toISOString(),
    };
    await plantWeek(notStartedMatch(moved));
    await follow('ann', { notifyEmail: true, notifyReschedule: true });
    await follow('ben', { notifyEmail: true });
    for (const after of [0, 30_000]) await notifyTurn(BEGIN + after, services(), never);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: ann@/m);
    expect(mail).toMatch(/^Subject: New time: T1 vs Gen\.G/m);
    expect(await readNotifications('ann')).toMatchObject([{ kind: 'move', match: { beginAt } }]);
  });

  it('tells of a move that is taken back also where the source no longer calls the match moved, and only those who were told', async () => {
    await follow('ann', { notifyEmail: true, notifyReschedule: true });
    const first = new Date(BEGIN + 24 * 3_600_000).toISOString();
    const later = new Date(BEGIN + 27 * 3_600_000).toISOString();
    const modified = (hour: number) => ({ modifiedAt: new Date(BEGIN + hour * 3_600_000).toISOString() });
    await plantWeek(notStartedMatch({ ...modified(0), rescheduled: true, originalBeginAt: first, beginAt: later }));
    await notifyTurn(BEGIN + 1_000, services(), never);
    await follow('new', { notifyEmail: true, notifyReschedule: true });
    await plantWeek(notStartedMatch({ ...modified(5), beginAt: first }));
    await notifyTurn(BEGIN + 5 * 3_600_000 + 1_000, services(), never);
    expect((await readNotifications('ann')).map(({ match }) => match.beginAt)).toEqual([first, later]);
    expect(await readNotifications('new')).toEqual([]);
  });

  it('tells of a start that goes back and forth every time, as far as it is not known', async () => {
    await follow('ann', { notifyEmail: true, notifyReschedule: true });
    const originalBeginAt = new Date(BEGIN + 24 * 3_600_000).toISOString();
    const later = new Date(BEGIN + 27 * 3_600_000).toISOString();
    for (const [minute, beginAt] of [later, originalBeginAt, later].entries()) {
      const modifiedAt = new Date(BEGIN + minute * 60_000).toISOString();
      await plantWeek(notStartedMatch({ rescheduled: true, originalBeginAt, beginAt, modifiedAt }));
      for (const after of [1_000, 30_000]) await notifyTurn(BEGIN + minute * 60_000 + after, services(), never);
    }
    expect((await readNotifications('ann')).map(({ match }) => match.beginAt)).toEqual([later, originalBeginAt, later]);
  });

  it('leaves nothing of an erased user', async () => {
    await plantWeek(notStartedMatch());
    await follow('ann', { notifyEmail: true });
    await subscribe('ann', 'https://push.example/1');
    await subscribe('ben', 'https://push.example/2');
    await notifyTurn(BEGIN, { ...services(), push: null }, never);
    await eraseNotificationsOf('ann');
    expect(await storedPaths('main', 'notifications')).toEqual([]);
    expect((await subscriptionsOf(['ann', 'ben'])).map(({ uid }) => uid)).toEqual(['ben']);
  });
});
