import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../../../lib/domain/match/page-game';
import { pageGame } from '../../../lib/domain/match/page-game';
import { SWING_SECONDS, turningPoint } from '../../../lib/domain/match/turning-point';
import { finishedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';

const MATCH = finishedMatch({ left: scored({ score: 1 }), right: scored({ id: 1, score: 0 }) });

/** A game by its moments: seconds, chance of the first team in per mille, kills of both until then. */
function game(position: number, moments: readonly (readonly [seconds: number, chance: number, kills?: number])[]): PageGame {
  const { frames: _frames, ...rest } = finishedGame({ position, lengthSeconds: moments.at(-1)?.[0] ?? null });
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
    const turned = game(2, [[0, 500], [60, 700], [120, 600], [180, 450], [240, 300, 4]]); // prettier-ignore
    expect(turningPoint(MATCH, [calm, turned])).toEqual({
      position: 2,
      since: 60,
      seconds: 240,
      teamId: 1,
      before: 300,
      after: 700,
      events: [{ teamId: 1, kills: 4, taken: [{ objective: 'barons', count: 1 }] }],
      complete: true,
    });
  });

  it('takes frames of five minutes one by one, and nothing across a gap', () => {
    const sparse = game(1, [[0, 500], [300, 650], [600, 800], [1800, 100]]); // prettier-ignore
    expect(turningPoint(MATCH, [sparse])).toMatchObject({ since: 0, seconds: 300, after: 650, complete: false });
  });

  it('is null while the match runs, without frames, and where nothing moved much', () => {
    const turned = game(1, [[0, 500], [60, 900]]); // prettier-ignore
    expect(turningPoint(runningMatch(), [turned])).toBeNull();
    expect(turningPoint(MATCH, [pageGame(finishedGame({ frames: [] }), { prior: null })])).toBeNull();
    expect(turningPoint(MATCH, [game(1, [[0, 500], [60, 599]])])).toBeNull(); // prettier-ignore
  });

  it('is no smaller than any swing between two close frames', () => {
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
          all.slice(0, index).flatMap(([before, earlier]) => (at - before <= SWING_SECONDS ? [Math.abs(chance - earlier)] : [])),
        );
        const largest = Math.max(...swings);
        expect(point === null ? 0 : point.after - point.before).toBe(largest >= 100 ? largest : 0);
      }),
    );
  });
});
