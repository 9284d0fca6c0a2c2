// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameSummaryLines } from '../../../components/match-page/GameLines';
import { GamePanel } from '../../../components/match-page/GamePanel';
import { seriesGames } from '../../../lib/domain/match/series-games';
import { pageGame } from '../../../lib/domain/match/page-game';
import type { GameTeam } from '../../../lib/domain/match/game';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

const MATCH = finishedMatch({ games: [gameStub(1)] });

/** A game of T1 (left) and Gen.G (right), whose source lists Gen.G first. */
function show(right: GameTeam['side'], left: GameTeam['side']) {
  const teams = [gameTeam({ id: 1, side: right, kills: 10 }), gameTeam({ side: left })];
  const game = seriesGames(MATCH, [pageGame(finishedGame({ teams }), { prior: null })])[0] ?? expect.fail('no game');
  const { container } = renderSite(
    <>
      <GamePanel match={MATCH} game={game} champions={[]} />
      <GameSummaryLines match={MATCH} games={[game]} />
    </>,
  );
  return {
    html: container.innerHTML,
    order: [...container.querySelectorAll('[data-side] b')].map((name) => name.textContent),
    captions: screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent),
  };
}

describe('a game with unknown sides', () => {
  it('shows teams in the order of the match, without names of sides', () => {
    const { html, order } = show(null, null);
    expect(order).toEqual(['T1', 'Gen.G']);
    expect(html).not.toMatch(/Blue side|Red side/);
    expect(html).toContain('Victory');
  });

  it('shows the same figures as any other game', () => {
    const { captions } = show(null, null);
    cleanup();
    expect(captions.toSorted()).toEqual(show('red', 'blue').captions.toSorted());
  });

  it('has sides where one team’s side is known', () => {
    expect(show('blue', null).html).toContain('Red side');
  });
});

it('a game has its teams as the head of the page has them, whoever plays blue', () => {
  expect(show('blue', 'red').order).toEqual(['T1', 'Gen.G']);
  cleanup();
  expect(show('red', 'blue').order).toEqual(['T1', 'Gen.G']);
});
