import { describe, expect, it } from 'vitest';
import type { GameDetail } from '../../../lib/domain/match/game';
import { playerOfTheMatch } from '../../../lib/domain/match/player-of-the-match';
import { ROLES } from '../../../lib/domain/match/role';
import { WINNER_MEANS } from '../../../lib/domain/match/role-norms';
import { beginOf, isFinished } from '../../../lib/domain/match/match-order';
import { UsualWinners } from '../../../lib/ingest/derive/winner-means';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { sharedFolder } from '../../support/shared-data';

const DAY = 86_400_000;
const at = (day: number) => new Date(Date.parse('2024-03-01T12:00:00Z') + day * DAY).toISOString();

/** Matches of one game a day, in which the winner's jungler died so often. */
function usualAfter(deaths: readonly number[], change: (game: GameDetail) => GameDetail = (game) => game) {
  const [index, stats] = [new MatchIndex(), new StatsIndex()];
  index.apply(deaths.map((_, day) => finishedMatch({ id: day + 1, beginAt: at(day), endAt: at(day + 0.1) })));
  for (const [day, count] of deaths.entries()) {
    const game = finishedGame({ id: day + 1 });
    const players = game.players.map((player) => (player.role === 'jgl' && player.teamId === 77 ? { ...player, deaths: count } : player));
    stats.learn(day + 1, [change({ ...game, players })]);
  }
  return (day: number) => new UsualWinners(index, stats).before(Date.parse(at(day)));
}

describe('what winners usually have', () => {
  const many = Array.from({ length: 80 }, () => 7);

  it('is presumed without games, and follows them the more there are', () => {
    expect(usualAfter([])(0)).toEqual(WINNER_MEANS);
    const usual = usualAfter(many);
    expect(usual(30).jgl.deaths).toBeCloseTo((7 + WINNER_MEANS.jgl.deaths) / 2, 1);
    expect(usual(79).jgl.deaths).toBeGreaterThan(5);
  });

  it('counts only games that were over before, of the last two months', () => {
    const usual = usualAfter(many);
    expect(usual(0)).toEqual(WINNER_MEANS);
    expect(usual(0.05)).toEqual(WINNER_MEANS);
    expect(usual(0.2)).not.toEqual(WINNER_MEANS);
    expect(usual(79 + 61)).toEqual(WINNER_MEANS);
  });

  it('takes no game of which a figure is not known', () => {
    const without = (given: Partial<GameDetail['players'][number]>) =>
      usualAfter(many, (game) => ({ ...game, players: game.players.map((player) => ({ ...player, ...given })) }));
    expect(without({ damage: null })(79)).toEqual(WINNER_MEANS);
    expect(without({ gold: null })(79)).toEqual(WINNER_MEANS);
    expect(without({ role: null })(79)).toEqual(WINNER_MEANS);
    expect(usualAfter(many, (game) => ({ ...game, lengthSeconds: null }))(79)).toEqual(WINNER_MEANS);
  });
});

const archive = sharedFolder('lol-2022-2023');

it.skipIf(archive.absent)(
  `the winners of each role and year have about 7 points of ten on average${archive.note}`,
  { timeout: 120_000 },
  async () => {
    const snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    const [index, stats] = [new MatchIndex(), new StatsIndex()];
    index.apply(snapshot.matches);
    const games = new Map<number, readonly GameDetail[]>();
    for (const [id, own] of snapshot.games) {
      games.set(id, [...own]);
      stats.learn(id, own);
    }
    const usual = new UsualWinners(index, stats);
    const scores = new Map<string, { sum: number; count: number }>();
    // Every third match is enough. Each game by itself: the winner of a match may have lost some.
    const played = snapshot.matches.filter(isFinished).filter(({ id }) => id % 3 === 0);
    for (const { match, game } of played.flatMap((each) => (games.get(each.id) ?? []).map((game) => ({ match: each, game })))) {
      const { winnerId } = game;
      if (winnerId === null) continue;
      const means = usual.before(beginOf(match));
      const asMatch = { ...match, winnerId, left: { ...match.left, score: 1 }, right: { ...match.right, score: 0 } };
      for (const role of ROLES) {
        // The other winners as weak as can be, so that the one in this role is chosen and tells the score.
        const players = game.players.map((player) =>
          player.role === role || player.teamId !== winnerId ? player : { ...player, kills: 0, assists: 0, deaths: 99, gold: 0 },
        );
        const best = playerOfTheMatch(asMatch, [{ ...game, players }], means);
        if (best?.role !== role) continue;
        const key = `${role} ${match.beginAt.slice(0, 4)}`;
        const { sum, count } = scores.get(key) ?? { sum: 0, count: 0 };
        scores.set(key, { sum: sum + best.score, count: count + 1 });
      }
    }
    expect(scores.size).toBe(10);
    for (const [key, { sum, count }] of scores) {
      expect(count, key).toBeGreaterThan(600);
      expect(Math.abs(sum / count - 7), `${key}: ${sum / count}`).toBeLessThan(0.15);
    }
  },
);
