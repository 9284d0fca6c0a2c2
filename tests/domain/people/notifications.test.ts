import { describe, expect, it } from 'vitest';
import {
  dueLocks,
  dueNotifications,
  isCovered,
  listedNotifications,
  notificationOf,
  notificationWays,
  stepOf,
  type DueNotification,
} from '../../../lib/domain/people/notifications';
import { isQuiet, USUAL_REMINDER, type NotificationRule } from '../../../lib/domain/people/notification-rules';
import { NEW_USER_DATA, patchUserData, type UserData } from '../../../lib/domain/people/user-data';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
const minutes = (count: number) => count * 60_000;
const ids = (matches: Parameters<typeof dueNotifications>[0], now: number) => dueNotifications(matches, now).map(({ id }) => id);

function theDue(match: Parameters<typeof dueNotifications>[0][number], now: number): DueNotification {
  const due = dueNotifications([match], now).find((each) => each.kind !== 'start' || each.minutes === USUAL_REMINDER);
  if (!due) throw new Error('nothing is due');
  return due;
}
const start = theDue(notStartedMatch(), BEGIN);
const result = theDue(finishedMatch(), END);
const ways = (due: DueNotification, data: UserData, hasVerifiedMail: boolean) => notificationWays(due, data, hasVerifiedMail, BEGIN);
const user = (more: Partial<UserData>): UserData => ({ ...NEW_USER_DATA, leaguesOrder: [293], ...more });

describe('a start', () => {
  it('is due from each reminder until fifteen minutes after the start', () => {
    const at = (offset: number) =>
      dueNotifications([notStartedMatch()], BEGIN + minutes(offset)).map((due) => (due.kind === 'start' ? due.minutes : null));
    expect(at(-61)).toEqual([]);
    expect(at(-60)).toEqual([60]);
    expect(at(-10)).toEqual([10, 15, 30, 60]);
    expect(at(15)).toEqual([0, 5, 10, 15, 30, 60]);
    expect(at(16)).toEqual([]);
  });

  it('is one event with a step per reminder', () => {
    const dues = dueNotifications([notStartedMatch()], BEGIN);
    expect(new Set(dues.map(({ id }) => id)).size).toBe(1);
    expect(new Set(dues.map(stepOf)).size).toBe(dues.length);
  });

  it('is due for a running match, never for a finished, canceled or postponed one', () => {
    expect(new Set(ids([runningMatch()], BEGIN))).toEqual(new Set([`start-7-${BEGIN / 60_000}`]));
    expect(ids([offMatch('canceled'), offMatch('postponed')], BEGIN).filter((id) => id.startsWith('start'))).toEqual([]);
    expect(ids([finishedMatch()], BEGIN)).toEqual([]);
  });

  it('is not due where only the day is certain', () => {
    expect(ids([notStartedMatch({ beginAtEstimated: true })], BEGIN)).toEqual([]);
  });

  it('is announced again after a real move, not after a correction by minutes', () => {
    const told = notificationOf(start, BEGIN);
    const moved = (by: number) => theDue(notStartedMatch({ beginAt: new Date(BEGIN + minutes(by)).toISOString() }), BEGIN + minutes(by));
    expect(moved(7).id).not.toBe(start.id);
    expect(isCovered([told], moved(7))).toBe(true);
    expect(isCovered([told], moved(24 * 60))).toBe(false);
  });

  it('contains no scores, also for a running match', () => {
    expect(notificationOf(theDue(runningMatch(), BEGIN), BEGIN).match.score).toBeNull();
  });
});

describe('a result', () => {
  it('is due for an hour after the end, to survive restarts', () => {
    const at = (offset: number) => ids([finishedMatch()], END + minutes(offset));
    expect(at(0)).toEqual(['result-7']);
    expect([-1, 60, 61].map((offset) => at(offset).length)).toEqual([0, 1, 0]);
  });

  it('without a known end counts from its last change, and a corrected old match is not due', () => {
    const changed = { endAt: null, modifiedAt: '2023-08-19T11:00:00Z' };
    expect(ids([finishedMatch(changed)], END + minutes(30))).toEqual(['result-7']);
    expect(ids([finishedMatch({ ...changed, beginAt: '2023-08-17T08:00:00Z' })], END + minutes(30))).toEqual([]);
  });
});

