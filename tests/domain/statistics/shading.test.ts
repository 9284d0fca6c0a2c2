import { describe, expect, it } from 'vitest';
import { shadeAt, shadesOf } from '../../../lib/domain/statistics/shading';

const row = (id: number, ...values: (number | null)[]) => ({ id, values });
const shades = (rows: ReturnType<typeof row>[], group: (id: number) => string = () => '') =>
  Object.fromEntries(shadesOf(rows, ['more', 'less', null], ({ id }) => group(id)));

describe('shading', () => {
  it('gives each figure its percentile by what is better, and none to counts', () => {
    const rows = [1, 2, 3, 4, 5].map((figure) => row(figure, figure, figure, figure));
    expect(shades(rows)).toEqual({ 1: '0099--', 2: '2575--', 3: '5050--', 4: '7525--', 5: '9900--' });
    expect([0, 1, 2, 3].map((column) => shadeAt('2575--', column))).toEqual([25, 75, null, null]);
  });

  it('gives equal figures the better of their places, and unknown or all equal ones nothing', () => {
    const rows = [...[1, 2, 3, 4].map((id) => row(id, 7, 7)), row(5, 6, 7), row(6, null, null)];
    expect(shades(rows)).toMatchObject({ 1: '99----', 4: '99----', 5: '00----', 6: '------' });
  });

  it('compares nobody among fewer than five, or with another group', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((figure) => row(figure, figure));
    expect(shades(rows, (id) => (id <= 5 ? 'mid' : 'top'))).toMatchObject({ 1: '00----', 5: '99----', 6: '------', 8: '------' });
  });
});
