import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import { ROLE_NORMS, playerOfTheMatch } from '../../../lib/domain/match/player-of-the-match';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';

/** The winner's players are 1 (top) to 5 (support), the loser's 11 to 15. */
const ONE_GAME = finishedMatch({ left: scored({ score: 1 }), right: scored({ id: 1, score: 0 }), numOfGames: 1 });
const TWO_GAMES = finishedMatch({ left: scored({ score: 2 }), right: scored({ id: 1, score: 0 }) });

function game(changes: Readonly<Record<number, Partial<GamePlayer>>>, overrides: Partial<GameDetail> = {}): GameDetail {
  const plain = finishedGame(overrides);
  return { ...plain, players: plain.players.map((player) => ({ ...player, ...changes[player.id] })) };
}

describe('the player of the match', () => {
  it('is the winner who stands out most from the average of the role', () => {
    // 16 of 20 kills, against 12 of the others; a fourth of the damage is a lot for a support, and little for a bot laner.
    expect(playerOfTheMatch(ONE_GAME, [game({ 5: { kills: 6, assists: 10, damage: 20_000 } })])).toMatchObject({ id: 5, role: 'support' });
    expect(playerOfTheMatch(ONE_GAME, [game({ 3: { gold: 16_000, damage: 25_000 }, 5: { damage: 3_000 } })])).toMatchObject({
      id: 3,
      goldAheadPerMinute: 4_000 / 30,
    });
    expect(playerOfTheMatch(ONE_GAME, [game({ 3: { gold: 16_000, damage: 25_000, deaths: 9 }, 5: { damage: 3_000 } })])?.id).not.toBe(3);
  });

  it('has 50 points with the figures of an average winner of the role', () => {
    const norms = ROLE_NORMS.mid;
    const damage = (norms.damageShare.mean / (1 - norms.damageShare.mean)) * 4;
    const average = {
      kills: 0,
      assists: norms.participation.mean * 20,
      deaths: norms.deaths.mean,
      damage,
      gold: 12_000 + norms.goldAhead.mean * 30,
    };
    const weak = { kills: 0, assists: 0, deaths: 9, damage: 1, gold: 9_000 };
    const best = playerOfTheMatch(ONE_GAME, [game({ 1: weak, 2: weak, 3: average, 4: weak, 5: weak })]);
    expect(best).toMatchObject({ id: 3 });
    expect(best?.score).toBeCloseTo(50, 5);
  });

  it('is on the winning team, however good the others were', () => {
    expect(playerOfTheMatch(ONE_GAME, [game({ 13: { kills: 15, deaths: 0, gold: 25_000 } })])?.teamId).toBe(77);
  });

  it('is unknown with any figure of any game missing', () => {
    expect(playerOfTheMatch(ONE_GAME, [game({ 2: { damage: null } })])).toBeNull();
    expect(playerOfTheMatch(ONE_GAME, [game({ 12: { gold: null } })])).toBeNull();
    expect(playerOfTheMatch(ONE_GAME, [game({}, { lengthSeconds: null })])).toBeNull();
    expect(playerOfTheMatch(ONE_GAME, [game({ 2: { role: null } })])).toBeNull();
    expect(playerOfTheMatch(TWO_GAMES, [game({})])).toBeNull();
    expect(playerOfTheMatch(ONE_GAME, [])).toBeNull();
    expect(playerOfTheMatch({ ...ONE_GAME, forfeit: true }, [game({})])).toBeNull();
  });

  it('has played at least half of the games', () => {
    const substitute = game({ 3: { id: 33, name: 'Substitute', kills: 12, deaths: 0, gold: 20_000 } }, { position: 2 });
    expect(playerOfTheMatch(TWO_GAMES, [game({}), substitute])?.id).toBe(33);
    const THREE = { ...TWO_GAMES, right: scored({ id: 1, score: 1 }) };
    expect(playerOfTheMatch(THREE, [game({}), substitute, game({}, { position: 3 })])?.id).not.toBe(33);
  });
});
