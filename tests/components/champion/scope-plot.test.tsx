// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isScopePlotted, ScopePlot } from '../../../components/champion/ScopePlot';
import { renderSite } from '../../support/render-site';

const line = (name: string, presence: number | null, picks: number, winRate: number | null) => ({ name, presence, picks, winRate });

function draw(...lines: ReturnType<typeof line>[]): HTMLElement | null {
  renderSite(<ScopePlot label="Azir by patch" lines={lines} />);
  return screen.queryByRole('img', { name: /^Azir by patch/ });
}

const dots = (plot: HTMLElement | null) => plot?.querySelectorAll('.won').length;
const bars = (plot: HTMLElement | null) => plot?.querySelectorAll('.share').length;

describe('the plot of presence and win rate', () => {
  it('has a bar for each row with known presence, and a dot where enough games were played', () => {
    const plot = draw(line('13.14', 0.5, 20, 0.6), line('13.13', 0.2, 4, 1), line('13.12', null, 9, 0.5));
    expect([bars(plot), dots(plot)]).toEqual([2, 1]);
    expect(plot?.textContent).toContain('13.14');
    expect(plot?.textContent).not.toContain('13.12');
  });

  it('is bounded', () => {
    const many = Array.from({ length: 40 }, (_, index) => line(`13.${index}`, 0.5, 20, 0.5));
    expect(bars(draw(...many))).toBe(12);
  });

  it('is not drawn for one row, which has nothing to compare with', () => {
    expect(isScopePlotted([line('13.14', 0.5, 20, 0.6), line('13.13', null, 0, null)])).toBe(false);
    expect(isScopePlotted([line('13.14', 0.5, 20, 0.6), line('13.13', 0.2, 4, null)])).toBe(true);
  });
});
