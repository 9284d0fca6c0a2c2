// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ChangingFigure } from '../../../components/match/ChangingFigure';
import { renderSite } from '../../support/render-site';

describe('a figure that changes', () => {
  function figure(text: string) {
    const { container, rerender } = renderSite(<ChangingFigure text={text} />);
    const shown = () => {
      const element = container.querySelector<HTMLElement>('.changing');
      if (!element) throw new Error('no figure');
      return element;
    };
    return { shown, to: (next: string) => rerender(<ChangingFigure text={next} />) };
  }

  it('does not flash when it first appears', () => {
    const { shown, to } = figure('3 : 5 kills');
    expect(shown().hasAttribute('data-ticks')).toBe(false);
    to('3 : 5 kills');
    expect(shown().hasAttribute('data-ticks')).toBe(false);
  });

  it('flashes on every change, and not without one', () => {
    const { shown, to } = figure('3 : 5 kills');
    to('4 : 5 kills');
    const first = shown();
    expect([first.textContent, first.dataset['ticks']]).toEqual(['4 : 5 kills', '1']);
    to('4 : 5 kills');
    expect(shown()).toBe(first);
    to('3 : 5 kills');
    // Another element: its animation begins, whatever the one before was at.
    expect(shown()).not.toBe(first);
    expect(shown().dataset['ticks']).toBe('2');
  });
});
