import { expect, it } from 'vitest';
import { recentForm } from '../../../lib/domain/statistics/recent-form';
import { seasonSummary } from '../../../lib/domain/statistics/season-summary';
import { player, players } from '../../support/stats-fixture';

it('form is of the latest ten games: KDA of their totals, damage of those in which it is known', () => {
  const old = Array.from({ length: 5 }, (): [number, number, number, number, number] => [0, 99, 1, 0, 9000]);
  const latest = Array.from({ length: 10 }, (_, index): [number, number, number, number, number | null] => [
    1,
    3,
    2,
    4,
    index === 0 ? 600 : index === 1 ? 500 : null,
  ]);
  expect(recentForm([...old, ...latest])).toEqual({ games: 10, kda: 3.5, damagePerMinute: 550 });
  expect(recentForm(latest.slice(2, 4))).toEqual({ games: 2, kda: 3.5, damagePerMinute: null });
  expect(recentForm([])).toBeNull();
});

it('a median is that of the role’s players with games enough, where places are given', () => {
  const season = {
    ...players,
    rows: [player(1, 'mid', 9, 200), player(2, 'mid', 9, 240), player(3, 'mid', 9, 300), player(4, 'mid', 2, 900)],
  };
  const cs = (id: number, document = season) => seasonSummary(id, document)?.figures.find(({ key }) => key === 'csPerMinute');
  expect(cs(1)?.median).toBe(cs(2)?.value);
  expect(cs(4)?.median).toBeNull();
  const even = { ...season, rows: season.rows.slice(0, 2) };
  expect(cs(1, even)?.median).toBeCloseTo(((cs(1)?.value ?? 0) + (cs(2)?.value ?? 0)) / 2, 3);
});
