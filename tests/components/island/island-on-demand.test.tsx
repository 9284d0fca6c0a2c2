// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { useContext, useId, useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { islandOnDemand } from '../../../components/island/island';
import { TeamsRevealed } from '../../../components/spoilers/teams-revealed';
import { loadAllCode } from '../../../lib/client/islands/code-on-demand';
import { islandPage } from '../../support/island-page';
import { serverHtml } from '../../support/render-site';

type Props = { readonly name: string };

function Counter({ name }: Props) {
  const [count, setCount] = useState(0);
  const [focused, setFocused] = useState(false);
  const word = useContext(TeamsRevealed) ? 'second' : 'first';
  return (
    <p id={useId()}>
      <button type="button" aria-label="Count" onClick={() => setCount(count + 1)}>
        {name} {word} {count}
      </button>
      <input aria-label="Field" data-focused={focused} onFocus={() => setFocused(true)} />
      <a
        href="#another-day"
        data-handled=""
        onClick={(event) => {
          event.preventDefault();
          setCount(count + 10);
        }}
      >
        Ten
      </a>
    </p>
  );
}

type PageProps = { readonly Part: ComponentType<Props>; readonly name?: string; readonly shown?: boolean };

function Page({ Part, name = 'a', shown = true }: PageProps) {
  return (
    <TeamsRevealed.Provider value={!shown}>
      <h1>before</h1>
      <Part name={name} />
      <h2>after</h2>
    </TeamsRevealed.Provider>
  );
}

const { container, see, settle, ...browser } = islandPage();

/** A part whose code comes, or does not, when the test says so. */
function partOnDemand() {
  const asked: { readonly arrive: () => Promise<void>; readonly fail: () => Promise<void> }[] = [];
  const after = async (happens: () => void): Promise<void> => {
    await act(async () => happens());
    await settle();
  };
  const Part = islandOnDemand(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) => {
        asked.push({ arrive: () => after(() => resolve(Counter)), fail: () => after(() => reject(new Error('offline'))) });
      }),
  );
  return { Part, asked };
}

const button = (): HTMLElement | null => container().querySelector('button');
const link = (): HTMLElement => container().querySelector('a') ?? container();

/** The page as the server sends it, hydrated by a browser that has not the part's code. */
async function hydrate(before?: () => void) {
  const OnServer = islandOnDemand(() => Promise.resolve(Counter));
  await loadAllCode();
  const html = serverHtml(<Page Part={OnServer} />);
  const { Part, asked } = partOnDemand();
  const show = (props: Omit<PageProps, 'Part'> = {}) => <Page Part={Part} {...props} />;
  await browser.hydrate(html, show(), before);
  return { asked, show };
}

