import { beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '../../lib/domain/match/match';
import type { UserDataPatch } from '../../lib/domain/people/user-data';
import { marketIn, moderatedMarket } from '../../lib/domain/play/market';
import { oddsOf } from '../../lib/domain/play/odds';
import { shownBet } from '../../lib/domain/play/play-answer';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { finishedMatch, notStartedMatch, offMatch } from '../../lib/fixtures/match-fixture';
import type { OutgoingMail } from '../../lib/server/mail/outgoing-mail';
import { deliverPush } from '../../lib/server/push/deliver-push';
import { notifyTurn, type NotifyServices } from '../../lib/server/notifications/notify-turn';
import { currentBook, playTurn } from '../../lib/server/play/market-books';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { matchDocuments, weekDocuments } from '../../lib/store/models/match-documents';
import { readNotifications } from '../../lib/store/people/notification-document';
import { saveSubscription } from '../../lib/store/people/push-document';
import { updateUserData } from '../../lib/store/people/user-document';
import { changeBook } from '../../lib/store/play/book-document';
import { betsOf, openLedger } from '../../lib/store/play/ledger-store';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { saveDevice } from '../../lib/worker/device';
import { notices } from '../../lib/worker/notices';
import { withPushDevice, type PushDevice } from '../support/push-device';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';
import { scopeOf, workerRig } from '../support/worker-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SECRET'] = 'a secret of more than thirty-two characters';
});

vi.mock('../../lib/store/people/accounts', () => ({
  readAccounts: (uids: readonly string[]) =>
    Promise.resolve(new Map(uids.map((uid) => [uid, { uid, email: `${uid}@fans.example`, emailVerified: true, disabled: false }]))),
}));

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
const MINUTE = 60_000;
const never = new AbortController().signal;

async function plantMatch(match: Match): Promise<void> {
  const form = (teamId: number) => ({ teamId, matches: [] });
  const document = { match, form: { left: form(77), right: form(1) }, headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] } };
  await plant('main', matchDocuments.address(match.id).path, matchDocuments.encode(document));
  await plant('main', weekDocuments.address('2023-08-14').path, weekDocuments.encode({ start: '2023-08-14', matches: [match] }));
}

/** What a device shows of what was pushed to it: title, words and where a tap leads. */
async function shownOn(device: PushDevice, hides: boolean): Promise<unknown[]> {
  const rig = workerRig();
  await saveDevice(scopeOf(rig), { locale: 'en', hides, teams: [], leagues: [], matches: [], playerTeams: [] });
  const { show } = notices(scopeOf(rig), () => undefined);
  for (const message of device.take()) await show((): unknown => JSON.parse(message));
  return rig.shown.mock.calls.map(([title, { body, tag, data }]) => [title, body, tag, data]);
}

/** A turn in which nothing is mailed. */
const pushedAt = (now: number, { send }: PushDevice): Promise<void> =>
  notifyTurn(now, { mail: null, push: deliverPush(send), siteUrl: 'https://riftweek.example' }, never);

/** Everything that leaves in a turn. */
async function sentAt(now: number): Promise<Omit<OutgoingMail, 'from'>[]> {
  const sent: Omit<OutgoingMail, 'from'>[] = [];
  const services: NotifyServices = {
    mail: (_kind, mail) => Promise.resolve(void sent.push(mail)),
    push: null,
    siteUrl: 'https://riftweek.example',
  };
  await notifyTurn(now, services, never);
  return sent;
}

const PUSH_ONLY = { notifyMobile: true, notifyEmail: false };

const player = async (uid: string, wish: UserDataPatch) => {
  await updateUserData(uid, { notifyEmail: true, ...wish });
  await openLedger().openAccount(uid, uid, BEGIN - 120 * MINUTE);
};

async function predict(uid: string, outcome: 'left' | 'right', now = BEGIN - 60 * MINUTE): Promise<void> {
  const book = await currentBook(7, now);
  const chance = (book && marketIn(book, 'winner'))?.outcomes.find(({ id }) => id === outcome)?.chance ?? 1;
  const placed = await openLedger().place(
    { id: `bet-of-${uid}`, uid, matchId: 7, kind: 'winner', outcome, stake: 50, odds: oddsOf(chance) },
    now,
  );
  expect(placed.kind).toBe('placed');
}

