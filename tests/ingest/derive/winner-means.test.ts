import { describe, expect, it } from 'vitest';
import type { GameDetail } from '../../../lib/domain/match/game';
import { playerOfTheMatch } from '../../../lib/domain/match/player-of-the-match';
import { ROLES, type Role } from '../../../lib/domain/match/role';
import { WINNER_MEANS } from '../../../lib/domain/match/role-norms';
import { beginOf, isFinished } from '../../../lib/domain/match/match-order';
import { UsualWinners } from '../../../lib/ingest/derive/winner-means';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { finishedGame } from '../../support/game-fixture';
import { seasonWith } from '../../support/ingest/season-with';
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
  return (day: number) => new UsualWinners(seasonWith({ matchIndex: index, stats })).before(Date.parse(at(day)));
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
  `players of each role but the support are chosen about as often in either year, and score 8 or more${archive.note}`,
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
    const usual = new UsualWinners(seasonWith({ matchIndex: index, stats }));
    const chosen = new Map<string, Map<Role | null, number>>();
    for (const match of snapshot.matches.filter(isFinished)) {
      const best = playerOfTheMatch(match, games.get(match.id) ?? [], usual.before(beginOf(match)));
      if (best === null) continue;
      expect(best.score, String(match.id)).toBeGreaterThanOrEqual(8);
      const year = match.beginAt.slice(0, 4);
      const counts = chosen.get(year) ?? new Map<Role | null, number>();
      chosen.set(year, counts.set(best.role, (counts.get(best.role) ?? 0) + 1));
      // LCK 2023, upper-bracket final: Delight (1/10/61) had the best figures, others of Gen.G nearly as good ones.
      if (match.id === 2872) expect(best.name).toBe('Peanut');
    }
    expect([...chosen.keys()].sort()).toEqual(['2022', '2023']);
    for (const [year, counts] of chosen) {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const part = (role: Role) => (counts.get(role) ?? 0) / all;
      for (const role of ROLES.filter((each) => each !== 'support')) expect(part(role), `${role} ${year}`).toBeGreaterThan(0.2);
      expect(part('support'), year).toBeGreaterThan(0.01);
      expect(part('support'), year).toBeLessThan(0.05);
    }
  },
);