describe('an island on demand', () => {
  it('is in the HTML of the server, and loads its code once it is seen', async () => {
    const { asked } = await hydrate();
    const server = button();
    expect(server?.textContent).toBe('a first 0');
    expect(asked).toHaveLength(0);
    await see();
    await settle();
    expect(asked).toHaveLength(1);
    expect(server?.closest('[data-waiting]')).not.toBeNull();
    await asked[0]?.arrive();
    expect(button()).toBe(server);
    expect(server?.closest('[data-waiting]')).toBeNull();
    await act(async () => void fireEvent.click(button() ?? container()));
    expect(button()?.textContent).toBe('a first 1');
  });

  it('repeats a press from before its code was loaded, once', async () => {
    const { asked } = await hydrate();
    const server = button();
    await act(async () => server?.click());
    await act(async () => server?.click());
    expect(button()?.textContent).toBe('a first 0');
    await asked[0]?.arrive();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('a first 1');
  });

  it('repeats a press from before the page had hydrated', async () => {
    const { asked } = await hydrate(() => button()?.click());
    await act(async () => void (document.documentElement.dataset['ready'] = ''));
    delete document.documentElement.dataset['ready'];
    expect(button()?.textContent).toBe('a first 0');
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 1');
  });

  it('repeats no press whose aim is reached by then', async () => {
    const { asked } = await hydrate();
    const server = button();
    server?.setAttribute('aria-pressed', 'false');
    await act(async () => server?.click());
    server?.setAttribute('aria-pressed', 'true');
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 0');
  });

  it('repeats a press on a link with a handler, and does not follow it', async () => {
    const { asked } = await hydrate();
    expect(fireEvent.click(link())).toBe(false);
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 10');
  });

  it('lets the browser open such a link elsewhere', async () => {
    const { asked } = await hydrate();
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 0');
  });

  it('follows such a link when its handler has not loaded after three seconds', async () => {
    const { asked } = await hydrate();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      fireEvent.click(link());
      const followed: boolean[] = [];
      document.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { capture: true, once: true });
      vi.advanceTimersByTime(2_900);
      expect(followed).toEqual([]);
      vi.advanceTimersByTime(200);
      expect(followed).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 0');
  });

  it('restores the focus of a field that was focused before its code was loaded', async () => {
    const { asked } = await hydrate();
    const field = container().querySelector('input');
    await act(async () => field?.focus());
    await asked[0]?.arrive();
    expect(container().querySelector('input')).toBe(field);
    expect(field?.dataset['focused']).toBe('true');
  });

  it('keeps its HTML when its code fails to load, and retries on the next touch', async () => {
    const { asked } = await hydrate();
    const server = button();
    await act(async () => server?.click());
    await asked[0]?.fail();
    expect(button()).toBe(server);
    expect(asked).toHaveLength(1);
    await act(async () => void fireEvent.pointerDown(document.body));
    expect(asked).toHaveLength(2);
    await asked[1]?.arrive();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('a first 1');
  });

  it('keeps its HTML while its surroundings change, without its code', async () => {
    const { asked, show } = await hydrate();
    const server = button();
    await browser.render(show({ shown: false }));
    await settle();
    expect(button()).toBe(server);
    expect(asked).toHaveLength(0);
    await act(async () => server?.click());
    await asked[0]?.arrive();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('a second 1');
    expect(button()?.closest('[data-waiting]')).toBeNull();
  });

  it('keeps its HTML under new props until its code is loaded, and does not delay a page change', async () => {
    const { asked, show } = await hydrate();
    const server = button();
    await browser.renderLater(show({ name: 'b' }));
    await settle();
    expect(button()).toBe(server);
    expect(asked).toHaveLength(1);
    await asked[0]?.arrive();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('b first 0');
  });

  it('takes new props inside another island in the existing HTML, whichever code loads first', async () => {
    const onServer = { Part: islandOnDemand(() => Promise.resolve(Counter)) };
    const Outer = ({ name }: Props) => <Page Part={onServer.Part} name={name} />;
    const OuterOnServer = islandOnDemand(() => Promise.resolve(Outer));
    await loadAllCode();
    const html = serverHtml(<OuterOnServer name="a" />);
    const inner = partOnDemand();
    onServer.Part = inner.Part;
    const arrivals: ((part: ComponentType<Props>) => void)[] = [];
    const OuterPart = islandOnDemand(() => new Promise<ComponentType<Props>>((resolve) => arrivals.push(resolve)));
    await browser.hydrate(html, <OuterPart name="a" />);
    const server = button();
    await browser.render(<OuterPart name="b" />);
    await act(async () => arrivals[0]?.(Outer));
    await settle();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('a first 0');
    await inner.asked[0]?.arrive();
    expect(button()).toBe(server);
    expect(button()?.textContent).toBe('b first 0');
  });

  it('renders nothing until its code is loaded in a page rendered by the browser', async () => {
    const { Part, asked } = partOnDemand();
    await browser.render(<Page Part={Part} />);
    expect(container().textContent).toBe('beforeafter');
    expect(asked).toHaveLength(1);
    await asked[0]?.arrive();
    expect(button()?.textContent).toBe('a first 0');
    expect(container().querySelector('[data-waiting]')).toBeNull();
  });
});
