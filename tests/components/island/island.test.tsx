// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { readdir, readFile } from 'node:fs/promises';
import { useContext, useEffect, useId, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { island } from '../../../components/island/island';
import { useHydrated } from '../../../lib/client/islands/use-hydrated';
import { TeamsRevealed } from '../../../components/spoilers/teams-revealed';
import { islandPage } from '../../support/island-page';
import { serverHtml } from '../../support/render-site';

let alive = 0;

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  const word = useContext(TeamsRevealed) ? 'second' : 'first';
  const id = useId();
  useEffect(() => {
    alive += 1;
  }, []);
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {name} {word} {count}
    </button>
  );
}
const Later = island(Counter);

function Page({ name = 'a', word = 'first' }: { readonly name?: string; readonly word?: string }) {
  return (
    <TeamsRevealed.Provider value={word !== 'first'}>
      <Counter name="before" />
      <Later name={name} />
      <Counter name="after" />
    </TeamsRevealed.Provider>
  );
}

const Covered = island(() => (
  <>
    <p style={{ display: 'none' }}>Cover</p>
    <div style={{ display: 'contents' }}>
      <Counter name="a" />
    </div>
  </>
));

const { container, see, settle, ...browser } = islandPage();
const button = (): Element | null | undefined => container().querySelector('.island')?.firstElementChild;

async function hydrate(page = <Page />): Promise<void> {
  alive = 0;
  await browser.hydrate(serverHtml(page), page);
}

describe('an island', () => {
  it('keeps the HTML of the server and renders nothing until it is seen', async () => {
    await hydrate();
    const { length } = [...container().querySelectorAll('button')];
    expect(length).toBe(3);
    const server = button();
    expect(alive).toBe(2);
    expect(button()?.closest('[data-waiting]')).not.toBeNull();
    await see();
    await settle();
    expect(alive).toBe(3);
    expect(button()).toBe(server);
    expect(button()?.closest('[data-waiting]')).toBeNull();
  });

  it('counts as seen by its visible part, also where it starts with a hidden cover', async () => {
    await hydrate(<Covered />);
    expect(alive).toBe(0);
    await see();
    await settle();
    expect(alive).toBe(1);
  });

  it('loses no click: it hydrates before the click is handled', async () => {
    await hydrate();
    const server = button();
    await act(async () => void fireEvent.click(button() ?? container()));
    expect(button()?.textContent).toBe('a first 1');
    expect(button()).toBe(server);
  });

  it('takes new props in the existing HTML', async () => {
    await hydrate();
    const server = button();
    await browser.render(<Page name="b" />);
    expect(button()?.textContent).toBe('b first 0');
    expect(button()).toBe(server);
  });

  it('knows what the page around it knows from the moment it has hydrated: a button for both is not replaced', async () => {
    const Both = island(({ hides }: { readonly hides: boolean }) => {
      const hydrated = useHydrated();
      return hides || !hydrated ? <button type="button">Show</button> : null;
    });
    function Around() {
      return <Both hides={useHydrated()} />;
    }
    let server: ReturnType<typeof button> = null;
    await browser.hydrate(serverHtml(<Around />), <Around />, () => (server = button()));
    await see();
    await settle();
    expect(button()?.closest('[data-waiting]')).toBeNull();
    expect(button()).toBe(server);
  });

  it('takes context changes in the existing HTML, once it is seen', async () => {
    await hydrate();
    const server = button();
    await browser.render(<Page word="second" />);
    expect(button()?.textContent).toBe('a first 0');
    await see();
    await settle();
    expect(button()?.textContent).toBe('a second 0');
    expect(button()).toBe(server);
  });

  it('knows every context that can change around it', async () => {
    const source = await readFile('components/island/island.tsx', 'utf8');
    const constant = ['SiteContext'];
    const files = [
      ...(await readdir('components', { recursive: true })).map((name) => `components/${name}`),
      ...(await readdir('lib', { recursive: true })).map((name) => `lib/${name}`),
    ].filter((file) => /^(?:components|lib)\/.*\.tsx?$/.test(file));
    const found = await Promise.all(
      files.map(async (file) => [...(await readFile(file, 'utf8')).matchAll(/const (\w+) = createContext\b/g)].map(([, name]) => name)),
    );
    for (const name of found.flat().filter((each = '') => !constant.includes(each))) expect(source).toContain(`useContext(${name})`);
    expect(found.flat()).toContain('TeamsRevealed');
  });

  it('generates the same ids on both sides, inside and after it', async () => {
    await hydrate();
    const ids = [...container().querySelectorAll('button')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    const onServer = ids;
    await see();
    await browser.render(<Page name="b" />);
    expect([...container().querySelectorAll('button')].map(({ id }) => id)).toEqual(onServer);
  });

  it('is an ordinary component in a page rendered by the browser', async () => {
    await browser.render(<Page />);
    expect(button()?.textContent).toBe('a first 0');
    expect(container().querySelector('[data-waiting]')).toBeNull();
  });
});