describe('the receiver', () => {
  it('follows the league, one of the teams or the match', () => {
    const told = (more: Partial<UserData>) => ways(start, user({ leaguesOrder: [], notifyMobile: true, ...more }), true);
    expect(told({})).toBeNull();
    expect(told({ leaguesOrder: [293] })).not.toBeNull();
    expect(told({ followingTeams: [1] })).not.toBeNull();
    expect(told({ followingTeams: [2] })).toBeNull();
    expect(told({ followingMatches: [7] })).not.toBeNull();
  });

  it('is not told of a later round of a followed team while results are hidden: it would reveal that the team got there', () => {
    const round = { part: 'upper', name: 'final', round: 3, match: null } as const;
    const final = theDue(notStartedMatch({ round }), BEGIN);
    const fan = (more: Partial<UserData>) =>
      ways(final, user({ leaguesOrder: [], followingTeams: [1], notifyEmail: true, notifyMobile: true, ...more }), true);
    expect(fan({ spoilerFree: true })).toBeNull();
    expect(fan({ spoilerFree: false })).toEqual({ mail: true, push: true });
    expect(fan({ spoilerFree: true, leaguesOrder: [293] })).toEqual({ mail: true, push: true });
    // A match that no result leads to names no result.
    expect(ways(start, user({ leaguesOrder: [], followingTeams: [1], notifyEmail: true, spoilerFree: true }), true)).not.toBeNull();
  });

  it('has the kind switched on; a mail needs a verified address, push does not', () => {
    expect(ways(start, user({}), true)).toBeNull();
    expect(ways(start, user({ notifyMatchResult: true }), true)).toBeNull();
    expect(ways(start, user({ notifyEmail: true }), true)).toEqual({ mail: true, push: false });
    expect(ways(start, user({ notifyEmail: true, notifyMobile: true }), false)).toEqual({ mail: false, push: true });
  });

  it('of a result does not hide spoilers', () => {
    expect(ways(result, user({ notifyMatchResult: true }), true)).toEqual({ mail: false, push: true });
    expect(ways(result, user({ notifyMatchResult: true, spoilerFree: true }), true)).toBeNull();
    expect(ways(result, user({ notifyEmail: true, notifyMobile: true }), true)).toBeNull();
  });

  it('is not waiting to be deleted', () => {
    expect(ways(start, user({ notifyEmail: true, deleted: '2023-08-18T00:00:00Z' }), true)).toBeNull();
  });
});

describe('a notification of the prediction game', () => {
  const at = (offset: number) => dueLocks([notStartedMatch()], BEGIN + minutes(offset));
  const locks = (more: Partial<UserData>, offset: number) =>
    at(offset).filter((due) => notificationWays(due, user({ notifyLock: true, ...more }), true, BEGIN) !== null).length;

  it('is sent before the lock from the chosen reminder until the start, five minutes before where starts are announced as they begin', () => {
    expect([locks({}, -11), locks({}, -10), locks({}, -1)]).toEqual([0, 1, 1]);
    expect(at(0).length).toBe(5);
    expect(at(1)).toEqual([]);
    expect([locks({ notifyMinutes: 0 }, -6), locks({ notifyMinutes: 0 }, -5)]).toEqual([0, 1]);
  });

  it('is not sent for a running match, or where only the day is certain', () => {
    expect(dueLocks([runningMatch(), notStartedMatch({ beginAtEstimated: true })], BEGIN - minutes(1))).toEqual([]);
  });

  it('about a lock goes to users who asked for it and have not muted the team’s starts', () => {
    expect(locks({ notifyLock: false }, -10)).toBe(0);
    expect(locks({ leaguesOrder: [] }, -10)).toBe(0);
    const muted: NotificationRule = { start: false, reschedule: false, result: false, minutes: USUAL_REMINDER };
    expect(locks({ followingTeams: [1], notifyRules: { 'team:1': muted } }, -10)).toBe(0);
  });

  it('about a settled prediction needs no follow, and is only listed in quiet hours', () => {
    const settled: DueNotification = { kind: 'settled', id: 'settled-7-1', match: finishedMatch(), at: END, markets: [] };
    const wish = { leaguesOrder: [], notifySettled: true, notifyEmail: true, spoilerFree: true };
    expect(ways(settled, user(wish), true)).toEqual({ mail: true, push: false });
    expect(ways(settled, user({ ...wish, quietHours: { from: 0, to: 1_439 } }), true)).toEqual({ mail: false, push: false });
    expect(ways(settled, user({ ...wish, notifySettled: false }), true)).toBeNull();
    expect(notificationOf(settled, END).match.score).toBeNull();
  });
});

