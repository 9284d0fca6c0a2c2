import { expect, it } from 'vitest';
import { bestPlayers } from '../../../lib/domain/statistics/best-players';

const player = (name: string, games: number, wins: number, kda = 3) => ({ name, games, wins, kda });
const names = (players: ReturnType<typeof player>[]) => bestPlayers(players).map(({ name }) => name);

it('who wins most on a champion comes first, and fewer than five games prove nothing', () => {
  expect(names([player('four of four', 4, 4), player('half', 20, 10), player('nine of ten', 10, 9)])).toEqual(['nine of ten', 'half']);
});

it('among equals more games come first, then a better KDA', () => {
  expect(names([player('five', 5, 4), player('better five', 5, 4, 9), player('ten', 10, 8, 1)])).toEqual(['ten', 'better five', 'five']);
});
