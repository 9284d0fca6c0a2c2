import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import { playerOfTheMatch } from '../../../lib/domain/match/player-of-the-match';
import type { Role } from '../../../lib/domain/match/role';
import { WINNER_MEANS, type WinnerMeans } from '../../../lib/domain/match/role-norms';
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

  it('scores 8 to 10 by how far ahead of the teammates, however good winners usually are', () => {
    const weak = { kills: 0, assists: 0, deaths: 9, damage: 1, gold: 9_000 };
    const far = playerOfTheMatch(ONE_GAME, [game({ 1: weak, 2: weak, 3: { kills: 12, deaths: 0, gold: 20_000 }, 4: weak, 5: weak })]);
    expect(far).toMatchObject({ id: 3, score: 10 });
    const close = playerOfTheMatch(ONE_GAME, [game({})]);
    expect(close?.score).toBeGreaterThanOrEqual(8);
    expect(close?.score).toBeLessThan(9);
    const better = (figures: WinnerMeans[Role]) => ({ ...figures, participation: figures.participation + 0.1 });
    const { top, jgl, mid, adc, support } = WINNER_MEANS;
    const usual = { top: better(top), jgl: better(jgl), mid: better(mid), adc: better(adc), support: better(support) };
    expect(playerOfTheMatch(ONE_GAME, [game({})], usual)?.score).toBeCloseTo(close?.score ?? 0, 1);
  });

  it('is a support only far ahead of the others, whatever the gold', () => {
    const best = (gold: number) => playerOfTheMatch(ONE_GAME, [game({ 5: { kills: 6, assists: 10, damage: 20_000, gold } })]);
    expect(best(8_000)).toMatchObject({ id: 5 });
    expect(best(8_000)?.score).toBe(best(16_000)?.score);
    expect(best(8_000)?.score).toBeLessThanOrEqual(10);
    expect(playerOfTheMatch(ONE_GAME, [game({ 5: { damage: 11_000 } })])?.role).not.toBe('support');
  });

  it('has figures over all games, as tables of statistics have them: a long game counts for more', () => {
    const short = game({ 3: { kills: 12, damage: 10_000, gold: 12_000 } }, { lengthSeconds: 1200 });
    const long = game({ 3: { kills: 12, damage: 60_000, gold: 18_000 } }, { position: 2, lengthSeconds: 3600 });
    const others = [short, long].map(({ players }) => players.filter(({ teamId, id }) => teamId === 77 && id !== 3));
    const team = 70_000 + others.flat().reduce((sum, { damage }) => sum + (damage ?? 0), 0);
    const opponents = [short, long].reduce((sum, { players }) => sum + (players.find(({ id }) => id === 13)?.gold ?? 0), 0);
    const best = playerOfTheMatch(TWO_GAMES, [short, long]);
    expect(best?.id).toBe(3);
    expect(best?.damageShare).toBeCloseTo(70_000 / team, 6);
    expect(best?.goldAheadPerMinute).toBeCloseTo((30_000 - opponents) / 80, 6);
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
