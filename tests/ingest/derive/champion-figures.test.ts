import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import type { Match } from '../../../lib/domain/match/match';
import { LEAST_PAIRED_GAMES } from '../../../lib/domain/statistics/champion-figures-document';
import { championFigures, unpackChampionTotals } from '../../../lib/domain/statistics/champion-stats';
import { deriveChampionFigures, deriveDraftCounts } from '../../../lib/ingest/derive/champion-figures';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const champion = (id: number, name: string) => ({ id, name, img: null });
const azir = champion(268, 'Azir');
const vi = champion(254, 'Vi');
const sylas = champion(517, 'Sylas');
const BLUE = 77;
const RED = 1;

const player = (id: number, teamId: number, of: typeof azir, overrides: Partial<GamePlayer> = {}) =>
  gamePlayer({ id, name: `P${id}`, teamId, role: 'mid', champion: of, ...overrides });

/** Azir and Vi for blue against Sylas for red. */
function game(id: number, winnerId: number, overrides: Partial<GameDetail> = {}): GameDetail {
  return finishedGame({
    id,
    position: id,
    winnerId,
    players: [player(5, BLUE, azir), player(6, BLUE, vi), player(15, RED, sylas)],
    ...overrides,
  });
}

function know(...given: readonly (readonly [Match, readonly GameDetail[]])[]) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  const entities = new EntityIndex();
  matchIndex.apply(given.map(([match]) => match));
  for (const [match, games] of given) stats.learn(match.id, games);
  const figures = (id: number) => deriveChampionFigures(id, seasonWith({ matchIndex, stats, entities }));
  return { matchIndex, stats, entities, figures, of: (id: number) => figures(id) ?? expect.fail() };
}

