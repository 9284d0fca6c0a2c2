import { describe, expect, it, vi } from 'vitest';
import { finishedMatch, runningMatch } from '../../lib/fixtures/match-fixture';
import type { Device } from '../../lib/domain/page/page-message';
import { saveDevice } from '../../lib/worker/device';
import { notices } from '../../lib/worker/notices';
import { answerOf, ORIGIN, scopeOf, workerRig } from '../support/worker-rig';

const DEVICE: Device = { locale: 'en', hides: false, teams: [], leagues: [], matches: [], playerTeams: [] };
const START = {
  title: 'T1 vs Gen.G',
  body: 'LCK',
  tag: 'start-7-1',
  path: '/match/7/t1-vs-gen-g',
  covered: { title: 'Final', body: 'LCK', path: '/match/7' },
  actions: [
    { action: 'watch', title: 'Watch' },
    { action: 'hide', title: 'Hide results' },
  ],
};
const RESULT = { ...START, title: 'T1 2–1 GEN', tag: 'result-7', covered: { title: 'Final', body: 'LCK · finished', path: '/match/7' } };

async function rig(device: Device | null = null) {
  const all = workerRig();
  const hidden = vi.fn<(pathname: string) => void>();
  if (device) await saveDevice(scopeOf(all), device);
  return { ...all, hidden, ...notices(scopeOf(all), hidden) };
}

describe('a notification', () => {
  it('shows a message under its tag, with its buttons', async () => {
    const { show, shown } = await rig();
    await show(() => START);
    expect(shown).toHaveBeenCalledWith(
      'T1 vs Gen.G',
      expect.objectContaining({ body: 'LCK', tag: 'start-7-1', data: { path: '/match/7/t1-vs-gen-g' }, actions: START.actions }),
    );
  });

  it('reveals nothing of a result to a device that hides results: no score, no team, not in its address', async () => {
    const { show, shown } = await rig({ ...DEVICE, hides: true });
    await show(() => RESULT);
    expect(JSON.stringify(shown.mock.calls)).not.toMatch(/T1|GEN|2–1|t1-vs/);
    expect(shown).toHaveBeenCalledWith('Final', expect.objectContaining({ actions: [{ action: 'watch', title: 'Watch' }] }));
  });

  it('shows something for a message that cannot be read: browsers require it', async () => {
    for (const read of [undefined, () => ({ title: 7 }), () => expect.fail()]) {
      const { show, shown } = await rig();
      await show(read);
      expect(shown).toHaveBeenCalledTimes(1);
    }
  });

  it('opens the match, in the window that already shows it if there is one', async () => {
    const fresh = await rig();
    await fresh.open({ path: '/match/7/t1-vs-gen-g' }, 'watch');
    expect(fresh.openWindow).toHaveBeenCalledWith(`${ORIGIN}/match/7/t1-vs-gen-g`);
    const focus = vi.fn(() => Promise.resolve());
    const open = await rig();
    open.windows.push({ url: `${ORIGIN}/match/7/t1-vs-gen-g`, focus, navigate: () => Promise.resolve() });
    await open.open({ path: '/match/7/t1-vs-gen-g' }, '');
    expect(focus).toHaveBeenCalled();
    expect(open.openWindow).not.toHaveBeenCalled();
  });

  it('opens the match with results hidden by its second button, reloading it where it is open', async () => {
    const fresh = await rig();
    await fresh.open({ path: '/match/7/t1-vs-gen-g' }, 'hide');
    expect(fresh.hidden).toHaveBeenCalledWith('/match/7/t1-vs-gen-g');
    const navigate = vi.fn(() => Promise.resolve());
    fresh.windows.push({ url: `${ORIGIN}/match/7/t1-vs-gen-g`, focus: () => Promise.resolve(), navigate });
    await fresh.open({ path: '/match/7/t1-vs-gen-g' }, 'hide');
    expect(navigate).toHaveBeenCalledWith(`${ORIGIN}/match/7/t1-vs-gen-g`);
  });

  it.each(['https://evil.example/', '//evil.example/', undefined, 7, 'https://['])('opens only this site for %j', async (path) => {
    const { open, openWindow } = await rig();
    await open({ path }, '');
    expect(openWindow).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^${ORIGIN}/`)));
  });
});

describe('the number on the app’s icon', () => {
  const live = { matches: [runningMatch(), runningMatch({ id: 8, leagueId: 99 }), finishedMatch({ id: 9 })], playing: [] };

  it('counts running followed matches', async () => {
    const { show, network, badge } = await rig({ ...DEVICE, leagues: [runningMatch().leagueId] });
    network.mockImplementation(() => Promise.resolve(answerOf(JSON.stringify(live))));
    await show(() => START);
    expect(network).toHaveBeenCalledWith('/api/live');
    expect(badge.set).toHaveBeenCalledWith(1);
  });

  it('is cleared where none runs, and stays where that is unknown', async () => {
    const none = await rig({ ...DEVICE, leagues: [12345] });
    none.network.mockImplementation(() => Promise.resolve(answerOf(JSON.stringify(live))));
    await none.show(() => START);
    expect(none.badge.clear).toHaveBeenCalled();
    const unknown = await rig({ ...DEVICE, leagues: [12345] });
    await unknown.show(() => START);
    expect(unknown.shown).toHaveBeenCalled();
    expect(unknown.badge.clear).not.toHaveBeenCalled();
    expect(unknown.badge.set).not.toHaveBeenCalled();
  });
});
