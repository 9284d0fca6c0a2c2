import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../../../lib/domain/match/page-game';
import { pageGame } from '../../../lib/domain/match/page-game';
import { SWING_SECONDS, turningPoint } from '../../../lib/domain/match/turning-point';
import { finishedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';

const MATCH = finishedMatch({ left: scored({ score: 1 }), right: scored({ id: 1, score: 0 }) });

/** A game by its moments: seconds, chance of the first team in per mille, kills of both until then. */
function game(
  position: number,
  moments: readonly (readonly [seconds: number, chance: number, kills?: number])[],
  { winnerId = 77, lengthSeconds = moments.at(-1)?.[0] ?? null }: Partial<Pick<PageGame, 'winnerId' | 'lengthSeconds'>> = {},
): PageGame {
  const { frames: _frames, ...rest } = finishedGame({ position, lengthSeconds, winnerId });
  return {
    ...rest,
    curve: {
      teams: [77, 1],
      seconds: moments.map(([seconds]) => seconds),
      gold: [moments.map(() => 0), moments.map(() => 0)],
      taken: [[moments.length - 1, 1, 2, 1]],
    },
    course: { chances: moments.map(([, chance]) => chance), kills: [moments.map(() => 0), moments.map(([, , kills = 0]) => kills)] },
  };
}

describe('the turning point', () => {
  it('is the largest swing within three minutes, with what happened in it', () => {
    const calm = game(1, [[0, 500], [60, 550], [120, 500]]); // prettier-ignore
    const turned = game(2, [[0, 500], [60, 300], [120, 400], [180, 550], [240, 700, 4]]); // prettier-ignore
    expect(turningPoint(MATCH, [calm, turned])).toEqual({
      position: 2,
      since: 60,
      seconds: 240,
      teamId: 77,
      before: 300,
      after: 700,
      events: [{ teamId: 1, kills: 4, taken: [{ objective: 'barons', count: 1 }] }],
      complete: true,
    });
  });

  it('takes frames of five minutes one by one', () => {
    const sparse = game(1, [[0, 500], [300, 650], [600, 400], [900, 800]]); // prettier-ignore
    expect(turningPoint(MATCH, [sparse])).toMatchObject({ since: 600, seconds: 900, before: 400, after: 800, complete: true });
  });

  it('went to the winner of its game: no swing to the loser is one, however large', () => {
    const thrown = [[0, 500], [60, 900], [120, 850], [180, 980]] as const; // prettier-ignore
    expect(turningPoint(MATCH, [game(1, thrown)])).toMatchObject({ teamId: 77, since: 0, after: 980 });
    expect(turningPoint(MATCH, [game(1, thrown, { winnerId: 1 })])).toBeNull();
    const back = game(1, [[0, 500], [60, 100], [300, 400], [360, 550]]); // prettier-ignore
    expect(turningPoint(MATCH, [back])).toMatchObject({ since: 60, seconds: 300, before: 100, after: 400 });
    expect(turningPoint(MATCH, [game(1, thrown, { winnerId: null })])).toBeNull();
  });

  it('did most for the chance to win the match: a swing weighs what its game was worth', () => {
    const five = finishedMatch({ numOfGames: 5, left: scored({ score: 3 }), right: scored({ id: 1, score: 2 }) });
    const swing = (position: number, size: number, winnerId = 77) =>
      game(position, [[0, 400], [60, winnerId === 77 ? 400 + size : 400 - size]], { winnerId }); // prettier-ignore
    // 3 of 8 against all.
    const games = [swing(1, 400), swing(2, 390, 1), swing(3, 300, 1), swing(4, 150), swing(5, 200)];
    expect(turningPoint(five, games)).toMatchObject({ position: 5, teamId: 77, complete: true });
    expect(turningPoint({ ...five, winnerId: null }, games)).toBeNull();
  });

  it('is that of a game whose course is known to the end', () => {
    const swing = [[0, 500], [300, 730], [600, 830], [900, 780]] as const; // prettier-ignore
    expect(turningPoint(MATCH, [game(1, swing, { lengthSeconds: 1900 })])).toBeNull();
    expect(turningPoint(MATCH, [game(1, [...swing, [1900, 980]])])).toBeNull();
    const whole = game(2, [[0, 500], [60, 620]]); // prettier-ignore
    const point = turningPoint(MATCH, [game(1, swing, { lengthSeconds: 1900 }), whole]);
    expect(point).toMatchObject({ position: 2, after: 620, complete: false });
  });

  it('is null while the match runs, without frames, and where nothing moved much', () => {
    const turned = game(1, [[0, 500], [60, 900]]); // prettier-ignore
    expect(turningPoint(runningMatch(), [turned])).toBeNull();
    expect(turningPoint(MATCH, [pageGame(finishedGame({ frames: [] }), { prior: null })])).toBeNull();
    expect(turningPoint(MATCH, [game(1, [[0, 500], [60, 599]])])).toBeNull(); // prettier-ignore
  });

  it('is no smaller than any swing to the winner between two close frames', () => {
    const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 1000 })), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(moments, (steps) => {
        let seconds = 0;
        const all = steps.map(([apart, chance]) => [(seconds += apart), chance] as const);
        const point = turningPoint(MATCH, [game(1, all)]);
        const swings = all.flatMap(([at, chance], index) =>
          all.slice(0, index).flatMap(([before, earlier]) => (at - before <= SWING_SECONDS ? [chance - earlier] : [])),
        );
        const largest = Math.max(0, ...swings);
        expect(point === null ? 0 : point.after - point.before).toBe(largest >= 100 ? largest : 0);
      }),
    );
  });
});