describe('a reschedule', () => {
  const moved = (more: object = {}) =>
    notStartedMatch({
      rescheduled: true,
      originalBeginAt: new Date(BEGIN).toISOString(),
      beginAt: new Date(BEGIN + minutes(24 * 60)).toISOString(),
      modifiedAt: new Date(BEGIN - minutes(60)).toISOString(),
      ...more,
    });
  const asked = { notifyReschedule: true, notifyMobile: true };

  it('is announced soon after it was published', () => {
    expect(ids([moved()], BEGIN - minutes(60))).toEqual([`move-7-${(BEGIN + minutes(24 * 60)) / 60_000}`]);
    expect(ids([moved()], BEGIN + minutes(61))).toEqual([]);
  });

  it('is known to nobody but those who were told of it, and a correction by minutes to all', () => {
    const to = (by: number) => theDue(moved({ beginAt: new Date(BEGIN + minutes(by)).toISOString() }), BEGIN - minutes(60));
    expect(isCovered([], to(14))).toBe(true);
    expect(isCovered([], to(180))).toBe(false);
  });

  it('that is taken back is news to those who were told of it, also the second time', () => {
    const to = (by: number) => theDue(moved({ beginAt: new Date(BEGIN + minutes(by)).toISOString() }), BEGIN - minutes(60));
    const later = notificationOf(to(180), BEGIN);
    const back = notificationOf(to(0), BEGIN);
    expect(isCovered([], to(0))).toBe(true);
    expect(isCovered([later], to(0))).toBe(false);
    expect(isCovered([back, later], to(0))).toBe(true);
    expect(isCovered([back, later], to(180))).toBe(false);
    const off = notificationOf(
      theDue(
        {
          ...offMatch('postponed'),
          id: 7,
          beginAt: new Date(BEGIN).toISOString(),
          modifiedAt: new Date(BEGIN - minutes(60)).toISOString(),
        },
        BEGIN - minutes(60),
      ),
      BEGIN,
    );
    expect(isCovered([off], to(0))).toBe(false);
  });

  it('includes postponed and canceled matches', () => {
    const off = { beginAt: new Date(BEGIN + minutes(60)).toISOString(), modifiedAt: new Date(BEGIN).toISOString() };
    expect(
      ids(
        [
          { ...offMatch('canceled'), ...off },
          { ...offMatch('postponed'), ...off },
        ],
        BEGIN,
      ).map((id) => id.replace(/\d+/, '#')),
    ).toEqual(['move-#-canceled', 'move-#-postponed']);
  });

  it('is announced of a match that is put off at its start, not of one that is put off later', () => {
    const off: Match = { ...offMatch('postponed'), modifiedAt: new Date(BEGIN + minutes(60)).toISOString() };
    expect(ids([off], BEGIN + minutes(70))).toHaveLength(1);
    expect(ids([{ ...off, modifiedAt: new Date(BEGIN + minutes(600)).toISOString() }], BEGIN + minutes(601))).toEqual([]);
  });

  it('is announced to users who asked for it, once per new time', () => {
    const due = theDue(moved(), BEGIN - minutes(60));
    expect(ways(due, user(asked), true)).toEqual({ mail: false, push: true });
    expect(ways(due, user({ notifyMobile: true }), true)).toBeNull();
    const told = notificationOf(due, BEGIN);
    expect(isCovered([told], due)).toBe(true);
    const again = theDue(moved({ beginAt: new Date(BEGIN + minutes(26 * 60)).toISOString() }), BEGIN - minutes(60));
    expect(isCovered([told], again)).toBe(false);
  });
});

