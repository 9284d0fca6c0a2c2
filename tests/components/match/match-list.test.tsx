// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MatchList } from '../../../components/match/MatchList';
import { setRevealed } from '../../../lib/client/spoilers/reveal-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { MatchSummary } from '../../../lib/domain/match/match';
import type * as MatchResults from '../../../lib/domain/match/match-result';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const rendered = vi.hoisted((): number[] => []);
vi.mock('../../../lib/domain/match/match-result', async (original) => {
  const real = await original<typeof MatchResults>();
  return {
    ...real,
    matchResult: (match: MatchSummary, hidden: boolean) => {
      rendered.push(match.id);
      return real.matchResult(match, hidden);
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2023-08-19T07:18:30Z') });
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

const LIST = [finishedMatch({ id: 1 }), notStartedMatch({ id: 2 }), notStartedMatch({ id: 3, beginAt: '2023-08-19T12:00:00Z' })];

it('rerenders only the row whose countdown changes', () => {
  renderSite(<MatchList matches={LIST} showDay />);
  expect(screen.getByText('in 42 min')).toBeTruthy();
  rendered.length = 0;
  act(() => void vi.advanceTimersByTime(45_000));
  expect(screen.getByText('in 41 min')).toBeTruthy();
  expect(rendered).toEqual([2]);
});

it('rerenders only the row whose result is revealed', () => {
  saveSettings({ spoilerFree: true });
  renderSite(<MatchList matches={[...LIST, finishedMatch({ id: 4 })]} />);
  rendered.length = 0;
  act(() => setRevealed(4, true));
  expect(rendered).toEqual([4]);
  act(() => setRevealed(4, false));
});
