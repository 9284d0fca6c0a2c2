import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('public/push-worker.js', 'utf8');
const ORIGIN = 'https://riftweek.example';

/** Runs the worker's file as a browser would, with what it may use. */
function worker(windows: readonly { readonly url: string; readonly focus: () => Promise<void> }[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  const self = {
    location: new URL(`${ORIGIN}/push-worker.js`),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    addEventListener: (kind: string, listener: (event: unknown) => void) => void listeners.set(kind, listener),
  };
  runInNewContext(SOURCE, { self, URL, String });
  const dispatch = async (kind: string, event: object): Promise<void> => {
    const waits: unknown[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return { dispatch, shown, openWindow, kinds: [...listeners.keys()] };
}
const tapped = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } });

describe('the push worker', () => {
  it('shows messages and opens what was tapped; nothing else', () => {
    expect(worker().kinds).toEqual(['push', 'notificationclick']);
  });

  it('shows a message under its tag', async () => {
    const { dispatch, shown } = worker();
    await dispatch('push', {
      data: { json: () => ({ title: 'T1 vs Gen.G', body: 'LCK', tag: 'start-7-1', path: '/match/7/t1-vs-gen-g' }) },
    });
    expect(shown).toHaveBeenCalledWith(
      'T1 vs Gen.G',
      expect.objectContaining({ body: 'LCK', tag: 'start-7-1', data: { path: '/match/7/t1-vs-gen-g' } }),
    );
  });

  it('shows something for a message that cannot be read: browsers demand it', async () => {
    const { dispatch, shown } = worker();
    await dispatch('push', { data: null });
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('opens the match, in the window that shows it already if there is one', async () => {
    const fresh = worker();
    await fresh.dispatch('notificationclick', tapped('/match/7/t1-vs-gen-g'));
    expect(fresh.openWindow).toHaveBeenCalledWith(`${ORIGIN}/match/7/t1-vs-gen-g`);
    const focus = vi.fn(() => Promise.resolve());
    const open = worker([{ url: `${ORIGIN}/match/7/t1-vs-gen-g`, focus }]);
    await open.dispatch('notificationclick', tapped('/match/7/t1-vs-gen-g'));
    expect(focus).toHaveBeenCalled();
    expect(open.openWindow).not.toHaveBeenCalled();
  });

  it('opens nothing but this site', async () => {
    for (const path of ['https://evil.example/', '//evil.example/', undefined]) {
      const { dispatch, openWindow } = worker();
      await dispatch('notificationclick', tapped(path));
      expect(openWindow.mock.calls.flat().every((address) => String(address).startsWith(ORIGIN))).toBe(true);
    }
  });
});
