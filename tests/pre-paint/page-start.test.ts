// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAfterEach, root, runScript } from '../support/pre-paint-rig';

resetAfterEach();

describe('the page’s scripts', () => {
  const started = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const list = '<template data-scripts="/texts.js /page.js"></template>';
  afterEach(() => {
    document.head.replaceChildren();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Browsers report when a page is painted; here the test does. */
  function paints() {
    const told: ((list: unknown, observer: unknown) => void)[] = [];
    const disconnect = vi.fn();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: unknown, observer: unknown) => void) {
          told.push(tell);
        }
        observe(): void {}
      },
    );
    return {
      disconnect,
      paint: (name: string) => {
        for (const tell of told)
          tell({ getEntries: () => [], getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) }, { disconnect });
      },
    };
  }

  it('start in order after the first paint, each in a task of its own', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { paint, disconnect } = paints();
    runScript({}, list);
    paint('first-paint');
    expect(started()).toEqual([]);
    paint('first-contentful-paint');
    expect(started()).toEqual(['/texts.js']);
    vi.advanceTimersByTime(1);
    expect(started()).toEqual(['/texts.js', '/page.js']);
    expect([...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].every((script) => !script.async)).toBe(true);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('start after a second where no paint is reported, and only once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { paint } = paints();
    runScript({}, list);
    vi.advanceTimersByTime(999);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(started()).toEqual(['/texts.js', '/page.js']);
    paint('first-contentful-paint');
    vi.advanceTimersByTime(1_000);
    expect(started()).toHaveLength(2);
  });

  it('start after the first frame where a browser does not report paints', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    vi.stubGlobal('PerformanceObserver', undefined);
    runScript({}, list);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(started()).toEqual(['/texts.js', '/page.js']);
  });

  it('start at once in a background page, whose tasks may wait long', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runScript({}, list);
    expect(started()).toEqual(['/texts.js', '/page.js']);
  });
});

describe('buttons pressed before React listens', () => {
  const page = '<div id="__next"><button type="button">Menu</button><button type="submit">Send</button><a href="#x">Link</a></div>';
  /** What a press comes to: how often each element was clicked once the page is ready. */
  async function clicksAfterReady(press: () => void): Promise<string[]> {
    runScript({}, page);
    press();
    const clicked: string[] = [];
    document.body.onclick = (event) => void (event.target instanceof Element && clicked.push(event.target.textContent));
    root.dataset['ready'] = '';
    await Promise.resolve();
    document.body.onclick = null;
    return clicked;
  }
  const tap = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

  it('are not repeated where what they were for is there by then', async () => {
    const button = () => document.querySelector('button[type="button"]');
    const pressed = (then: string) =>
      clicksAfterReady(() => {
        button()?.setAttribute('aria-pressed', 'false');
        tap('button[type="button"]');
        button()?.setAttribute('aria-pressed', then);
      });
    expect(await pressed('true')).toEqual([]);
    expect(await pressed('false')).toEqual(['Menu']);
  });

  it('are repeated when it does, once each', async () => {
    expect(
      await clicksAfterReady(() => {
        tap('button[type="button"]');
        tap('button[type="button"]');
      }),
    ).toEqual(['Menu']);
  });

  it('are left to the browser where it acts by itself: links and forms', async () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(await clicksAfterReady(() => tap('a'))).toEqual([]);
    expect(await clicksAfterReady(() => tap('button[type="submit"]'))).toEqual([]);
  });

  it('wait in a form without an address of its own, which would end up in the page’s', async () => {
    const sent = (form: string, listens = false) => {
      runScript({}, `<div id="__next"><form ${form}><input name="password"></form></div>`);
      if (listens) Object.assign(document.getElementById('__next') ?? {}, { _reactListening1: true });
      const found = document.querySelector('form');
      if (!found) throw new Error('no form');
      const again = vi.spyOn(found, 'requestSubmit').mockReturnValue();
      const event = new Event('submit', { bubbles: true, cancelable: true });
      found.dispatchEvent(event);
      root.dataset['ready'] = '';
      return Promise.resolve().then(() => [event.defaultPrevented, again.mock.calls.length]);
    };
    expect(await sent('')).toEqual([true, 1]);
    expect(await sent('action="/search"')).toEqual([false, 0]);
    expect(await sent('', true)).toEqual([false, 0]);
    // Nor does React hear it in an island that waits.
    expect(await sent('data-waiting="closed"', true)).toEqual([true, 1]);
  });

  it('are left to React once it listens', async () => {
    expect(
      await clicksAfterReady(() => {
        Object.assign(document.getElementById('__next') ?? {}, { _reactListening1: true });
        tap('button[type="button"]');
      }),
    ).toEqual([]);
  });
});

describe('"/"', () => {
  const page = '<form role="search"><input id="box" /></form><textarea id="elsewhere"></textarea>';
  const press = (key: string, target: Element = document.body, options = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  const focused = () => document.activeElement?.id;
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  });
  afterEach(() => vi.restoreAllMocks());

  it('focuses the search box before any script has come, except while something else is typed', () => {
    runScript({}, page);
    press('/', document.querySelector('#elsewhere') ?? document.body);
    press('/', document.body, { ctrlKey: true });
    press('k');
    expect(focused()).toBe('');
    press('/');
    expect(focused()).toBe('box');
  });

  it('opens the drawer that has the search box where none is shown', () => {
    runScript({}, '<button data-search></button>');
    const pressed = vi.fn();
    document.querySelector('button')?.addEventListener('click', pressed);
    press('/');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does nothing once shortcuts are switched off', () => {
    runScript({ settings: { shortcuts: 0 } }, page);
    press('/');
    expect(focused()).toBe('');
  });
});
