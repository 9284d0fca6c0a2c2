import { expect, it } from 'vitest';
import { bestPlayers } from '../../../lib/domain/statistics/best-players';

const player = (name: string, games: number, wins: number, kda = 3) => ({ name, games, wins, kda });
const names = (players: ReturnType<typeof player>[]) => bestPlayers(players, 3).map(({ name }) => name);

it('who wins most on a champion comes first, and few games prove little', () => {
  expect(names([player('two of two', 2, 2), player('nine of ten', 10, 9), player('half', 20, 10)])).toEqual([
    'nine of ten',
    'two of two',
    'half',
  ]);
});

it('among equals more games come first, then a better KDA', () => {
  expect(names([player('two', 2, 2), player('five', 5, 4, 1), player('better two', 2, 2, 9)])).toEqual(['five', 'better two', 'two']);
});