describe('rules of single teams and leagues', () => {
  const rule = (more: Partial<NotificationRule> = {}): NotificationRule => ({
    start: true,
    reschedule: false,
    result: false,
    minutes: 30,
    ...more,
  });
  const at = (count: number) => {
    const due = dueNotifications([notStartedMatch()], BEGIN).find((each) => each.kind === 'start' && each.minutes === count);
    if (!due) throw new Error('nothing is due');
    return due;
  };
  const minutesTold = (more: Partial<UserData>) =>
    [0, 5, 10, 15, 30, 60].filter((count) => ways(at(count), user({ notifyMobile: true, ...more }), true) !== null);

  it('decide when a start is announced: exactly once, by the general rule or the own one', () => {
    expect(minutesTold({})).toEqual([10]);
    expect(minutesTold({ notifyMinutes: 60 })).toEqual([60]);
    expect(minutesTold({ notifyRules: { 'league:293': rule() } })).toEqual([30]);
    expect(minutesTold({ notifyRules: { 'league:293': rule({ start: false }) } })).toEqual([]);
  });

  it('of a team take precedence over its league; of two, the earlier reminder counts', () => {
    const both = { notifyRules: { 'league:293': rule({ minutes: 60 }), 'team:1': rule({ minutes: 5 }) } };
    expect(minutesTold({ ...both, followingTeams: [1] })).toEqual([5]);
    expect(minutesTold(both)).toEqual([60]);
    expect(
      minutesTold({ notifyRules: { 'team:1': rule({ minutes: 5 }), 'team:77': rule({ minutes: 15 }) }, followingTeams: [1, 77] }),
    ).toEqual([15]);
  });

  it('do not silence a followed match', () => {
    const off = { notifyRules: { 'league:293': rule({ start: false }) } };
    expect(minutesTold({ ...off, followingMatches: [7] })).toEqual([10]);
  });

  it('allow a result that the general rule does not, never while spoilers are hidden', () => {
    const wanted = { notifyRules: { 'league:293': rule({ result: true }) } };
    expect(ways(result, user(wanted), true)).toEqual({ mail: false, push: true });
    expect(ways(result, user({ ...wanted, spoilerFree: true }), true)).toBeNull();
    expect(patchUserData(NEW_USER_DATA, wanted).wantsResults).toBe(true);
    expect(patchUserData(patchUserData(NEW_USER_DATA, wanted), { notifyRules: { 'league:293': null } }).wantsResults).toBe(false);
  });
});

describe('quiet hours', () => {
  const seoul = (hours: number) => Date.parse('2023-08-19T00:00:00+09:00') + minutes(60 * hours);
  const quiet = (from: number, to: number) => (hour: number) => isQuiet({ from: from * 60, to: to * 60 }, 'Asia/Seoul', seoul(hour));

  it('are in the account’s zone, and may pass midnight', () => {
    expect([22, 23, 2, 8].map(quiet(23, 8))).toEqual([false, true, true, false]);
    expect([8, 9, 16, 17].map(quiet(9, 17))).toEqual([false, true, true, false]);
    expect([0, 12].map(quiet(9, 9))).toEqual([false, false]);
  });

  it('only list an event', () => {
    const night = { quietHours: { from: 7 * 60, to: 9 * 60 }, timeZone: 'UTC', notifyMobile: true, notifyEmail: true };
    expect(ways(start, user(night), true)).toEqual({ mail: false, push: false });
    expect(ways(start, user({ ...night, timeZone: 'Asia/Seoul' }), true)).toEqual({ mail: true, push: true });
  });
});

describe('the list of notifications', () => {
  const list = [notificationOf(result, END), notificationOf(start, BEGIN)];

  it('marks what was read', () => {
    const listed = listedNotifications(list, {
      notificationsRead: ['result-7', 'gone'],
      spoilerFree: false,
      leaguesOrder: [],
      followingMatches: [],
    });
    expect(listed.notifications.map(({ read }) => read)).toEqual([true, false]);
    expect(listed.unread).toBe(1);
    expect(listed.notifications[0]?.match.score).toEqual({ left: 2, right: 1 });
  });

  it('leaves out a later round of a followed team while results are hidden, unless its league is followed', () => {
    const round = { part: 'upper', name: 'final', round: 3, match: null } as const;
    const entries = [notificationOf(theDue(notStartedMatch({ round }), BEGIN), BEGIN)];
    const count = (spoilerFree: boolean, leaguesOrder: number[]) => {
      const listed = listedNotifications(entries, { notificationsRead: [], spoilerFree, leaguesOrder, followingMatches: [] });
      expect(listed.unread).toBe(listed.notifications.length);
      return listed.unread;
    };
    expect([count(true, []), count(true, [293]), count(false, [])]).toEqual([0, 1, 1]);
  });

  it('lists a match that is moved to the same time again as another entry, unread', () => {
    const moveAt = (at: number) =>
      notificationOf({ kind: 'move', id: 'move-7-1', match: notStartedMatch({ modifiedAt: new Date(at).toISOString() }) }, at);
    const [first, again] = [moveAt(BEGIN - minutes(600)), moveAt(BEGIN - minutes(60))];
    const listed = listedNotifications([again, first], {
      notificationsRead: [first.id],
      spoilerFree: false,
      leaguesOrder: [],
      followingMatches: [],
    });
    expect(listed.notifications.map(({ read }) => read)).toEqual([false, true]);
  });

  it('removes scores when spoilers are hidden later', () => {
    expect(
      JSON.stringify(listedNotifications(list, { notificationsRead: [], spoilerFree: true, leaguesOrder: [], followingMatches: [] })),
    ).not.toMatch(/"score":\{/);
  });
});
