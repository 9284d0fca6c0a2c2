// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nearestIndex, niceTicks } from '../../../components/charts/chart-scale';
import { LineChart } from '../../../components/charts/LineChart';
import { linePieces } from '../../../components/charts/line-pieces';
import { renderSite } from '../../support/render-site';

const POINTS = [
  { x: 0, y: 0 },
  { x: 300, y: 600 },
  { x: 600, y: -400 },
];

function show() {
  renderSite(
    <LineChart
      label="Lead"
      points={POINTS}
      xTicks={[{ at: 0, text: '0:00' }]}
      yText={String}
      describe={(index) => `Point ${index}: ${POINTS[index]?.y}`}
      areas={{ above: { label: 'Ours', color: 'blue' }, below: { label: 'Theirs', color: 'red' } }}
      table={{ caption: 'All points', head: ['Time', 'Lead'], rows: POINTS.map(({ x, y }) => [String(x), String(y)]) }}
    />,
  );
  return screen.getByRole('slider', { name: 'Lead' });
}

const said = () => screen.getByRole('slider').getAttribute('aria-valuetext');

describe('a line chart', () => {
  it('announces its last point until another is picked', () => {
    show();
    expect(said()).toBe('Point 2: -400');
  });

  it('announces every point by arrow keys, Home and End, and stops at its ends', () => {
    const plot = show();
    const heard = ['ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowRight'].map((key) => {
      fireEvent.keyDown(plot, { key });
      return said();
    });
    expect(heard).toEqual(['Point 1: 600', 'Point 0: 0', 'Point 0: 0', 'Point 1: 600', 'Point 2: -400', 'Point 2: -400']);
  });

  it('leaves other keys to the page', () => {
    const plot = show();
    expect(fireEvent.keyDown(plot, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(plot, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(said()).toBe('Point 2: -400');
  });

  it('names both sides of zero in words', () => {
    show();
    for (const label of ['Ours', 'Theirs']) expect(screen.getByText(label)).toBeTruthy();
  });

  it('has the same figures as a table', () => {
    show();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['TimeLead', '00', '300600', '600-400']);
  });
});

describe('a line with an unknown stretch', () => {
  function showGap(note?: string) {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
      { x: 9, y: -2, afterGap: true },
    ];
    const { container } = renderSite(
      <LineChart
        label="Lead"
        points={points}
        xTicks={[]}
        yText={String}
        describe={String}
        note={note}
        areas={{ above: { label: 'Ours', color: 'blue' }, below: { label: 'Theirs', color: 'red' } }}
        table={{ caption: 'All points', head: [], rows: [] }}
      />,
    );
    return (selector: string) => [...container.querySelectorAll(selector)];
  }
  const points = (path: Element | undefined) => path?.getAttribute('d')?.split(/[ML]/).filter(Boolean).length;

  it('is dashed there, and solid elsewhere', () => {
    const drawn = showGap();
    const [known, gap] = [drawn('.line:not([data-gap])'), drawn('.line[data-gap]')];
    // Once in the colour of each side.
    expect([known.length, gap.length]).toEqual([2, 2]);
    expect([points(known[0]), points(gap[0])]).toEqual([3, 2]);
    expect(known[0] && getComputedStyle(known[0]).getPropertyValue('stroke-dasharray')).toBe('none');
    expect(gap[0] && getComputedStyle(gap[0]).getPropertyValue('stroke-dasharray')).not.toBe('none');
  });

  it('is not filled there, on either side of zero', () => {
    const areas = showGap()('.area');
    // The three known points, and two on the ground.
    expect(areas.map(points)).toEqual([5, 5]);
  });

  it('says so in a note, which also describes the slider', () => {
    showGap('No figures between 2 and 9.');
    const described = screen.getByRole('slider').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('No figures between 2 and 9.');
  });
});

describe('the pieces of a line', () => {
  it('join what is known, and keep gaps apart', () => {
    expect(linePieces([false, false, false, true, true, false, false])).toEqual([
      { gap: false, from: 0, to: 2 },
      { gap: true, from: 2, to: 3 },
      { gap: true, from: 3, to: 4 },
      { gap: false, from: 4, to: 6 },
    ]);
    expect(linePieces([false])).toEqual([]);
  });
});

describe('the ticks of an axis', () => {
  it('are round and cover both ends', () => {
    expect(niceTicks(-400, 600)).toEqual([-500, -250, 0, 250, 500, 750]);
    expect(niceTicks(0, 9)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(niceTicks(0.1, 0.3, 2)).toEqual([0.1, 0.2, 0.3]);
  });

  it('leave room around a single value', () => {
    expect(niceTicks(0, 0)).toContain(0);
    expect(niceTicks(0, 0).length).toBeGreaterThan(1);
    expect(Math.max(...niceTicks(7, 7))).toBeGreaterThanOrEqual(7);
  });
});

describe('the nearest point', () => {
  it('is the one with the least distance', () => {
    expect(nearestIndex([0, 300, 600, 900, 2529], 1000)).toBe(3);
    expect(nearestIndex([], 5)).toBe(0);
  });
});
