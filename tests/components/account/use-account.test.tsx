// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAccount } from '../../../components/account/use-account';
import type { UserDataPatch } from '../../../lib/domain/people/user-data';
import { currentUser } from '../../support/user-fixture';

type Sent = { readonly patch: UserDataPatch; readonly answer: (status: number) => void };
let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    const patch: UserDataPatch = JSON.parse(body);
    return new Promise<Response>((resolve) => {
      const { data, ...rest } = currentUser();
      sent.push({
        patch,
        answer: (status) => resolve(Response.json(status === 200 ? { ...rest, data: { ...data, ...patch } } : {}, { status })),
      });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const account = () => renderHook(() => useAccount(currentUser())).result;
const answered = async (index: number, status: number) => {
  await waitFor(() => expect(sent).toHaveLength(index + 1));
  await act(async () => sent[index]?.answer(status));
};

it('shows a change at once, so that the next one builds on it', () => {
  const hook = account();
  act(() => void hook.current.save({ quietHours: { from: 60, to: 120 } }));
  expect([hook.current.state, hook.current.current.data.quietHours]).toEqual(['saving', { from: 60, to: 120 }]);
});

it('sends changes in the order in which they were made, one after the other', async () => {
  const hook = account();
  act(() => {
    void hook.current.save({ notifyMinutes: 5 });
    void hook.current.save({ notifyMinutes: 30 });
  });
  await waitFor(() => expect(sent.map(({ patch }) => patch.notifyMinutes)).toEqual([5]));
  await answered(0, 200);
  // The answer to the first does not take the second back.
  expect(hook.current.current.data.notifyMinutes).toBe(30);
  await answered(1, 200);
  await waitFor(() => expect(hook.current.state).toBe('saved'));
  expect(hook.current.current.data.notifyMinutes).toBe(30);
});

it('takes back and says what was not saved', async () => {
  const hook = account();
  const before = hook.current.current.data.notifyMinutes;
  act(() => void hook.current.save({ notifyMinutes: 5 }));
  await answered(0, 503);
  await waitFor(() => expect(hook.current.state).toBe('failed'));
  expect(hook.current.current.data.notifyMinutes).toBe(before);
});

it('says that something was not saved also when what followed was', async () => {
  const hook = account();
  act(() => {
    void hook.current.save({ notifyDigest: true });
    void hook.current.save({ notifyMinutes: 30 });
  });
  await answered(0, 503);
  await answered(1, 200);
  await waitFor(() => expect(hook.current.current.data.notifyMinutes).toBe(30));
  expect(hook.current.state).toBe('failed');
});
