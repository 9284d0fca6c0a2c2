// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GamePanel } from '../../../components/match-page/GamePanel';
import type { GameDetail } from '../../../lib/domain/match/game';
import { pageGame } from '../../../lib/domain/match/page-game';
import { seriesGames } from '../../../lib/domain/match/series-games';
import { gameStub, runningMatch } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';

const { players } = finishedGame();

function show(of: Partial<GameDetail>): void {
  const match = runningMatch({ games: [gameStub(1, { status: 'running', winnerId: null, lengthSeconds: null })] });
  const playing = finishedGame({ status: 'running', winnerId: null, lengthSeconds: null, ...of });
  const game = seriesGames(match, [pageGame(playing, { prior: null })])[0] ?? expect.fail('no game');
  renderSite(<GamePanel match={match} game={game} champions={[]} />);
}

describe('the players of a running game', () => {
  it('face each other lane by lane, with the gold of one over the other between them', () => {
    show({ players: players.map((player) => ({ ...player, gold: player.id === 3 ? 13_500 : player.id === 14 ? null : 12_000 })) });
    const rows = within(screen.getByRole('table', { name: /^Players of T1 –/ }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['even', 'even', 'T1 +1.5k', '–', 'even']);
    expect(
      within(rows[2] ?? document.body)
        .getAllByRole('link', { name: /^Player/ })
        .map((link) => link.textContent),
    ).toEqual(['Player 3', 'Player 13']);
  });

  it('stand in two tables where a role is not known', () => {
    show({ players: players.map((player) => (player.id === 3 ? { ...player, role: null } : player)) });
    expect(screen.getAllByRole('table', { name: /^Players of/ })).toHaveLength(2);
  });
});
