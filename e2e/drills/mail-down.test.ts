import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../lib/domain/values/durations';
import { currentMonday } from '../../lib/domain/values/week';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { sendMail } from '../../lib/server/mail/send-mail';
import { notifyTurn } from '../../lib/server/notifications/notify-turn';
import { deliverPush, retryPushes } from '../../lib/server/push/deliver-push';
import { pushSender } from '../../lib/server/push/push-request';
import { weekDocuments } from '../../lib/store/models/match-documents';
import { firestore } from '../../lib/store/core/firestore';
import { readNotifications } from '../../lib/store/people/notification-document';
import { saveSubscription } from '../../lib/store/people/push-document';
import { updateUserData } from '../../lib/store/people/user-document';
import { metrics } from '../../lib/telemetry/metrics';
import { ringing } from '../../tests/support/promql';
import { addressOf, SECRET, useCrashRig } from '../support/crash/crash-rig';
import { listening } from '../support/listening';

/** The services that take mails and push messages are down for a day of six matches; what the job does, by a clock that runs through it. */

process.env['RIFTWEEK_SECRET'] = SECRET;
const rig = useCrashRig({ site: false });

const DAY = Date.parse('2031-02-01T00:00:00Z');
const TURN_MS = 5 * MINUTE_MS;
const PEOPLE = ['ann', 'bob', 'cid'];
const HOURS = [2, 6, 10, 14, 18, 22];
/** After the day: of the first it is too late to tell when the services are back, ten minutes before the second. */
const BACK_AT = DAY + 24 * HOUR_MS;
const LAST = BACK_AT + 10 * MINUTE_MS;

const idOf = (index: number) => 9001 + index;
const starts = [...HOURS.map((hour) => DAY + hour * HOUR_MS), LAST];
const matches = starts.map((at, index) => notStartedMatch({ id: idOf(index), beginAt: new Date(at).toISOString() }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('sends nothing twice and nothing late: what is no news any more is only listed', { timeout: 300_000 }, async () => {
  const { env, mail, people } = rig();
  // The emulators themselves stay: nothing is held here.
  const { FIRESTORE_EMULATOR_HOST: _store, FIREBASE_AUTH_EMULATOR_HOST: _auth, ...others } = env;
  Object.assign(process.env, others, { RIFTWEEK_LOG_LEVEL: 'silent' });
  await people(PEOPLE.map((uid) => ({ uid })));
  const taken: string[] = [];
  let isDown = true;
  const pushes = createServer((request, response) => {
    if (!isDown) taken.push(request.url ?? '');
    request.resume();
    response.writeHead(isDown ? 503 : 201).end();
  });
  const { host, close } = await listening(pushes, () => pushes.closeAllConnections());
  onTestFinished(close);
  for (const uid of PEOPLE) {
    await updateUserData(uid, { leaguesOrder: [293], notifyEmail: true, notifyMobile: true });
    const keys = { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
    await saveSubscription(uid, { endpoint: `http://${host}/${uid}`, keys }, 1);
  }
  for (const monday of new Set(starts.map((at) => currentMonday(at, 'UTC'))))
    await firestore('main')
      .doc(weekDocuments.address(monday).path)
      .set(
        weekDocuments.encode({
          start: monday,
          matches: matches.filter(({ beginAt }) => currentMonday(Date.parse(beginAt), 'UTC') === monday),
        }),
      );

  const send = pushSender(
    {
      publicKey: env['RIFTWEEK_VAPID_PUBLIC_KEY'] ?? '',
      privateKey: env['RIFTWEEK_VAPID_PRIVATE_KEY'] ?? '',
      subject: 'mailto:a@riftweek.example',
    },
    { urlOf: (endpoint) => new URL(endpoint), lookup: undefined },
  );
  const services = { mail: sendMail, push: deliverPush(send), siteUrl: 'https://riftweek.example' };
  const turns = async (from: number, until: number) => {
    for (let now = from; now < until; now += TURN_MS) {
      vi.setSystemTime(now);
      await notifyTurn(now, services, new AbortController().signal);
      await retryPushes(send, now);
    }
  };
  const toldBy = (from: readonly string[]) => PEOPLE.map((uid) => from.filter((each) => each === uid).length);
  const mailed = () => toldBy(PEOPLE.flatMap((uid) => mail.mails.filter(({ to }) => to === addressOf(uid)).map(() => uid)));
  const pushed = () => toldBy(taken.map((path) => path.slice(1)));

  const before = await metrics().registry.metrics();
  mail.refuse('451 later');
  await turns(DAY, BACK_AT);
  const during = await metrics().registry.metrics();
  expect([mailed(), pushed()]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  for (const uid of PEOPLE) expect((await readNotifications(uid)).length).toBeGreaterThanOrEqual(HOURS.length);

  mail.refuse(null);
  isDown = false;
  await turns(BACK_AT, BACK_AT + 2 * HOUR_MS);
  const after = await metrics().registry.metrics();
  // Of the match that is about to start, and of no other.
  expect([mailed(), pushed()]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  for (const uid of PEOPLE) expect(await readNotifications(uid)).toHaveLength(HOURS.length + 1);
  for (const collection of ['mailRetries', 'pushRetries'])
    expect((await firestore('main').collection(collection).count().get()).data().count).toBe(0);
  const ofMails = (names: readonly string[]) => names.filter((name) => name === 'MailsFail' || name === 'PushFails');
  expect(ofMails(ringing(before, during, DAY))).toEqual(['MailsFail', 'PushFails']);
  expect(ofMails(ringing(during, after, DAY))).toEqual([]);
  if (process.env['RIFTWEEK_PRINT'] === '1')
    console.log(
      `Mail and push down for 24 h, ${HOURS.length} matches, ${PEOPLE.length} people: none sent then, all listed; each has the next start once by mail and once by push.`,
    );
});
