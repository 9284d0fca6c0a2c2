import { describe, expect, it } from 'vitest';
import { plotLayout } from '../../../components/champion/plot-layout';

describe('the layout of a plot', () => {
  it('gives a champion an icon and a label only where they overlap no other', () => {
    const near = { picks: 9, before: null };
    const points = [
      { champion: { id: 1, name: 'Aurelion Sol', img: null }, share: 0.5, winRate: 0.5, ...near },
      { champion: { id: 2, name: 'Azir', img: null }, share: 0.49, winRate: 0.49, ...near },
      { champion: { id: 3, name: 'Ahri', img: null }, share: 0.1, winRate: 0.55, ...near },
      { champion: { id: 4, name: 'Zed', img: null }, share: 0.12, winRate: 0.55, ...near },
      { champion: { id: 5, name: 'Zoe', img: null }, share: 0.1, winRate: 0.55, ...near },
    ];
    const { placed, xTicks } = plotLayout({ points, share: 'presence', before: null });
    expect(xTicks[0]).toBe(0);
    expect(placed.map(({ namedOn }) => namedOn)).toEqual([[], ['desktop', 'tablet'], ['desktop', 'tablet'], ['desktop'], []]);
    expect(placed.map(({ dotOn }) => dotOn)).toEqual([[], ['phone'], [], ['tablet', 'phone'], ['desktop', 'tablet', 'phone']]);
    expect(placed.every(({ at }) => at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1)).toBe(true);
  });

  it('writes no name over the figures of the axis', () => {
    const point = (id: number, name: string, share: number, winRate: number) => ({
      ...{ champion: { id, name, img: null }, share, winRate, picks: 9, before: null },
    });
    const points = [point(1, 'Samira', 0.4, 0), point(2, 'Azir', 0.2, 0.5), point(3, 'Ahri', 0.6, 1)];
    expect(plotLayout({ points, share: 'presence', before: null }).placed.map(({ namedOn }) => namedOn.includes('desktop'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