describeWithStore('notifications of the prediction game', () => {
  beforeEach(async () => {
    useEmptyStore();
    sharedRegistry().shell = null;
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
    await plantMatch(notStartedMatch());
  });

  it('include markets of an upcoming match that was never opened, and none of a match that has begun', async () => {
    const hourBefore = BEGIN - 60 * MINUTE;
    const opened = await currentBook(7, hourBefore);
    expect(opened?.markets.map(({ kind }) => kind)).toContain('winner');
    expect(await currentBook(7, hourBefore + MINUTE)).toEqual(opened);
    expect(await currentBook(8, hourBefore)).toBeNull();
    useEmptyStore();
    await plantMatch(finishedMatch());
    expect(await currentBook(7, END + MINUTE)).toBeNull();
  });

  it('announce the lock of a followed match once, to players without a prediction on it', async () => {
    const wish = { followingTeams: [1], notifyLock: true };
    await player('ann', wish);
    await player('ben', wish);
    await predict('ben', 'left');
    await player('cid', { ...wish, notifyLock: false });
    await player('dan', { notifyLock: true });
    await updateUserData('eve', { ...wish, notifyEmail: true });
    expect(await sentAt(BEGIN - 11 * MINUTE)).toEqual([]);
    const sent = (await sentAt(BEGIN - 10 * MINUTE)).filter(({ subject }) => subject.startsWith('Predictions'));
    expect(sent.map(({ to }) => to)).toEqual(['ann@fans.example']);
    expect(sent[0]?.subject).toBe('Predictions lock soon: T1 vs Gen.G');
    expect(sent[0]?.text).toContain('https://riftweek.example/play/order?match=7');
    expect(await sentAt(BEGIN - 9 * MINUTE)).toEqual([]);
    expect(await readNotifications('ann')).toMatchObject([{ kind: 'lock' }, { kind: 'start' }]);
  });

  it('announce no lock once the match has begun, while its markets are suspended, or without the game', async () => {
    await player('ann', { followingTeams: [1], notifyLock: true, notifyMinutes: 5 });
    const locks = async (now: number) => (await sentAt(now)).filter(({ subject }) => subject.startsWith('Predictions')).length;
    expect(await locks(BEGIN)).toBe(0);
    await currentBook(7, BEGIN - 60 * MINUTE);
    const suspend = (isSuspended: boolean) =>
      changeBook(7, (book) => book && { ...book, markets: book.markets.map((market) => ({ ...market, isSuspended })) });
    await suspend(true);
    expect(await locks(BEGIN - 5 * MINUTE)).toBe(0);
    // Opened again in time.
    await suspend(false);
    expect(await locks(BEGIN - 4 * MINUTE)).toBe(1);
    useEmptyStore();
    sharedRegistry().shell = null;
    await plantMatch(notStartedMatch());
    await player('ann', { followingTeams: [1], notifyLock: true });
    expect(await locks(BEGIN - 10 * MINUTE)).toBe(0);
  });

  it('report a settled prediction without its result, and again after a correction', async () => {
    await player('ann', { notifySettled: true, spoilerFree: true });
    await player('ben', {});
    for (const uid of ['ann', 'ben']) await predict(uid, 'left');
    await plantMatch(finishedMatch());
    expect(await sentAt(END + MINUTE)).toEqual([]);
    await playTurn(END + MINUTE, never);
    const [mail, ...others] = await sentAt(END + 2 * MINUTE);
    expect(others).toEqual([]);
    expect(mail?.to).toBe('ann@fans.example');
    expect(mail?.subject).toBe('Prediction settled: T1 vs Gen.G');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/\d[–:-]\d(?!\d)\s*(?:Gen|T1)|won|lost/i);
    expect(mail?.text).toContain('https://riftweek.example/play/predictions');
    expect(await sentAt(END + 3 * MINUTE)).toEqual([]);
    const areCorrected = async () => (await betsOf('ann', 5)).map((bet) => shownBet(bet).isCorrected);
    expect(await areCorrected()).toEqual([false]);
    await changeBook(7, (book) => {
      const market = book && marketIn(book, 'winner');
      const corrected = market && moderatedMarket(market, 'correct', 'left', END + 5 * MINUTE);
      return book && { ...book, checkAt: END, markets: book.markets.map((each) => (corrected && each === market ? corrected : each)) };
    });
    await playTurn(END + 5 * MINUTE, never);
    expect(await areCorrected()).toEqual([true]);
    expect((await sentAt(END + 6 * MINUTE)).map(({ to }) => to)).toEqual(['ann@fans.example']);
    expect((await readNotifications('ann')).map(({ kind, match }) => [kind, match.score])).toEqual([
      ['settled', null],
      ['settled', null],
    ]);
  });

  it('leave a refund alone when a called-off match is on again: only new predictions on it are settled', async () => {
    const HOUR = 60 * MINUTE;
    const begin = notStartedMatch({ beginAt: new Date(BEGIN + 10 * HOUR).toISOString() });
    for (const uid of ['ann', 'ben']) await player(uid, { notifySettled: true });
    await predict('ann', 'right');
    await plantMatch(offMatch('canceled'));
    await playTurn(BEGIN, never);
    expect((await betsOf('ann', 5)).map(({ state }) => state)).toEqual(['open']);
    await playTurn(BEGIN + 6 * HOUR, never);
    expect((await sentAt(BEGIN + 6 * HOUR + MINUTE)).map(({ to }) => to)).toEqual(['ann@fans.example']);
    await plantMatch(begin);
    await playTurn(BEGIN + 7 * HOUR, never);
    await predict('ben', 'left', BEGIN + 8 * HOUR);
    await plantMatch(finishedMatch({ beginAt: begin.beginAt, endAt: new Date(BEGIN + 12 * HOUR).toISOString() }));
    await playTurn(BEGIN + 12 * HOUR, never);
    expect((await betsOf('ann', 5)).map(({ state, paid }) => [state, paid])).toEqual([['void', 50]]);
    expect((await betsOf('ben', 5)).map(({ state }) => state)).toEqual(['won']);
    expect((await sentAt(BEGIN + 12 * HOUR + MINUTE)).map(({ to }) => to)).toEqual(['ben@fans.example']);
  });

  it('are pushed as the match locks, to players without a prediction on it, with a link to its markets', () =>
    withPushDevice(async (device) => {
      await player('ann', { followingTeams: [1], notifyLock: true, ...PUSH_ONLY });
      await saveSubscription('ann', device.subscription, 1);
      await pushedAt(BEGIN - 10 * MINUTE, device);
      const shown = await shownOn(device, false);
      expect(shown).toContainEqual([
        'T1 vs Gen.G',
        'LCK · predictions lock at 08:00 UTC',
        expect.stringMatching(/^lock-7/),
        { path: '/play/order?match=7' },
      ]);
      await pushedAt(BEGIN - 9 * MINUTE, device);
      expect(await shownOn(device, false)).toEqual([]);
    }));

  it.each([
    ['in the account', { account: true, device: false }],
    ['on the device alone', { account: false, device: true }],
  ])('are pushed without teams that are results, and without the outcome, while those are hidden %s', (_where, hides) =>
    withPushDevice(async (device) => {
      const round = { part: 'upper', name: 'semifinals', round: 2, match: 1 } as const;
      await plantMatch(notStartedMatch({ round }));
      await player('ann', { leaguesOrder: [293], notifyLock: true, notifySettled: true, ...PUSH_ONLY, spoilerFree: hides.account });
      await saveSubscription('ann', device.subscription, 1);
      await pushedAt(BEGIN - 10 * MINUTE, device);
      const locks = JSON.stringify(await shownOn(device, hides.device));
      expect(locks).toContain('predictions lock at 08:00 UTC');
      expect(locks).not.toMatch(/T1|Gen\.?-?G/i);
      await predict('ann', 'left');
      await plantMatch(finishedMatch({ round }));
      await playTurn(END + MINUTE, never);
      await pushedAt(END + 2 * MINUTE, device);
      const settled = JSON.stringify(await shownOn(device, hides.device));
      expect(settled).toContain('One of your predictions is settled.');
      expect(settled).not.toMatch(/T1|Gen\.?-?G|\d[–:]\d|won|lost/i);
    }),
  );

  it('are pushed once when a prediction is settled, won or lost alike, with a link to the receipts', () =>
    withPushDevice(async (device) => {
      const messages: string[] = [];
      for (const outcome of ['left', 'right'] as const) {
        useEmptyStore();
        sharedRegistry().shell = null;
        await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
        await plantMatch(notStartedMatch());
        await player('ann', { notifySettled: true, ...PUSH_ONLY });
        await saveSubscription('ann', device.subscription, 1);
        await predict('ann', outcome);
        await plantMatch(finishedMatch());
        await playTurn(END + MINUTE, never);
        await pushedAt(END + 2 * MINUTE, device);
        await pushedAt(END + 3 * MINUTE, device);
        messages.push(JSON.stringify(await shownOn(device, false)));
      }
      const tag = `settled-7-${END + MINUTE}`;
      const expected = [['T1 vs Gen.G', 'One of your predictions is settled.', tag, { path: '/play/predictions' }]];
      expect(messages).toEqual([JSON.stringify(expected), JSON.stringify(expected)]);
    }));
});
