import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptedChoices, choicesOf, movedInChoices, patchBetween, type SyncedChoices } from '../../../lib/domain/people/account-sync';
import { FOLLOW_KEYS, mapLists, withinLimit } from '../../../lib/domain/people/following';
import { NEW_USER_DATA, patchUserData, type UserData } from '../../../lib/domain/people/user-data';

const choices = (patch: Partial<SyncedChoices> = {}): SyncedChoices => ({ ...choicesOf(NEW_USER_DATA), ...patch });
const account = (patch: Partial<UserData>): UserData => ({ ...NEW_USER_DATA, revision: 3, ...patch });

/** The account after a device has sent what it changed. */
const synced = (data: UserData, before: SyncedChoices, now: SyncedChoices) => patchUserData(data, patchBetween(before, now) ?? {});

/** The account after this device moved in. */
const movedIn = (last: SyncedChoices | null, local: SyncedChoices, data: UserData) =>
  synced(data, choicesOf(data), movedInChoices(last, local, data));

describe('what a device sends', () => {
  it('is nothing where nothing changed', () => {
    expect(patchBetween(choices({ leaguesOrder: [1, 2] }), choices({ leaguesOrder: [1, 2] }))).toBeNull();
  });

  it('is what changed, of lists what was added, removed and moved', () => {
    expect(patchBetween(choices({ leaguesOrder: [1, 2] }), choices({ leaguesOrder: [1, 3], amPmTime: true }))).toEqual({
      changes: { leaguesOrder: { add: [3], remove: [2], order: [] } },
      amPmTime: true,
    });
    expect(patchBetween(choices({ followingTeams: [1, 2] }), choices({ followingTeams: [2, 1] }))).toEqual({
      changes: { followingTeams: { add: [], remove: [], order: [2, 1] } },
    });
    expect(patchBetween(choices(), choices({ spoilerFree: true }))).toEqual({ spoilerFree: true });
  });

  it('includes a chosen time zone, which the account passes on to other devices', () => {
    const sent = choices({ chosenZone: 'Asia/Seoul' });
    expect(patchBetween(choices(), sent)).toEqual({ chosenZone: 'Asia/Seoul' });
    const data = movedIn(null, sent, NEW_USER_DATA);
    expect(data.chosenZone).toBe('Asia/Seoul');
    expect(adoptedChoices(choices(), choices(), data).chosenZone).toBe('Asia/Seoul');
    // What is chosen while the answer is on its way stays.
    expect(adoptedChoices(choices(), choices({ chosenZone: 'UTC' }), data).chosenZone).toBe('UTC');
  });
});

describe('what two devices follow and unfollow, of every kind', () => {
  // Eight in all: within every limit.
  const few = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
  const following = fc.record({ leaguesOrder: few, followingTeams: few, followingPlayers: few, followingMatches: few });
  const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

  it('all reaches the account, whichever is first, and from there both', () => {
    fc.assert(
      fc.property(following, following, following, (agreed, here, there) => {
        const both = (...devices: readonly (typeof here)[]) =>
          devices.reduce((data, device) => synced(data, choices(agreed), choices(device)), account(agreed));
        const data = both(here, there);
        for (const key of FOLLOW_KEYS) {
          expect(sorted(both(there, here)[key])).toEqual(sorted(data[key]));
          expect(adoptedChoices(choices(here), choices(here), data)[key]).toEqual(data[key]);
        }
      }),
    );
  });

  it('respects the limits: the newest matches, and the first of all else', () => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const agreed = choices(mapLists((key) => withinLimit(key, ids(1, 400))));
    const data = account(agreed);
    expect(
      synced(data, agreed, { ...agreed, followingMatches: [...agreed.followingMatches.slice(1), 999] }).followingMatches.slice(-2),
    ).toEqual([400, 999]);
    const more = patchUserData(data, { changes: mapLists(() => ({ add: [998, 999] })) });
    expect(more.followingMatches.slice(-3)).toEqual([400, 998, 999]);
    expect(more.watchedMatches.slice(-3)).toEqual([400, 998, 999]);
    expect([more.followingMatches.length, more.watchedMatches.length]).toEqual([100, 300]);
    expect(more.followingTeams).toEqual(ids(1, 50));
  });
});

describe('moving into an account', () => {
  it('a visitor’s choices move into a new account, settings included', () => {
    const local = choices({ leaguesOrder: [293, 294], followingTeams: [5], spoilerFree: true, amPmTime: true });
    expect(movedIn(null, local, NEW_USER_DATA)).toMatchObject({
      leaguesOrder: [293, 294],
      followingTeams: [5],
      spoilerFree: true,
      amPmTime: true,
    });
  });

  it('an existing account keeps its settings and gains the follows', () => {
    const data = movedIn(null, choices({ leaguesOrder: [1, 7], spoilerFree: true }), account({ leaguesOrder: [7, 8], amPmTime: true }));
    expect(data).toMatchObject({ leaguesOrder: [7, 8, 1], spoilerFree: false, amPmTime: true });
  });

  it('one account’s follows do not move into another’s, later additions do', () => {
    const last = choices({ leaguesOrder: [1, 2], spoilerFree: true });
    expect(movedIn(last, choices({ leaguesOrder: [1, 2, 9], spoilerFree: true }), NEW_USER_DATA)).toMatchObject({
      leaguesOrder: [9],
      spoilerFree: false,
    });
  });

  it('keeps to the limit', () => {
    const data = movedIn(null, choices({ leaguesOrder: [1, 2, 3, 4, 5] }), account({ leaguesOrder: [11, 12, 13, 14, 15, 16] }));
    expect(data.leaguesOrder).toEqual([11, 12, 13, 14, 15, 16, 1, 2]);
  });
});

describe('after the account answered', () => {
  it('a device adopts what others changed', () => {
    const mine = choices({ leaguesOrder: [1] });
    expect(adoptedChoices(mine, mine, account({ leaguesOrder: [2, 3], spoilerFree: true }))).toEqual(
      choices({ leaguesOrder: [2, 3], spoilerFree: true }),
    );
  });

  it('what was changed meanwhile stays', () => {
    const sent = choices({ leaguesOrder: [1] });
    const now = choices({ leaguesOrder: [1, 5], amPmTime: true });
    expect(adoptedChoices(sent, now, account({ leaguesOrder: [1, 2], spoilerFree: true }))).toEqual(
      choices({ leaguesOrder: [1, 2, 5], amPmTime: true, spoilerFree: true }),
    );
  });
});
