import { describe, expect, it } from 'vitest';
import {
  dueNotifications,
  isToldBy,
  listedNotifications,
  notificationOf,
  notificationWays,
  type DueNotification,
} from '../../../lib/domain/people/notifications';
import { NEW_USER_DATA, type UserData } from '../../../lib/domain/people/user-data';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
const minutes = (count: number) => count * 60_000;
const ids = (matches: Parameters<typeof dueNotifications>[0], now: number) => dueNotifications(matches, now).map(({ id }) => id);

function theDue(match: Parameters<typeof dueNotifications>[0][number], now: number): DueNotification {
  const [due] = dueNotifications([match], now);
  if (!due) throw new Error('nothing is due');
  return due;
}
const start = theDue(notStartedMatch(), BEGIN);
const result = theDue(finishedMatch(), END);
const user = (more: Partial<UserData>): UserData => ({ ...NEW_USER_DATA, leaguesOrder: [293], ...more });

describe('a start', () => {
  it('is due from ten minutes before it to a quarter of an hour after it', () => {
    const at = (offset: number) => ids([notStartedMatch()], BEGIN + minutes(offset)).length;
    expect([-11, -10, 0, 15, 16].map(at)).toEqual([0, 1, 1, 1, 0]);
  });

  it('is due of a match that runs already, never of one that is over, called off or put off', () => {
    expect(ids([runningMatch()], BEGIN)).toEqual([`start-7-${BEGIN / 60_000}`]);
    expect(ids([offMatch('canceled'), offMatch('postponed')], BEGIN)).toEqual([]);
    expect(ids([finishedMatch()], BEGIN)).toEqual([]);
  });

  it('of which only the day is certain calls nobody', () => {
    expect(ids([notStartedMatch({ beginAtEstimated: true })], BEGIN)).toEqual([]);
  });

  it('that moved to another time is told again; one that was corrected by minutes is not', () => {
    const told = notificationOf(start, BEGIN);
    const moved = (by: number) => theDue(notStartedMatch({ beginAt: new Date(BEGIN + minutes(by)).toISOString() }), BEGIN + minutes(by));
    expect(moved(7).id).not.toBe(start.id);
    expect(isToldBy(told, moved(7))).toBe(true);
    expect(isToldBy(told, moved(24 * 60))).toBe(false);
  });

  it('tells no scores, also of a match that runs', () => {
    expect(notificationOf(theDue(runningMatch(), BEGIN), BEGIN).match.score).toBeNull();
  });
});

describe('a result', () => {
  it('is due for an hour after the end, for restarts', () => {
    const at = (offset: number) => ids([finishedMatch()], END + minutes(offset));
    expect(at(0)).toEqual(['result-7']);
    expect([-1, 60, 61].map((offset) => at(offset).length)).toEqual([0, 1, 0]);
  });

  it('without a known end counts from its last change, and an old match that is corrected is no news', () => {
    const changed = { endAt: null, modifiedAt: '2023-08-19T11:00:00Z' };
    expect(ids([finishedMatch(changed)], END + minutes(30))).toEqual(['result-7']);
    expect(ids([finishedMatch({ ...changed, beginAt: '2023-08-17T08:00:00Z' })], END + minutes(30))).toEqual([]);
  });
});

describe('who is told', () => {
  it('follows the league or one of the teams', () => {
    const ways = (more: Partial<UserData>) => notificationWays(start, user({ leaguesOrder: [], notifyMobile: true, ...more }), true);
    expect(ways({})).toBeNull();
    expect(ways({ leaguesOrder: [293] })).not.toBeNull();
    expect(ways({ followingTeams: [1] })).not.toBeNull();
    expect(ways({ followingTeams: [2] })).toBeNull();
  });

  it('hears nothing of a later round by a followed team alone while results are hidden: it would say that the team got there', () => {
    const round = { part: 'upper', name: 'final', round: 3, match: null } as const;
    const final = theDue(notStartedMatch({ round }), BEGIN);
    const fan = (more: Partial<UserData>) =>
      notificationWays(final, user({ leaguesOrder: [], followingTeams: [1], notifyEmail: true, notifyMobile: true, ...more }), true);
    expect(fan({ spoilerFree: true })).toBeNull();
    expect(fan({ spoilerFree: false })).toEqual({ mail: true, push: true });
    expect(fan({ spoilerFree: true, leaguesOrder: [293] })).toEqual({ mail: true, push: true });
    // A match that no result leads to names no result.
    expect(
      notificationWays(start, user({ leaguesOrder: [], followingTeams: [1], notifyEmail: true, spoilerFree: true }), true),
    ).not.toBeNull();
  });

  it('has the kind switched on; a mail needs a verified address, push does not', () => {
    expect(notificationWays(start, user({}), true)).toBeNull();
    expect(notificationWays(start, user({ notifyMatchResult: true }), true)).toBeNull();
    expect(notificationWays(start, user({ notifyEmail: true }), true)).toEqual({ mail: true, push: false });
    expect(notificationWays(start, user({ notifyEmail: true, notifyMobile: true }), false)).toEqual({ mail: false, push: true });
  });

  it('of a result does not hide spoilers', () => {
    expect(notificationWays(result, user({ notifyMatchResult: true }), true)).toEqual({ mail: false, push: true });
    expect(notificationWays(result, user({ notifyMatchResult: true, spoilerFree: true }), true)).toBeNull();
    expect(notificationWays(result, user({ notifyEmail: true, notifyMobile: true }), true)).toBeNull();
  });

  it('does not wait to be deleted', () => {
    expect(notificationWays(start, user({ notifyEmail: true, deleted: '2023-08-18T00:00:00Z' }), true)).toBeNull();
  });
});

describe('a list', () => {
  const list = [notificationOf(result, END), notificationOf(start, BEGIN)];

  it('knows what was read', () => {
    const listed = listedNotifications(list, { notificationsRead: ['result-7', 'gone'], spoilerFree: false, leaguesOrder: [] });
    expect(listed.notifications.map(({ read }) => read)).toEqual([true, false]);
    expect(listed.unread).toBe(1);
    expect(listed.notifications[0]?.match.score).toEqual({ left: 2, right: 1 });
  });

  it('leaves out a later round of a followed team while results are hidden, unless its league is followed', () => {
    const round = { part: 'upper', name: 'final', round: 3, match: null } as const;
    const entries = [notificationOf(theDue(notStartedMatch({ round }), BEGIN), BEGIN)];
    const count = (spoilerFree: boolean, leaguesOrder: number[]) => {
      const listed = listedNotifications(entries, { notificationsRead: [], spoilerFree, leaguesOrder });
      expect(listed.unread).toBe(listed.notifications.length);
      return listed.unread;
    };
    expect([count(true, []), count(true, [293]), count(false, [])]).toEqual([0, 1, 1]);
  });

  it('keeps its scores to itself for who hides spoilers since', () => {
    expect(JSON.stringify(listedNotifications(list, { notificationsRead: [], spoilerFree: true, leaguesOrder: [] }))).not.toMatch(
      /"score":\{/,
    );
  });
});
