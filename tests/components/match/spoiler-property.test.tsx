// @vitest-environment jsdom
import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveCard } from '../../../components/match/LiveCard';
import { MatchList } from '../../../components/match/MatchList';
import { MatchScore } from '../../../components/match/MatchScore';
import { ScoreAnnouncer } from '../../../components/match/ScoreAnnouncer';
import { WeeklySchedule } from '../../../components/schedule/WeeklySchedule';
import { DayColumns } from '../../../components/schedule/DayColumns';
import { setRevealed } from '../../../lib/client/spoilers/reveal-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { FinishedMatch, GameStub, RunningMatch } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, gameStub, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite, serverHtml, siteRouter } from '../../support/render-site';
import { shellAt, fakeApi, withOwnCache } from '../../support/schedule-rig';

// Hundreds of renderings; nothing here depends on the time they take.
const NOW = '2023-08-19T11:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  fakeApi([]);
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything of a result that could show: scores that occur nowhere else, who won, how many games there were. */
type Outcome = {
  readonly left: number;
  readonly right: number;
  readonly games: number;
  readonly finished: boolean;
  readonly numOfGames: number;
};

const outcomes = fc.record({
  left: fc.integer({ min: 71_000, max: 71_999 }),
  right: fc.integer({ min: 71_000, max: 71_999 }),
  games: fc.integer({ min: 0, max: 7 }),
  finished: fc.boolean(),
  numOfGames: fc.integer({ min: 1, max: 7 }),
});

function stub(position: number, count: number, finished: boolean): GameStub {
  const running = !finished && position === count;
  const state = running ? ({ status: 'running', winnerId: null } as const) : {};
  return gameStub(position, { beginAt: '2023-08-19T08:10:00Z', lengthSeconds: null, ...state });
}

function parts({ left, right, games, finished, numOfGames }: Outcome) {
  return {
    left: scored({ score: left }),
    right: scored({ id: 1, abbr: 'GEN', name: 'Gen.G', score: right }),
    games: Array.from({ length: games }, (_, index) => stub(index + 1, games, finished)),
    numOfGames,
  };
}

const asRunning = (outcome: Outcome): RunningMatch => runningMatch(parts(outcome));
const asFinished = (outcome: Outcome): FinishedMatch =>
  finishedMatch({ ...parts(outcome), winnerId: outcome.left > outcome.right ? 77 : 1 });
const asMatch = (outcome: Outcome): RunningMatch | FinishedMatch => (outcome.finished ? asFinished(outcome) : asRunning(outcome));

const RENDERINGS: Readonly<Record<string, (outcome: Outcome) => ReactElement>> = {
  'a full row': (outcome) => <MatchList matches={[asMatch(outcome)]} showDay showLeague />,
  'a short row': (outcome) => <MatchList matches={[asMatch(outcome)]} names="short" />,
  'a live card': (outcome) => <LiveCard match={asRunning(outcome)} />,
  'a live card of a match that is over': (outcome) => <LiveCard match={asFinished(outcome)} />,
  'a score line': (outcome) => <MatchScore match={asMatch(outcome)} />,
  'the weekly schedule': (outcome) => withOwnCache(<WeeklySchedule shell={shellAt(NOW, [asMatch(outcome)])} />),
  'a day column': (outcome) => (
    <DayColumns leagueId={null} days={[{ day: '2023-08-19', matches: [asMatch(outcome)] }]} today="2023-08-19" />
  ),
  'the announcer': (outcome) => <ScoreAnnouncer matches={[asMatch(outcome)]} />,
};

/** React counts its ids up from one rendering to the next. */
const withoutIds = (html: string): string => html.replace(/_r_\w+_|:r\w+:|«r\w+»/g, 'ID');

function rendered(element: ReactElement): string {
  const { container, unmount } = renderSite(element);
  const html = withoutIds(container.innerHTML);
  unmount();
  return html;
}

describe.each(Object.entries(RENDERINGS))('while spoilers are hidden, %s', (name, build) => {
  it('is the same whatever the result, and contains neither score', () => {
    saveSettings({ spoilerFree: true });
    fc.assert(
      fc.property(outcomes, outcomes, (one, two) => {
        const other = { ...two, finished: one.finished, numOfGames: one.numOfGames };
        const html = rendered(build(one));
        expect(html).not.toContain(String(one.left));
        expect(html).not.toContain(String(one.right));
        expect(html).toBe(rendered(build(other)));
      }),
      { numRuns: 25 },
    );
  });

  if (name !== 'the announcer')
    it('shows the score once it is revealed', () => {
      saveSettings({ spoilerFree: true });
      fc.assert(
        fc.property(outcomes, (outcome) => {
          const { container, unmount } = renderSite(build(outcome));
          act(() => setRevealed(7, true));
          expect(container.innerHTML).toContain(String(outcome.left));
          expect(container.innerHTML).toContain(String(outcome.right));
          act(() => setRevealed(7, false));
          expect(container.innerHTML).not.toContain(String(outcome.left));
          unmount();
        }),
        { numRuns: 10 },
      );
    });

  it('marks everything that reveals the result in the server’s HTML, so that the pre-paint style covers it', () => {
    const { router } = siteRouter();
    const covered = (outcome: Outcome): string => {
      const page = document.createElement('div');
      page.innerHTML = serverHtml(<RouterContext.Provider value={router}>{build(outcome)}</RouterContext.Provider>);
      for (const spoiler of page.querySelectorAll('[data-spoiler]')) spoiler.remove();
      // Standing is colour and weight only, through variables that the pre-paint style levels.
      for (const team of page.querySelectorAll('[data-standing]')) team.removeAttribute('data-standing');
      return withoutIds(page.innerHTML);
    };
    fc.assert(
      fc.property(outcomes, outcomes, (one, two) => {
        expect(covered(one)).toBe(covered({ ...two, finished: one.finished, numOfGames: one.numOfGames }));
      }),
      { numRuns: 25 },
    );
  });
});
