import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptedChoices, choicesOf, movingInPatch, pendingPatch, type SyncedChoices } from '../../../lib/domain/people/account-sync';
import { FOLLOW_KEYS, mapFollowing, withinLimit } from '../../../lib/domain/people/following';
import { NEW_USER_DATA, patchUserData, type UserData } from '../../../lib/domain/people/user-data';

const choices = (patch: Partial<SyncedChoices> = {}): SyncedChoices => ({ ...choicesOf(NEW_USER_DATA), ...patch });
const account = (patch: Partial<UserData>): UserData => ({ ...NEW_USER_DATA, revision: 3, ...patch });

/** The account after this device moved in. */
function movedIn(local: SyncedChoices, last: SyncedChoices | null, data: UserData): UserData {
  const patch = movingInPatch(local, last, data);
  return patch ? patchUserData(data, patch) : data;
}

describe('what a device sends', () => {
  it('is nothing where nothing changed', () => {
    expect(pendingPatch(choices({ leaguesOrder: [1, 2] }), choices({ leaguesOrder: [1, 2] }))).toBeNull();
  });

  it('is what changed, lists with their previous value', () => {
    expect(pendingPatch(choices({ leaguesOrder: [1, 3], amPmTime: true }), choices({ leaguesOrder: [1, 2] }))).toMatchObject({
      leaguesOrder: [1, 3],
      amPmTime: true,
      base: { leaguesOrder: [1, 2] },
    });
    expect(pendingPatch(choices({ spoilerFree: true }), choices())).toEqual({ spoilerFree: true });
  });

  it('includes a chosen time zone, which the account passes on to other devices', () => {
    const sent = choices({ chosenZone: 'Asia/Seoul' });
    expect(pendingPatch(sent, choices())).toEqual({ chosenZone: 'Asia/Seoul' });
    const data = movedIn(sent, null, NEW_USER_DATA);
    expect(data.chosenZone).toBe('Asia/Seoul');
    expect(adoptedChoices(choices(), choices(), choicesOf(data)).chosenZone).toBe('Asia/Seoul');
    // What is chosen while the answer is on its way stays.
    expect(adoptedChoices(choices(), choices({ chosenZone: 'UTC' }), choicesOf(data)).chosenZone).toBe('UTC');
  });

  it('of two that change the same lists loses no follow', () => {
    const agreed = choices({ leaguesOrder: [1, 2], followingTeams: [10] });
    let data = account({ ...agreed });
    for (const local of [
      choices({ leaguesOrder: [1, 2, 3], followingTeams: [] }),
      choices({ leaguesOrder: [2, 1, 4], followingTeams: [10, 11] }),
    ]) {
      const patch = pendingPatch(local, agreed);
      if (patch) data = patchUserData(data, patch);
    }
    expect([...data.leaguesOrder].sort()).toEqual([1, 2, 3, 4]);
    expect(data.followingTeams).toEqual([11]);
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
        const synced = (...devices: readonly (typeof here)[]) =>
          devices.reduce(
            (data, device) => {
              const patch = pendingPatch(choices(device), choices(agreed));
              return patch ? patchUserData(data, patch) : data;
            },
            account(choices(agreed)),
          );
        const data = synced(here, there);
        for (const key of FOLLOW_KEYS) {
          const kept = agreed[key].filter((id) => here[key].includes(id) && there[key].includes(id));
          const added = [...here[key], ...there[key]].filter((id) => !agreed[key].includes(id));
          expect(sorted(data[key])).toEqual(sorted([...new Set([...kept, ...added])]));
          expect(sorted(synced(there, here)[key])).toEqual(sorted(data[key]));
          expect(adoptedChoices(choices(here), choices(here), choicesOf(data))[key]).toEqual(data[key]);
        }
      }),
    );
  });

  it('respects the limits: the newest matches, and the first of all else', () => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const agreed = choices(mapFollowing((key) => withinLimit(key, ids(1, 200))));
    const data = account(agreed);
    const patch = pendingPatch({ ...agreed, followingMatches: [...agreed.followingMatches.slice(1), 999] }, agreed);
    expect(patch && patchUserData(data, patch).followingMatches.slice(-2)).toEqual([200, 999]);
    expect(patch && patchUserData(data, { ...patch, base: {} }).followingMatches).toHaveLength(100);
    expect(data.followingTeams).toEqual(ids(1, 50));
  });
});

describe('moving into an account', () => {
  it('a visitor’s choices move into a new account, settings included', () => {
    const local = choices({ leaguesOrder: [293, 294], followingTeams: [5], spoilerFree: true, amPmTime: true });
    expect(movedIn(local, null, NEW_USER_DATA)).toMatchObject({
      leaguesOrder: [293, 294],
      followingTeams: [5],
      spoilerFree: true,
      amPmTime: true,
    });
  });

  it('an existing account keeps its settings and gains the follows', () => {
    const data = movedIn(choices({ leaguesOrder: [1, 7], spoilerFree: true }), null, account({ leaguesOrder: [7, 8], amPmTime: true }));
    expect(data).toMatchObject({ leaguesOrder: [7, 8, 1], spoilerFree: false, amPmTime: true });
  });

  it('one account’s follows do not move into another’s, later additions do', () => {
    const last = choices({ leaguesOrder: [1, 2], spoilerFree: true });
    expect(movedIn(choices({ leaguesOrder: [1, 2, 9], spoilerFree: true }), last, NEW_USER_DATA)).toMatchObject({
      leaguesOrder: [9],
      spoilerFree: false,
    });
  });

  it('keeps to the limit', () => {
    const data = movedIn(choices({ leaguesOrder: [1, 2, 3, 4, 5] }), null, account({ leaguesOrder: [11, 12, 13, 14, 15, 16] }));
    expect(data.leaguesOrder).toEqual([11, 12, 13, 14, 15, 16, 1, 2]);
  });
});

describe('after the account answered', () => {
  it('a device adopts what others changed', () => {
    const mine = choices({ leaguesOrder: [1] });
    expect(adoptedChoices(mine, mine, choices({ leaguesOrder: [2, 3], spoilerFree: true }))).toEqual(
      choices({ leaguesOrder: [2, 3], spoilerFree: true }),
    );
  });

  it('what was changed meanwhile stays', () => {
    const sent = choices({ leaguesOrder: [1] });
    const now = choices({ leaguesOrder: [1, 5], amPmTime: true });
    expect(adoptedChoices(sent, now, choices({ leaguesOrder: [1, 2], spoilerFree: true }))).toEqual(
      choices({ leaguesOrder: [1, 2, 5], amPmTime: true, spoilerFree: true }),
    );
  });
});
