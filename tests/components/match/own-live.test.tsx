// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnLive } from '../../../components/match/OwnLive';
import { toggleTeam } from '../../../lib/client/following/following-store';
import { runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { fakeApi, withOwnCache } from '../../support/schedule-rig';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a match that its source has forgotten to end neither counts as running nor is asked about again and again', async () => {
  vi.useFakeTimers({ now: Date.parse('2023-08-19T20:00:00Z') });
  const running = runningMatch({ id: 1, beginAt: '2023-08-19T19:00:00Z' });
  const api = fakeApi([running]);
  toggleTeam(77);
  renderSite(withOwnCache(<OwnLive today={[running, runningMatch({ id: 2, overdue: true })]} />));
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getByText('1')).toBeTruthy();
  expect(new Set(api.asked)).toEqual(new Set(['/api/live']));
});
