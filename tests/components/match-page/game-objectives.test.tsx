// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { GamePanel } from '../../../components/match-page/GamePanel';
import type { GameTeam } from '../../../lib/domain/match/game';
import { pageGame } from '../../../lib/domain/match/page-game';
import { seriesGames } from '../../../lib/domain/match/series-games';
import { finishedMatch, gameStub } from '../../../lib/fixtures/match-fixture';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { renderSite } from '../../support/render-site';

const MATCH = finishedMatch({ games: [gameStub(1)] });

function labels(left: Partial<GameTeam>, right: Partial<GameTeam>): (string | null)[] {
  const teams = [gameTeam(left), gameTeam({ id: 1, side: 'red', ...right })];
  const players = [gamePlayer({ name: 'Oner', firstBlood: 'kill' }), gamePlayer({ id: 2, name: 'Keria', firstBlood: 'assist' })];
  const game = seriesGames(MATCH, [pageGame(finishedGame({ teams, players }), { prior: null })])[0] ?? expect.fail('no game');
  const { container } = renderSite(<GamePanel match={MATCH} game={game} champions={[]} />);
  return [...container.querySelectorAll('dt, .firsts li')].map(({ textContent }) => textContent);
}

describe('the objectives of a game', () => {
  it('include void grubs and Atakhan where a team took any', () => {
    const shown = labels({ voidGrubs: 2, firstVoidGrub: true, atakhans: 0 }, { voidGrubs: 1, atakhans: 1, firstAtakhan: true });
    expect(shown).toEqual(expect.arrayContaining(['Void grubs', 'Atakhan', 'First void grub', 'First Atakhan']));
  });

  it('include plates, and name who had first blood', () => {
    expect(labels({ turretPlates: 4 }, { turretPlates: 0 })).toEqual(expect.arrayContaining(['Tower plates', 'First blood · Oner']));
    expect(labels({}, {})).not.toContain('Tower plates');
  });

  it.each([null, 0])('leave them out where no team has any (%s): not every season of the game has them', (none) => {
    const shown = labels({ voidGrubs: none, atakhans: none, barons: 0 }, { voidGrubs: none, atakhans: none, barons: 0 });
    expect(shown).not.toContain('Void grubs');
    expect(shown).not.toContain('Atakhan');
    expect(shown).toContain('Barons');
  });
});
