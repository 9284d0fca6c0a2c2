import { describe, expect, it } from 'vitest';
import { isStale, liveFigures } from '../../../lib/domain/match/live-figures';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const match = runningMatch({ games: [gameStub(1), gameStub(2, { status: 'running' })] });
const teams = [gameTeam({ id: 1, gold: 12_000, kills: 3 }), gameTeam({ id: 77, gold: 12_500, kills: null })];
const playing = finishedGame({ position: 2, status: 'running', teams });

describe('the figures of the running game', () => {
  it('are in the order of the match’s teams, unknown ones null', () => {
    const frames = [{ seconds: 600, teams: [], players: [] }];
    expect(liveFigures(match, [finishedGame(), { ...playing, frames }], { prior: null })).toEqual({
      matchId: 7,
      position: 2,
      seconds: 600,
      left: { gold: 12_500, kills: null },
      right: { gold: 12_000, kills: 3 },
    });
  });

  it('contain the left team’s chance at the latest frame with both teams’ gold', () => {
    const told = (gold: number | null) => ({ id: 77, gold, kills: 1, towers: 0, dragons: 1, barons: 0, inhibitors: 0 });
    const frames = (gold: number | null) => [{ seconds: 900, teams: [{ ...told(24_000), id: 1, dragons: 0 }, told(gold)], players: [] }];
    const chance = (gold: number | null) => liveFigures(match, [{ ...playing, frames: frames(gold) }], { prior: null })?.chance;
    expect(chance(26_000)).toBeGreaterThan(0.7);
    expect(chance(21_000)).toBeLessThan(0.3);
    expect(chance(null)).toBeUndefined();
  });

  it('are null between two games, after the match, and while nothing is known but how it began', () => {
    expect(liveFigures(runningMatch({ games: [gameStub(1)] }), [finishedGame(), playing], { prior: null })).toBeNull();
    expect(liveFigures(finishedMatch(), [playing], { prior: null })).toBeNull();
    expect(liveFigures(match, [{ ...playing, teams: [gameTeam({ gold: null, kills: null })] }], { prior: null })).toBeNull();
    expect(liveFigures(match, [], { prior: null })).toBeNull();
    const begun = { ...playing, frames: [{ seconds: 0, teams: [], players: [] }] };
    expect(liveFigures(match, [begun], { prior: null })).toBeNull();
  });
});

it('figures are stale five minutes after their moment, by the clock of the game', () => {
  const begun = runningMatch({ games: [gameStub(2, { status: 'running', beginAt: '2023-08-19T09:00:00Z' })] });
  const figures = { matchId: 7, position: 2, seconds: 600, left: { gold: 1, kills: 0 }, right: { gold: 1, kills: 0 } };
  const at = (time: string) => Date.parse(`2023-08-19T${time}Z`);
  expect(isStale(begun, figures, at('09:15:00'))).toBe(false);
  expect(isStale(begun, figures, at('09:15:01'))).toBe(true);
  // A paused game grows no older.
  expect(isStale(begun, { ...figures, clock: { seconds: 610, at: '2023-08-19T09:10:10Z', stands: true } }, at('09:30:00'))).toBe(false);
  expect(isStale(match, { ...figures, seconds: null }, at('09:30:00'))).toBe(false);
});
