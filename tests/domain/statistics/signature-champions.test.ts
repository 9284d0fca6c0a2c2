import { expect, it } from 'vitest';
import { packChampionTotals } from '../../../lib/domain/statistics/champion-stats';
import type { PlayerChampion } from '../../../lib/domain/statistics/player-figures-document';
import { signatureChampions } from '../../../lib/domain/statistics/signature-champions';
import type { ChampionStatsDocument } from '../../../lib/domain/statistics/stats-document';

const played = (id: number, games: number, wins: number): PlayerChampion => ({
  champion: { id, name: `Champion ${id}`, img: null },
  games,
  wins,
  kills: 3 * games,
  deaths: games,
  assists: 5 * games,
});

/** Everybody's games with a champion: mids, and as many tops who won none. */
const row = (id: number, picks: number, wins: number): ChampionStatsDocument['rows'][number] => {
  const line = { side: null, picks, picksWithBans: 0, scored: picks, kills: 2 * picks, deaths: picks, assists: 4 * picks };
  return {
    champion: { id, name: `Champion ${id}`, img: null },
    totals: packChampionTotals({
      bans: 0,
      picks: [
        { ...line, role: 'mid', wins },
        { ...line, role: 'top', wins: 0 },
      ],
    }),
  };
};
const all = (...rows: ChampionStatsDocument['rows']): ChampionStatsDocument => ({
  scope: 'all',
  drafts: { games: 1, gamesWithBans: 0 },
  rows,
});
const ids = (champions: PlayerChampion[], document: ChampionStatsDocument, games = 40) =>
  signatureChampions({ champions, games, role: 'mid' }, document).map(({ champion }) => champion.id);

it('a signature is played often and won more often than by others of the role: three of five games or more', () => {
  const champions = [played(1, 12, 6), played(2, 10, 8), played(3, 6, 3), played(4, 5, 4), played(5, 4, 4)];
  // 12 × 50/60, 10 × 80/50, 6 × 50/50, 5 × 80/25.
  expect(ids(champions, all(row(1, 100, 60), row(2, 100, 50), row(3, 100, 50), row(4, 100, 25), row(5, 100, 10)))).toEqual([2, 4, 1]);
});

it('a champion without wins in the role, or by the player, is none', () => {
  expect(ids([played(1, 12, 0), played(2, 10, 8)], all(row(1, 100, 50), row(2, 100, 0)))).toEqual([]);
  expect(signatureChampions({ champions: [played(1, 12, 6)], games: 12, role: null }, all(row(1, 100, 50)))).toEqual([]);
});

it('comes with the averages of the player’s own role', () => {
  expect(signatureChampions({ champions: [played(1, 10, 6)], games: 20, role: 'mid' }, all(row(1, 100, 50)))).toMatchObject([
    { games: 10, winRate: 0.6, kda: 8, role: { games: 100, winRate: 0.5, kda: 6 } },
  ]);
});
