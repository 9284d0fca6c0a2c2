import { describe, expect, it } from 'vitest';
import { adoptedChoices, choicesOf, movingInPatch, pendingPatch, type SyncedChoices } from '../../../lib/domain/people/account-sync';
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

  it('is what changed, lists with what they were', () => {
    expect(pendingPatch(choices({ leaguesOrder: [1, 3], amPmTime: true }), choices({ leaguesOrder: [1, 2] }))).toMatchObject({
      leaguesOrder: [1, 3],
      amPmTime: true,
      base: { leaguesOrder: [1, 2] },
    });
    expect(pendingPatch(choices({ spoilerFree: true }), choices())).toEqual({ spoilerFree: true });
  });

  it('two devices that change the same lists lose no follow', () => {
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

  it('an account that has its own keeps its settings and gains the follows', () => {
    const data = movedIn(choices({ leaguesOrder: [1, 7], spoilerFree: true }), null, account({ leaguesOrder: [7, 8], amPmTime: true }));
    expect(data).toMatchObject({ leaguesOrder: [7, 8, 1], spoilerFree: false, amPmTime: true });
  });

  it('one account’s follows do not move into another’s, what was added since does', () => {
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
  it('a device takes over what others changed', () => {
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
