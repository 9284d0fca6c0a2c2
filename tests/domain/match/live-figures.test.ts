import { describe, expect, it } from 'vitest';
import { liveFigures } from '../../../lib/domain/match/live-figures';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { gameStub, finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const match = runningMatch({ games: [gameStub(1), gameStub(2, { status: 'running' })] });
const teams = [gameTeam({ id: 1, gold: 12_000, kills: 3 }), gameTeam({ id: 77, gold: 12_500, kills: null })];
const playing = finishedGame({ position: 2, status: 'running', teams });

describe('the figures of the game under way', () => {
  it('are in the order of the match’s teams, unknown ones null', () => {
    const frames = [{ seconds: 600, teams: [], players: [] }];
    expect(liveFigures(match, [finishedGame(), { ...playing, frames }])).toEqual({
      matchId: 7,
      position: 2,
      seconds: 600,
      left: { gold: 12_500, kills: null },
      right: { gold: 12_000, kills: 3 },
    });
  });

  it('are none between two games, after the match, and while nothing is known', () => {
    expect(liveFigures(runningMatch({ games: [gameStub(1)] }), [finishedGame(), playing])).toBeNull();
    expect(liveFigures(finishedMatch(), [playing])).toBeNull();
    expect(liveFigures(match, [{ ...playing, teams: [gameTeam({ gold: null, kills: null })] }])).toBeNull();
    expect(liveFigures(match, [])).toBeNull();
  });
});
