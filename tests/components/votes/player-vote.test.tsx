// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerVote } from '../../../components/votes/PlayerVote';
import { pageGame } from '../../../lib/domain/match/page-game';
import { finishedMatch, gameStub } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';

const MATCH = finishedMatch({ games: [gameStub(1)] });

/** In view at once. */
class Observer {
  constructor(private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing to end.
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers({ now: Date.parse(MATCH.endAt ?? ''), shouldAdvanceTime: true });
  const players = [
    { playerId: 1, votes: 3 },
    { playerId: 11, votes: 1 },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ matchId: MATCH.id, players, mine: null })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has a row for each of the ten players: champion, name, share and who the formula chose', async () => {
  renderSite(withOwnCache(<PlayerVote match={MATCH} games={[pageGame(finishedGame(), { prior: null })]} chosenId={3} />));
  await screen.findByText('4 votes');
  const rows = within(screen.getByRole('group')).getAllByRole('button');
  expect(rows).toHaveLength(10);
  expect([rows[0]?.textContent, rows[2]?.textContent]).toEqual(['C1Player 1Top75%', 'C3Player 3Mid · Best stats0%']);
  // Nothing stands empty above them while there are no votes.
  expect(document.querySelector('.teams')?.previousElementSibling).toBeNull();
});
