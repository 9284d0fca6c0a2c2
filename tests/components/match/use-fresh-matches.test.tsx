// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScoreAnnouncer } from '../../../components/match/ScoreAnnouncer';
import { useFreshLive, useFreshMatches } from '../../../components/match/use-fresh-matches';
import type { MatchSummary } from '../../../lib/domain/match/match';
import { withFresh } from '../../../lib/domain/match/match-lists';
import { MINUTE_MS } from '../../../lib/domain/values/durations';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { fakeApi, withOwnCache, type FakeApi } from '../../support/schedule-rig';

const OPENED = Date.parse('2023-08-19T18:50:00Z');
const beginAt = '2023-08-19T19:00:00Z';
const before = notStartedMatch({ id: 1, beginAt, modifiedAt: '2023-08-18T00:00:00Z' });
const begun = runningMatch({ id: 1, beginAt, modifiedAt: '2023-08-19T19:00:00Z' });
const over = finishedMatch({ id: 1, beginAt, modifiedAt: '2023-08-19T21:00:00Z' });

function Shown({ page }: { readonly page: readonly MatchSummary[] }) {
  const matches = withFresh(page, useFreshMatches(page));
  return <p role="status">{matches.map(({ id, status }) => `${id} ${status}`).join(', ')}</p>;
}

let api: FakeApi;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: OPENED });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  api = fakeApi([before]);
});
afterEach(() => {
  visibility = 'visible';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => renderSite(withOwnCache(<Shown page={PAGE} />));
const PAGE = [before];
const LIVE = [begun];
const shown = () => screen.getByRole('status').textContent;
const weeks = () => api.asked.filter((path) => path.startsWith('/api/week')).length;

async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
  await act(() => vi.dynamicImportSettled());
}

async function look(next: DocumentVisibilityState): Promise<void> {
  visibility = next;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('shows the end of a match that began after the page came, then polls nothing', async () => {
  show();
  await pass(12);
  api.matches = [begun];
  await pass(5);
  expect(shown()).toBe('1 running');
  await pass(25);
  expect(shown()).toBe('1 running');
  api.matches = [over];
  await pass(1);
  expect(shown()).toBe('1 finished');
  const asked = api.asked.length;
  await pass(30);
  expect(api.asked).toHaveLength(asked);
  expect(shown()).toBe('1 finished');
});

it('shows the last score until the end of a match is known', async () => {
  show();
  api.matches = [begun];
  await pass(12);
  // No longer live, and the week still has it running.
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.startsWith('/api/week') ? { start: '2023-08-14', matches: [begun] } : { matches: [], playing: [] })),
  );
  await pass(3);
  expect(shown()).toBe('1 running');
});

it.each([
  { name: 'has ended', answer: over, becomes: '1 finished' },
  { name: 'runs', answer: begun, becomes: '1 running' },
  { name: 'has not begun', answer: before, becomes: '1 not_started' },
])('asks for a match that began while the tab was hidden until it knows that it $name', async ({ answer, becomes }) => {
  show();
  await pass(2);
  await look('hidden');
  api.matches = [answer];
  await pass(150);
  expect(weeks()).toBe(0);
  await look('visible');
  await pass(1);
  expect(shown()).toBe(becomes);
  const asked = weeks();
  await pass(30);
  expect(weeks()).toBe(asked);
});

it('says no score of a match that is not on the page', async () => {
  const other = (score: number) =>
    runningMatch({ id: 2, beginAt, modifiedAt: `2023-08-19T19:0${score}:00Z`, left: scored({ id: 501, name: 'JDG', score }) });
  function Page() {
    return <ScoreAnnouncer matches={useFreshLive(LIVE).shown} />;
  }
  api.matches = [begun, other(0)];
  renderSite(withOwnCache(<Page />));
  await pass(1);
  api.matches = [{ ...begun, modifiedAt: '2023-08-19T19:30:00Z', left: scored({ score: 2 }) }, other(1)];
  await pass(1);
  expect(shown()).toBe('T1 2, Gen.G 1');
});

it('asks for nothing where a match was late before the page came', async () => {
  vi.setSystemTime(OPENED + 120 * MINUTE_MS);
  show();
  await pass(30);
  expect(api.asked).toEqual([]);
});
