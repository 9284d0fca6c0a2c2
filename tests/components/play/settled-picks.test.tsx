// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PickSlot } from '../../../components/shell/Shell';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import { keepPicks } from '../../../lib/client/play/own-picks';
import { dismissSettled } from '../../../lib/client/play/settled-news';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { PlacedBet } from '../../../lib/domain/play/play-answer';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { placedBet } from '../../support/play/placed-bet';
import { renderSite } from '../../support/render-site';

vi.mock('../../../lib/client/islands/load-section', () => ({ withTexts: (_section: string, part: Promise<unknown>) => part }));

const asked: string[] = [];
let settled: readonly PlacedBet[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ balance: 900, open: [], settled, reader: { kind: 'player' } }));
  });
});
afterEach(() => {
  asked.length = 0;
  act(() => {
    dismissSettled();
    rememberSignedIn(null);
    saveSettings(DEFAULT_SETTINGS);
  });
  vi.unstubAllGlobals();
});

const signIn = (uid: string): void => rememberSignedIn({ uid, name: null, unverified: false, remember: true });

it('asks nothing of a user without open picks', async () => {
  signIn('ann');
  renderSite(<PickSlot />);
  await act(() => Promise.resolve());
  expect([asked, document.body.textContent]).toEqual([[], '']);
});

it('says once what became of the picks that were open here, until that is dismissed', async () => {
  signIn('ann');
  keepPicks([placedBet(), placedBet({ id: 'b2', matchId: 8 }), placedBet({ id: 'b3', matchId: 9, outcome: 'right' })]);
  settled = [
    placedBet({ state: 'won', paid: 95 }),
    placedBet({ id: 'b2', matchId: 8, state: 'lost', paid: 0 }),
    placedBet({ id: 'b3', matchId: 9, outcome: 'right', state: 'void', paid: 50 }),
    placedBet({ id: 'long-ago', matchId: 1, state: 'won', paid: 1 }),
  ];
  renderSite(<PickSlot />);
  expect(await screen.findByRole('link', { name: 'Your pick on T1 won: +95 coins' })).toHaveProperty('pathname', '/match/7');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Your pick on T1 won: +95 coins',
    'Your pick on T1 lost',
    'Your pick on GEN is void: 50 coins back',
  ]);
  expect(screen.getByRole('status')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(localStorage.getItem('ownPicks')).toBe('[]');
});

it('says only that it is settled while results are hidden', async () => {
  signIn('ben');
  saveSettings({ spoilerFree: true });
  const texts: (string | null)[] = [];
  for (const state of ['won', 'lost'] as const) {
    act(() => keepPicks([placedBet()]));
    settled = [placedBet({ state, paid: state === 'won' ? 95 : 0 })];
    const { unmount } = renderSite(<PickSlot />);
    texts.push((await screen.findByRole('link')).textContent);
    unmount();
    act(dismissSettled);
  }
  expect(texts).toEqual(['A pick has settled: T1 – GEN', 'A pick has settled: T1 – GEN']);
});
