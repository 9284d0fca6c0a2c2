// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchDetail } from '../../../lib/domain/models/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { setRevealed } from '../../../lib/client/spoilers/reveal-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { openTabs } from '../../support/open-tabs';
import { renderSite, siteHtml } from '../../support/render-site';
import { fakeApi, withOwnCache } from '../../support/schedule-rig';

/**
 * A match page with spoilers hidden is the same page whatever the result, the
 * games, the form and the meetings: nothing of them can be read from it.
 */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-08-19T11:00:00Z') });
  fakeApi([]);
  saveSettings({ spoilerFree: true });
  history.replaceState(null, '', '/match/7/t1-vs-gen-g');
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Outcome = {
  readonly left: number;
  readonly right: number;
  readonly played: number;
  readonly winners: readonly boolean[];
  readonly length: number;
  readonly figure: number;
  readonly past: readonly boolean[];
  readonly meetings: number;
  readonly figuresLate: boolean;
  readonly forfeit: boolean;
};

/** Figures stand out, so that none can be on the page by chance. */
const outcomes = fc.record({
  left: fc.integer({ min: 71_000, max: 71_999 }),
  right: fc.integer({ min: 72_000, max: 72_999 }),
  played: fc.integer({ min: 0, max: 5 }),
  winners: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  length: fc.integer({ min: 1000, max: 3000 }),
  figure: fc.integer({ min: 73_000, max: 73_999 }),
  past: fc.array(fc.boolean(), { maxLength: 5 }),
  meetings: fc.integer({ min: 0, max: 9 }),
  figuresLate: fc.boolean(),
  forfeit: fc.boolean(),
});

type State = 'running' | 'finished' | 'not_started';

const GEN = { id: 1, abbr: 'GEN', name: 'Gen.G' };

function pastMatches(outcome: Outcome, teamId: number) {
  return outcome.past.map((won, index) =>
    finishedMatch({
      id: 500 + index,
      left: scored({ id: teamId, score: won ? outcome.figure : 0 }),
      right: scored({ id: 600 + index, name: `Opponent ${outcome.figure}`, abbr: `O${outcome.figure}`, score: won ? 0 : outcome.figure }),
      winnerId: won ? teamId : 600 + index,
    }),
  );
}

function matchOf(outcome: Outcome, state: State): Match {
  const games = outcome.winners.slice(0, outcome.played).map((won, index) =>
    gameStub(index + 1, {
      winnerId: state === 'running' && index === outcome.played - 1 ? null : won ? 77 : 1,
      status: state === 'running' && index === outcome.played - 1 ? 'running' : 'finished',
      lengthSeconds: outcome.length,
      videoUrl: index < 3 ? null : `https://youtu.be/${outcome.figure}`,
    }),
  );
  const shared = { numOfGames: 5, left: scored({ score: outcome.left }), right: scored({ ...GEN, score: outcome.right }), games };
  if (state === 'running') return runningMatch(shared);
  if (state === 'finished') return finishedMatch({ ...shared, winnerId: outcome.winners[0] ? 77 : 1, forfeit: outcome.forfeit });
  return notStartedMatch({ numOfGames: 5 });
}

const place = (wins: number) => ({ tournamentId: 15, tournamentName: 'Regular Season', rank: wins, teams: 10, wins, losses: 1 });

function detailOf(outcome: Outcome, state: State): MatchDetail {
  const match = matchOf(outcome, state);
  const teams = [gameTeam({ gold: outcome.figure }), gameTeam({ id: 1, side: 'red', kills: outcome.figure })];
  const players = [gamePlayer({ damage: outcome.figure, name: `Player ${outcome.figure}` })];
  const details = match.games
    .filter((stub) => stub.status === 'finished')
    .map((stub) => finishedGame({ position: stub.position, winnerId: stub.winnerId, lengthSeconds: outcome.length, teams, players }));
  return {
    match,
    games: outcome.figuresLate ? [] : details,
    champions: [],
    form: { left: { teamId: 77, matches: pastMatches(outcome, 77) }, right: { teamId: 1, matches: pastMatches(outcome, 1) } },
    standings: { left: place(outcome.figure), right: outcome.forfeit ? null : place(outcome.meetings) },
    headToHead: { leftWins: outcome.meetings, rightWins: outcome.past.length, draws: 0, matches: pastMatches(outcome, 77).slice(0, 3) },
  };
}

/** React counts its ids up from one rendering to the next. */
const withoutIds = (html: string): string => html.replace(/_r_\w+_|:r\w+:|«r\w+»/g, 'ID');

function rendered(detail: MatchDetail): string {
  const { container, unmount } = renderSite(withOwnCache(<MatchView detail={detail} />));
  openTabs(container);
  const html = withoutIds(container.innerHTML);
  unmount();
  return html;
}

describe.each(['running', 'finished', 'not_started'] as const)('the page of a %s match, spoilers hidden', (state) => {
  it('is the same whatever happened, in this match and before it', () => {
    fc.assert(
      fc.property(outcomes, outcomes, (one, two) => {
        const html = rendered(detailOf(one, state));
        for (const told of [one.left, one.right, one.figure]) expect(html).not.toContain(String(told));
        expect(html).toBe(rendered(detailOf(two, state)));
      }),
      { numRuns: 10 },
    );
  });

  it('is covered in the server’s HTML too, before React reads the setting', () => {
    const covered = (outcome: Outcome): string => {
      const page = document.createElement('div');
      page.innerHTML = siteHtml(withOwnCache(<MatchView detail={detailOf(outcome, state)} />));
      // What is for readers without scripts is no more than a text to others.
      for (const spoiler of page.querySelectorAll('[data-spoiler], noscript')) spoiler.remove();
      // Standing is colour and weight only, through variables that the pre-paint style levels; a padding tab looks like any other then.
      for (const name of ['data-standing', 'data-cover'])
        for (const element of page.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      return withoutIds(page.innerHTML);
    };
    fc.assert(
      fc.property(outcomes, outcomes, (one, two) => {
        expect(covered(one)).toBe(covered(two));
      }),
      { numRuns: 10 },
    );
  });
});

describe('form and head-to-head, shown by themselves', () => {
  it.each(['running', 'finished'] as const)('tell nothing of a %s match', (state) => {
    const shown = (detail: MatchDetail): string => {
      const { container, unmount } = renderSite(withOwnCache(<MatchView detail={detail} />));
      openTabs(container);
      fireEvent.click(screen.getByText('Show form and head-to-head'));
      openTabs(container);
      const html = withoutIds(container.innerHTML);
      unmount();
      return html;
    };
    fc.assert(
      fc.property(outcomes, outcomes, (one, two) => {
        const html = shown(detailOf(one, state));
        expect(html).toContain('match-meetings');
        for (const told of [one.left, one.right]) expect(html).not.toContain(String(told));
        const { past, meetings, figure } = one;
        const { standings } = detailOf(one, state);
        expect(html).toBe(shown({ ...detailOf({ ...two, past, meetings, figure }, state), ...(standings && { standings }) }));
      }),
      { numRuns: 4 },
    );
  });
});

describe('revealing', () => {
  it('shows the score that was hidden', () => {
    fc.assert(
      fc.property(outcomes, (outcome) => {
        const { container, unmount } = renderSite(withOwnCache(<MatchView detail={detailOf(outcome, 'finished')} />));
        act(() => setRevealed(7, true));
        expect(container.innerHTML).toContain(String(outcome.left));
        act(() => setRevealed(7, false));
        expect(container.innerHTML).not.toContain(String(outcome.left));
        unmount();
      }),
      { numRuns: 10 },
    );
  });
});
