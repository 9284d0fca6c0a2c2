// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { describe, expect, it } from 'vitest';
import { ICON_SPRITE } from '../../../components/ui/icon-sprite';

function parsed(svg: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = svg;
  return box;
}
/** Everything that is drawn: each path cut where it moves, and the other shapes. */
const strokes = (icon: Element | null) =>
  [...(icon?.children ?? [])].flatMap((shape) =>
    shape.tagName === 'path' ? (shape.getAttribute('d') ?? '').split(/(?=M)/) : [shape.outerHTML],
  );

describe('the sprite of icons', () => {
  it('is read as a list of symbols, each with its shapes', () => {
    const sprite = parsed(ICON_SPRITE).firstElementChild;
    const symbols = [...(sprite?.children ?? [])];
    expect(symbols.length).toBeGreaterThan(20);
    for (const symbol of symbols) {
      expect(symbol.tagName).toBe('symbol');
      expect(symbol.children.length).toBeGreaterThan(0);
      for (const shape of symbol.children) expect(shape.children).toHaveLength(0);
    }
  });

  it('draws what Lucide draws', () => {
    const drawn = parsed(renderToStaticMarkup(createElement(CalendarClock))).firstElementChild;
    expect(strokes(parsed(ICON_SPRITE).querySelector('#icon-calendar-clock'))).toEqual(strokes(drawn));
  });
});
