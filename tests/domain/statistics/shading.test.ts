import { describe, expect, it } from 'vitest';
import { shadesOf } from '../../../lib/domain/statistics/shading';

const row = (id: number, ...values: (number | null)[]) => ({ id, values });
const shades = (rows: ReturnType<typeof row>[], group: (id: number) => string = () => '') =>
  Object.fromEntries(shadesOf(rows, ['more', 'less', null], ({ id }) => group(id)));

describe('shading', () => {
  it('gives each figure its fifth, by what is better, and none to counts', () => {
    const rows = [1, 2, 3, 4, 5].map((figure) => row(figure, figure, figure, figure));
    expect(shades(rows)).toEqual({ 1: '04-', 2: '13-', 3: '22-', 4: '31-', 5: '40-' });
  });

  it('gives equal figures the middle of their places, and unknown ones nothing', () => {
    const rows = [...[1, 2, 3, 4, 5, 6].map((id) => row(id, 7)), row(7, null)];
    expect(shades(rows)).toMatchObject({ 1: '2--', 6: '2--', 7: '---' });
  });

  it('compares nobody among fewer than five, or with another group', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((figure) => row(figure, figure));
    expect(shades(rows, (id) => (id <= 5 ? 'mid' : 'top'))).toMatchObject({ 1: '0--', 5: '4--', 6: '---', 8: '---' });
  });
});
