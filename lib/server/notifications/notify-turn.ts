import { dueNotifications, notificationWays, stepOf, type DueNotification } from '../../domain/people/notifications';
import type { MatchSummary } from '../../domain/match/match';
import type { DeviceSubscription } from '../../domain/people/push';
import { currentMonday } from '../../domain/values/week';
import { DAYS_PER_WEEK } from '../../domain/values/constants';
import { DAY_MS, HOUR_MS } from '../../domain/values/durations';
import { readAccounts, type Account } from '../../store/people/accounts';
import pLimit from 'p-limit';
import { type Follower, type FollowerSwitch, followersOf } from '../../store/people/follower-query';
import { claimNotification } from '../../store/people/notification-document';
import { type NotifyState, readNotifyState, writeNotifyState } from '../../store/work/notify-state';
import { subscriptionsOf } from '../../store/people/push-document';
import { readWeek } from '../../store/models/match-documents';
import type { sendMail } from '../mail/send-mail';
import type { DeliverPush } from '../push/deliver-push';
import { mailNews, retryMails } from './mail-news';
import { pushMessage, readerOf } from './notification-texts';
import { duePlayNews, settledFor, takesPredictions, withoutPrediction } from './play-news';

/** How people are reached; a parameter so that tests can replace it. */
export type NotifyServices = {
  /** Sends mails; null where the site sends none. */
  readonly mail: typeof sendMail | null;
  /** Sends web push; null where the site has no keys for it. */
  readonly push: DeliverPush | null;
  readonly siteUrl: string;
};

/** Longer than any notification is due, so that none is sent twice. */
const DONE_KEPT_MS = 3 * HOUR_MS;
/** The note of a move is stored until its match begins: by it a move that is taken back is recognised. */
const MOVE_KEPT_MS = 4 * DAYS_PER_WEEK * DAY_MS;
/** Weeks are named by their start: a match that ends now, or starts soon, may belong to the one before or after. */
const WEEKS_AROUND_MS = 12 * HOUR_MS;
/** Moved matches that begin later than this are not notified. */
const WEEKS_AHEAD = 3;
const PEOPLE_AT_ONCE = 8;

async function matchesAround(now: number): Promise<MatchSummary[]> {
  const ahead = Array.from({ length: WEEKS_AHEAD }, (_, weeks) => now + (weeks + 1) * DAYS_PER_WEEK * DAY_MS);
  const mondays = new Set([now - WEEKS_AROUND_MS, now, now + HOUR_MS, ...ahead].map((at) => currentMonday(at, 'UTC')));
  const weeks = await Promise.all([...mondays].map((monday) => readWeek(monday)));
  return weeks.flatMap((week) => week?.matches ?? []);
}

type Recipient = { readonly follower: Follower; readonly account: Account; readonly devices: readonly DeviceSubscription[] };

/** Notifies one user of one event, unless that was done. Claims first, then sends: see `claimNotification`. */
async function tell(
  due: DueNotification,
  { follower, account, devices }: Recipient,
  now: number,
  { mail, push, siteUrl }: NotifyServices,
): Promise<void> {
  const { uid, data } = follower;
  const ways = notificationWays(due, data, account.emailVerified && account.email !== null, now);
  if (ways === null || !(await claimNotification(uid, due, now))) return;
  if (ways.mail && mail && account.email !== null) await mailNews({ due, uid, to: account.email, data, attempts: 0 }, { mail, siteUrl });
  if (ways.push && push) {
    const message = pushMessage(due, readerOf(data));
    await Promise.all(devices.map((device) => push(uid, device, message)));
  }
}

/** The fields by which users who may want a notification are found; `notifyMatchResult` for accounts in which nothing was changed since there are rules. */
const SWITCHES = {
  start: ['notifyEmail', 'notifyMobile'],
  move: ['wantsMoves'],
  result: ['notifyMatchResult', 'wantsResults'],
  lock: ['notifyLock'],
} as const satisfies Record<Exclude<DueNotification['kind'], 'settled'>, readonly FollowerSwitch[]>;

function audienceOf(due: DueNotification): AsyncGenerator<readonly Follower[]> {
  if (due.kind === 'settled') return settledFor(due);
  const { id: matchId, leagueId, left, right } = due.match;
  return followersOf({ matchId, leagueId, teamIds: [left.id, right.id] }, SWITCHES[due.kind]);
}

/** Notifies everybody who is concerned by an event. */
async function notifyFollowers(due: DueNotification, now: number, services: NotifyServices, signal: AbortSignal): Promise<void> {
  const limit = pLimit(PEOPLE_AT_ONCE);
  for await (const followers of audienceOf(due)) {
    const wishing = followers.filter(({ data }) => notificationWays(due, data, true, now) !== null);
    const concerned = due.kind === 'lock' ? await withoutPrediction(wishing, due.match.id) : wishing;
    const uids = concerned.map(({ uid }) => uid);
    const [accounts, devices] = await Promise.all([readAccounts(uids), services.push ? subscriptionsOf(uids) : []]);
    const sent = concerned.map((follower) =>
      limit(async () => {
        const account = accounts.get(follower.uid);
        if (signal.aborted || !account || account.disabled) return;
        await tell(due, { follower, account, devices: devices.filter(({ uid }) => uid === follower.uid) }, now, services);
      }),
    );
    await Promise.all(sent);
    signal.throwIfAborted();
  }
}

/**
 * One turn: sends what is due at the site's moment `now` (milliseconds since
 * 1970) and notes it. Safe to run again, also after it was broken off anywhere:
 * nobody is notified twice. Throws StoreUnavailableError; the next turn
 * goes on then.
 */
export async function notifyTurn(now: number, services: NotifyServices, signal: AbortSignal): Promise<void> {
  const [matches, state] = await Promise.all([matchesAround(now), readNotifyState()]);
  const moved = new Set(state.done.flatMap(({ id }) => Number(MOVE_STEP.exec(id)?.[1] ?? [])));
  const due = [...dueNotifications(matches, now, moved), ...(await duePlayNews(matches, now))];
  await notifyNews(due, state, { now, services, signal });
  const { mail, siteUrl } = services;
  if (mail) await retryMails(due, now, { mail, siteUrl }, signal);
}

type Turn = { readonly now: number; readonly services: NotifyServices; readonly signal: AbortSignal };

const MOVE_STEP = /^move-(\d+)-/;

async function notifyNews(due: readonly DueNotification[], before: NotifyState, { now, services, signal }: Turn): Promise<void> {
  let state = before;
  const isDone = (id: string) => state.done.some((each) => each.id === id);
  for (const each of due.filter((event) => !isDone(stepOf(event)))) {
    signal.throwIfAborted();
    // It is not noted as done: its markets may still open in time.
    if (each.kind === 'lock' && !(await takesPredictions(each.match.id, now))) continue;
    await notifyFollowers(each, now, services, signal);
    const others = state.done.filter(({ id, at }) => {
      const ofMove = MOVE_STEP.exec(id)?.[1];
      // A match that moves back is news again to users who know of another time (`isCovered`).
      if (each.kind === 'move' && ofMove === String(each.match.id)) return false;
      return Math.abs(now - at) < (ofMove === undefined ? DONE_KEPT_MS : MOVE_KEPT_MS);
    });
    state = { done: [...others, { id: stepOf(each), at: now }] };
    await writeNotifyState(state);
  }
}
