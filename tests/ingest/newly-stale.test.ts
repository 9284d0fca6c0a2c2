import { expect, it } from 'vitest';
import { newlyStale } from '../../lib/ingest/differences';
import { MatchIndex } from '../../lib/ingest/index/match-index';
import { gameStub, runningMatch } from '../../lib/fixtures/match-fixture';
import { finishedGame } from '../support/game-fixture';

it('a running match is told anew once, when its figures are five minutes old', () => {
  const index = new MatchIndex();
  index.apply([runningMatch({ games: [gameStub(1, { status: 'running', beginAt: '2023-08-19T09:00:00Z' })] })]);
  const game = finishedGame({ status: 'running', frames: [{ seconds: 600, teams: [], players: [] }] });
  const at = (minutes: number) => Date.parse('2023-08-19T09:00:00Z') + minutes * 60_000;
  const stale = (from: number, to: number) => newlyStale(index, new Map([[7, [game]]]), { from: at(from), to: at(to) });
  expect(stale(13, 14)).toEqual([]);
  expect(stale(14, 16)).toEqual([7]);
  expect(stale(16, 17)).toEqual([]);
});
