// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { startSync } from '../../../lib/client/account/sync';
import { readSignedIn } from '../../../lib/client/auth/signed-in-store';
import { orderTeams, readFollowing, toggleTeam } from '../../../lib/client/following/following-store';
import { readSettings, saveSettings } from '../../../lib/client/settings/settings-store';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';
import { NEW_USER_DATA, patchUserData, UserDataPatchSchema, type UserData, type UserDataPatch } from '../../../lib/domain/people/user-data';
import { currentUser } from '../../support/user-fixture';

/** The account as the server keeps it, and how it answers the next `PATCH`. */
let account: UserData;
let applied: Set<string>;
let patches: UserDataPatch[];
let fate: 'answered' | 'lost' | 'refused';
let answers: Promise<unknown> = Promise.resolve();
let stop: () => void = () => undefined;

function change(patch: UserDataPatch): void {
  if (patch.id === undefined || !applied.has(patch.id)) account = patchUserData(account, patch);
  if (patch.id !== undefined) applied.add(patch.id);
}

async function server(_path: string, { method = 'GET', body }: { readonly method?: string; readonly body?: string }): Promise<Response> {
  if (method === 'PATCH') {
    const patch = v.parse(UserDataPatchSchema, JSON.parse(body ?? ''));
    patches.push(patch);
    if (fate === 'refused') return Response.json({ error: { code: 'invalid' } }, { status: 400 });
    change(patch);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
  }
  const answer = Response.json({ ...currentUser({ uid: readSignedIn()?.uid ?? '' }), data: account });
  await answers;
  return answer;
}

const signIn = (uid: string): void => localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid, remember: true, name: uid }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const teams = (): readonly number[] => readFollowing().followingTeams;

/** A page is opened, in a new session of the browser or in one that has loaded the account. */
async function open(uid = 'ana', session: 'new' | 'same' = 'same'): Promise<void> {
  stop();
  if (session === 'new') sessionStorage.clear();
  signIn(uid);
  stop = startSync(uid);
  await pass(10);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  localStorage.clear();
  sessionStorage.clear();
  account = { ...NEW_USER_DATA, followingTeams: [1, 2, 3], revision: 1 };
  applied = new Set();
  patches = [];
  fate = 'answered';
  answers = Promise.resolve();
  await open();
  patches = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a device that begins has what the account has', () => expect(teams()).toEqual([1, 2, 3]));

it('what is followed here is sent, and what was followed elsewhere meanwhile comes', async () => {
  toggleTeam(4);
  change({ changes: { followingTeams: { add: [5] } } });
  await pass(1_000);
  expect(patches).toEqual([{ id: expect.any(String), changes: { followingTeams: { add: [4], remove: [], order: [] } } }]);
  expect(account.followingTeams).toEqual([1, 2, 3, 5, 4]);
  expect(teams()).toEqual([1, 2, 3, 5, 4]);
});

it('a change whose answer was lost is sent again as it was, and undoes nothing that another device has done since', async () => {
  fate = 'lost';
  toggleTeam(4);
  await pass(1_000);
  expect(account.followingTeams).toEqual([1, 2, 3, 4]);
  change({ changes: { followingTeams: { remove: [4], order: [3, 2, 1] } } });
  toggleTeam(6);
  fate = 'answered';
  await open();
  expect(patches[1]).toEqual(patches[0]);
  await pass(1_000);
  expect(account.followingTeams).toEqual([3, 2, 1, 6]);
  expect(teams()).toEqual([3, 2, 1, 6]);
  await open('ana', 'new');
  expect(patches).toHaveLength(3);
});

it('a refused change is not held back: the next one is sent with it', async () => {
  fate = 'refused';
  toggleTeam(4);
  await pass(1_000);
  fate = 'answered';
  toggleTeam(4);
  toggleTeam(5);
  await pass(1_000);
  expect(patches.at(-1)?.changes?.followingTeams).toEqual({ add: [5], remove: [], order: [] });
  expect(teams()).toEqual([1, 2, 3, 5]);
});

it('of two devices that reordered the list without network, the later to arrive decides', async () => {
  change({ changes: { followingTeams: { order: [2, 1, 3] } } });
  orderTeams([3, 1, 2]);
  await pass(1_000);
  expect([account.followingTeams, teams()]).toEqual([
    [3, 1, 2],
    [3, 1, 2],
  ]);
});

it('what is changed without network is kept over a reload, and meets what another device removed', async () => {
  stop();
  orderTeams([3, 2, 1]);
  toggleTeam(4);
  change({ changes: { followingTeams: { remove: [2] } } });
  await open('ana', 'new');
  expect([account.followingTeams, teams()]).toEqual([
    [3, 1, 4],
    [3, 1, 4],
  ]);
});

it('what is changed while a request is under way, by this tab or another, stays and is sent next', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  answers = new Promise((resolve) => (answer = resolve));
  toggleTeam(4);
  await pass(1_000);
  toggleTeam(1);
  saveSettings({ amPmTime: true });
  localStorage.setItem('followingTeams', JSON.stringify([...teams(), 9]));
  change({ changes: { followingTeams: { add: [7] } } });
  answer();
  await pass(10);
  expect(teams()).toEqual([2, 3, 4, 9]);
  await pass(1_000);
  expect(account).toMatchObject({ followingTeams: [2, 3, 4, 7, 9], amPmTime: true });
  expect(teams()).toEqual([2, 3, 4, 7, 9]);
});

it('another user gets what was followed since, not what the first one follows', async () => {
  stop();
  toggleTeam(4);
  account = { ...NEW_USER_DATA, followingTeams: [8], amPmTime: true, revision: 5 };
  await open('bea', 'new');
  expect(account).toMatchObject({ followingTeams: [8, 4], amPmTime: true });
  expect([teams(), readSettings().amPmTime]).toEqual([[8, 4], true]);
});

it('what a version before operations kept is understood: its unsent changes are sent', async () => {
  const old = v.parse(v.object({ uid: v.string(), choices: v.unknown() }), JSON.parse(localStorage.getItem('accountSync') ?? ''));
  localStorage.setItem('accountSync', JSON.stringify(old));
  toggleTeam(4);
  await open('ana', 'new');
  expect(account.followingTeams).toEqual([1, 2, 3, 4]);
});