describe('figures of a champion', () => {
  it('name partners and opponents from the fifth game on, with its own wins', () => {
    const games = [1, 2, 3, 4, 5].map((id) => game(id, id < 4 ? BLUE : RED));
    const many = know([finishedMatch({ id: 1 }), games]).of(azir.id);
    expect(many.partners).toEqual([{ champion: vi, games: 5, wins: 3 }]);
    expect(many.opponents).toEqual([{ champion: sylas, games: 5, wins: 3 }]);
    const few = know([finishedMatch({ id: 1 }), games.slice(0, LEAST_PAIRED_GAMES - 1)]).of(azir.id);
    expect([few.partners, few.opponents]).toEqual([[], []]);
  });

  it('put the worst opponent and the best partner first', () => {
    const others = [1, 2, 3, 4, 5].map((id) => game(id, BLUE));
    const ahri = champion(103, 'Ahri');
    const lost = [6, 7, 8, 9, 10].map((id) =>
      game(id, RED, { players: [player(5, BLUE, azir), player(6, BLUE, champion(64, 'Lee Sin')), player(15, RED, ahri)] }),
    );
    const document = know([finishedMatch({ id: 1 }), [...others, ...lost]]).of(azir.id);
    expect(document.opponents.map((each) => each.champion.name)).toEqual(['Ahri', 'Sylas']);
    expect(document.partners.map((each) => each.champion.name)).toEqual(['Vi', 'Lee Sin']);
  });

  it('list the players with most games first', () => {
    const by = (id: number, from: number, winners: readonly number[]) =>
      winners.map((winner, index) => game(from + index, winner, { players: [player(id, BLUE, azir), player(15, RED, sylas)] }));
    const games = [...by(5, 1, [77]), ...by(6, 6, [77, 77, 1]), ...by(7, 11, [77, 1]), ...by(8, 16, [77, 77])];
    expect(
      know([finishedMatch({ id: 1 }), games])
        .of(azir.id)
        .players.map(({ id, games: played, wins }) => [id, played, wins]),
    ).toEqual([
      [6, 3, 2],
      [8, 2, 2],
      [7, 2, 1],
      [5, 1, 1],
    ]);
  });

  it('count only opponents in the same role, with the gold at 15:00 where it is known', () => {
    const at15 = (id: number, gold: number) => ({ id, gold, cs: null, level: null, kills: null, deaths: null, assists: null });
    const frames = (own: number, theirs: number) => [{ seconds: 900, teams: [], players: [at15(5, own), at15(15, theirs)] }];
    const games = [1, 2, 3, 4, 5, 6].map((id) =>
      game(id, id < 3 ? BLUE : RED, {
        players: [player(5, BLUE, azir), player(16, RED, vi, { role: 'jgl' }), player(15, RED, sylas)],
        frames: id < 3 ? frames(5000, 4700) : [],
      }),
    );
    expect(know([finishedMatch({ id: 1 }), games]).of(azir.id).lanes).toEqual([
      { role: 'mid', opponents: [{ champion: sylas, games: 6, wins: 2, goldAt15: 300, goldGames: 2 }] },
    ]);
    expect(know([finishedMatch({ id: 1 }), games.slice(0, 4)]).of(azir.id).lanes).toEqual([]);
  });

  it('are kept by league and by patch, the newest patch first', () => {
    const { of } = know(
      [finishedMatch({ id: 1, leagueId: 293, leagueName: 'LCK', version: '13.9' }), [game(1, BLUE)]],
      [finishedMatch({ id: 2, leagueId: 294, leagueName: 'LPL', version: '13.14' }), [game(2, RED), game(3, RED)]],
    );
    const picks = (totals: Parameters<typeof unpackChampionTotals>[0]) =>
      championFigures(unpackChampionTotals(totals), { games: 9, gamesWithBans: 9 }).picks;
    const document = of(azir.id);
    expect(document.leagues.map(({ name, totals }) => [name, picks(totals)])).toEqual([
      ['LPL', 2],
      ['LCK', 1],
    ]);
    expect(document.patches.map(({ patch, totals }) => [patch, picks(totals)])).toEqual([
      ['13.14', 2],
      ['13.9', 1],
    ]);
  });

  it('list the latest games first, from the player’s side', () => {
    const { of } = know(
      [finishedMatch({ id: 1 }), [game(1, BLUE), game(2, RED)]],
      [finishedMatch({ id: 2, beginAt: '2023-08-26T08:00:00Z' }), [game(1, BLUE)]],
    );
    expect(of(sylas.id).recent.map(({ matchId, position, won, player: who, team }) => [matchId, position, won, who.name, team.id])).toEqual(
      [
        [2, 1, false, 'P15', RED],
        [1, 2, true, 'P15', RED],
        [1, 1, false, 'P15', RED],
      ],
    );
  });

  it('count a champion that is only banned, and one never drafted', () => {
    const banned = game(1, BLUE, { teams: [gameTeam({ bans: [99] }), gameTeam({ id: RED, side: 'red', bans: [99] })] });
    const { of, figures, entities } = know([finishedMatch({ id: 1 }), [banned]]);
    expect(figures(99)).toBeNull();
    entities.add({ champions: [champion(99, 'Lux'), champion(1, 'Annie')] });
    expect(of(99)).toMatchObject({ champion: { name: 'Lux' }, totals: [1, []], recent: [], players: [] });
    expect(of(1)).toMatchObject({ totals: [0, []], leagues: [], patches: [] });
  });

  it('forget a removed match', () => {
    const { matchIndex, stats, of, entities } = know([finishedMatch({ id: 1 }), [game(1, BLUE)]]);
    expect(of(azir.id).recent).toHaveLength(1);
    matchIndex.apply([], [1]);
    stats.forget(1);
    expect(deriveChampionFigures(azir.id, seasonWith({ matchIndex, stats, entities }))).toBeNull();
    expect([...stats.champions.takeChanged()].sort((a, b) => a - b)).toEqual([vi.id, azir.id, sylas.id]);
  });

  it('stay bounded', () => {
    const everyone = Array.from({ length: 60 }, (_, index) => champion(1000 + index, `Champion ${index}`));
    const matches = Array.from({ length: 60 }, (_, index) => {
      const match = finishedMatch({ id: index + 1, leagueId: index + 1, leagueName: `League ${index}`, version: `13.${index + 1}` });
      const games = Array.from({ length: 5 }, (_unused, at) =>
        game(at + 1, BLUE, {
          players: [
            player(index + 1, BLUE, azir),
            ...everyone.slice(0, 4).map((of, n) => player(200 + n, BLUE, of)),
            player(300, RED, everyone[index] ?? vi),
          ],
        }),
      );
      return [match, games] as const;
    });
    const document = know(...matches).of(azir.id);
    expect(document.recent).toHaveLength(15);
    expect(document.leagues).toHaveLength(40);
    expect(JSON.stringify(document).length).toBeLessThan(40_000);
  });
});

describe('draft counts', () => {
  it('count the games that rates divide by, overall and for every league and patch', () => {
    const bans = { teams: [gameTeam({ bans: [99] }), gameTeam({ id: RED, side: 'red' as const })] };
    const { matchIndex, stats } = know(
      [finishedMatch({ id: 1, leagueId: 293, version: '13.9' }), [game(1, BLUE, bans), game(2, BLUE)]],
      [finishedMatch({ id: 2, leagueId: 294, version: '' }), [game(3, BLUE)]],
    );
    expect(deriveDraftCounts(seasonWith({ matchIndex, stats }))?.scopes).toEqual({
      all: { games: 3, gamesWithBans: 1 },
      'league:293': { games: 2, gamesWithBans: 1 },
      'league:294': { games: 1, gamesWithBans: 0 },
      'patch:13.9': { games: 2, gamesWithBans: 1 },
    });
    expect(deriveDraftCounts(seasonWith())).toBeNull();
  });
});
