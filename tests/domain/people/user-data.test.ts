import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { completeRegions, DEFAULT_REGIONS_ORDER, regionsInOrder } from '../../../lib/domain/people/region-choices';
import { NEW_USER_DATA, patchUserData, UserDataPatchSchema, UserDataSchema } from '../../../lib/domain/people/user-data';

const ids = (count: number, from = 1): number[] => Array.from({ length: count }, (_, index) => from + index);

describe('regions', () => {
  it('start with the five defaults, selected', () => {
    expect(DEFAULT_REGIONS_ORDER.filter((region) => region.selected).map(({ id }) => id)).toEqual([4, 6, 1, 9, 3]);
    expect(DEFAULT_REGIONS_ORDER, 'sixteen regions, and the leagues of none').toHaveLength(17);
  });

  it('missing from a list are appended, defaults first', () => {
    const completed = completeRegions([
      { id: 9, selected: false, order: 1 },
      { id: 0, selected: true, order: 0 },
    ]);
    expect(completed.map(({ id }) => id).slice(0, 6)).toEqual([0, 9, 4, 6, 1, 3]);
    expect(completed.find(({ id }) => id === 9)?.selected).toBe(false);
    expect(completed.find(({ id }) => id === 6)?.selected).toBe(true);
    expect(completed.map(({ order }) => order)).toEqual(ids(17, 0));
  });
});

describe('regions put in order', () => {
  it('come first, the others after them as they were and as they are chosen', () => {
    const ordered = regionsInOrder(DEFAULT_REGIONS_ORDER, [0, 6]);
    expect(ordered.map(({ id }) => id).slice(0, 5)).toEqual([0, 6, 4, 1, 9]);
    expect(ordered.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([6, 4, 1, 9, 3]);
    expect(ordered.map(({ order }) => order)).toEqual(ids(17, 0));
  });
});

describe('a stored user document', () => {
  it('without any field has the defaults (notifyMatchResult false)', () => {
    expect(v.parse(UserDataSchema, NEW_USER_DATA)).toEqual(NEW_USER_DATA);
    expect(v.parse(UserDataSchema, { ...NEW_USER_DATA, notifyMatchResult: undefined })).toMatchObject({ notifyMatchResult: false });
  });

  it('keeps its other fields when one is broken', () => {
    expect(v.parse(UserDataSchema, { leaguesOrder: 'x', followingTeams: [3], amPmTime: true })).toMatchObject({
      leaguesOrder: [],
      followingTeams: [3],
      amPmTime: true,
    });
  });

  it('keeps the name of a profile whose server is unknown', () => {
    expect(v.parse(UserDataSchema, { user: { summonerName: 'Ana', server: 'nowhere', color: '' } }).user).toEqual({
      summonerName: 'Ana',
      server: '',
      color: '',
    });
  });
});

describe('a patch', () => {
  it.each([
    [{ leaguesOrder: ids(9) }],
    [{ followingTeams: ids(51) }],
    [{ leaguesOrder: [0] }],
    [{ user: { color: 'red' } }],
    [{ user: { server: 'nowhere' } }],
    [{ deleted: null }],
    [{ revision: 4 }],
    [{ email: 'x' }],
    // Pages from before operations: what they changed stays on the device, and their next version sends it.
    [{ leaguesOrder: [1, 2], base: { leaguesOrder: [1] } }],
    [{ changes: { leaguesOrder: { add: ids(9) } } }],
    [{ changes: { regionsOrder: { add: [99] } } }],
  ])('is refused: %j', (patch) => expect(v.safeParse(UserDataPatchSchema, patch).success).toBe(false));

  it('changes what it names and nothing else', () => {
    const data = patchUserData(
      { ...NEW_USER_DATA, spoilerFree: true, user: { summonerName: 'Ana', server: 'euw', color: '' } },
      v.parse(UserDataPatchSchema, { amPmTime: true, user: { color: '#00ff00' } }),
    );
    expect(data).toEqual({
      ...NEW_USER_DATA,
      spoilerFree: true,
      amPmTime: true,
      user: { summonerName: 'Ana', server: 'euw', color: '#00ff00' },
      revision: 1,
    });
  });

  it('with a list replaces the stored one', () => {
    expect(patchUserData({ ...NEW_USER_DATA, leaguesOrder: [1, 2] }, { leaguesOrder: [3] }).leaguesOrder).toEqual([3]);
  });

  it('with operations loses no follow of another device', () => {
    const stored = { ...NEW_USER_DATA, leaguesOrder: [1, 2, 5], followingTeams: [7] };
    const data = patchUserData(stored, { changes: { leaguesOrder: { add: [9], remove: [1] }, followingTeams: { add: [8] } } });
    expect(data.leaguesOrder).toEqual([2, 5, 9]);
    expect(data.followingTeams).toEqual([7, 8]);
  });

  it('keeps what was stored first where both together exceed the limit', () => {
    const data = patchUserData(
      { ...NEW_USER_DATA, leaguesOrder: ids(7) },
      { changes: { leaguesOrder: { add: [20, 21], order: [21, 20] } } },
    );
    expect(data.leaguesOrder).toEqual([20, ...ids(7)]);
  });

  it('merges the selection of regions one by one', () => {
    const stored = DEFAULT_REGIONS_ORDER.map((region) => (region.id === 6 ? { ...region, selected: false } : region));
    const { regionsOrder } = patchUserData({ ...NEW_USER_DATA, regionsOrder: stored }, { changes: { regionsOrder: { add: [0] } } });
    expect(regionsOrder.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([4, 1, 9, 3, 0]);
  });
});
