import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { islandOnDemand } from '../../../components/island/island';
import {
  islandsKeptWith,
  KeptIslands,
  KeptIslandsProvider,
  KeptParts,
  KeptWhile,
  piecesWithIslands,
} from '../../../components/island/server-island';
import { loadAllCode } from '../../../lib/client/islands/code-on-demand';
import type { Locale } from '../../../lib/domain/settings/locales';
import { siteRouter } from '../../support/render-site';

const rendered = vi.fn<() => void>();

function Part({ className }: { readonly className?: string | undefined }) {
  rendered();
  return (
    <p id={useId()} className={className}>
      {useRouter().pathname}
    </p>
  );
}

const Once = islandOnDemand(() => Promise.resolve(Part), { keep: { name: 'once', by: 'site' } });
const OfRoute = islandOnDemand(() => Promise.resolve(Part), { keep: { name: 'of-route', by: 'route' } });
const Always = islandOnDemand(() => Promise.resolve(Part));

type Options = { readonly pathname?: string; readonly locale?: Locale; readonly className?: string };

/** A page as the document renders it. */
function page(kept: KeptIslands, Island: typeof Once, { pathname = '/', locale, className }: Options = {}) {
  const { router } = siteRouter({ pathname, locale: locale ?? 'en' });
  const app = (
    <RouterContext.Provider value={router}>
      <h1>before</h1>
      <Island className={className} />
      <h2>{pathname}</h2>
    </RouterContext.Provider>
  );
  return piecesWithIslands(renderToString(<KeptIslandsProvider value={kept}>{app}</KeptIslandsProvider>), kept).join('');
}

const rendersOf = async (make: () => void): Promise<number> => {
  await loadAllCode();
  rendered.mockClear();
  make();
  return rendered.mock.calls.length;
};

it('an island of the shell is rendered once for many pages, and each page has all of its HTML', async () => {
  const kept = islandsKeptWith({});
  const pages: string[] = [];
  expect(await rendersOf(() => pages.push(page(kept, Once), page(kept, Once), page(new KeptIslands(), Once)))).toBe(2);
  expect(pages[0]).toMatch(/<h1>before<\/h1><div class="island" data-waiting=""><!--\$--><p id="[^"]+">\/<\/p><!--\/\$--><\/div><h2>/);
  expect(pages[1]).toBe(pages[0]);
  expect(pages[2]).toBe(pages[0]);
});

it('it is rendered anew in another language, and for another kind of page where it depends on that', async () => {
  const kept = islandsKeptWith({});
  expect(await rendersOf(() => [page(kept, Once), page(kept, Once, { locale: 'fr' }), page(kept, Once, { pathname: '/news' })])).toBe(2);
  const pages: string[] = [];
  expect(await rendersOf(() => pages.push(page(kept, OfRoute), page(kept, OfRoute, { pathname: '/news' }), page(kept, OfRoute)))).toBe(2);
  expect(pages.map((html) => /<p[^>]*>(.*)<\/p>/.exec(html)?.[1])).toEqual(['/', '/news', '/']);
});

it('it is rendered anew with other data of the shell', async () => {
  const [today, tomorrow] = [{}, {}];
  const all = [today, today, tomorrow, today];
  expect(await rendersOf(() => all.map((data) => page(islandsKeptWith(data), Once)))).toBe(2);
});

it('other islands, and what has rules of styled-components, are rendered with every page', async () => {
  const kept = islandsKeptWith({});
  expect(await rendersOf(() => [page(kept, Always), page(kept, Always)])).toBe(2);
  const styled = { className: 'sc-1a2b3c-0 xYz' };
  expect(await rendersOf(() => [page(kept, Once, styled), page(kept, Once, styled)])).toBe(2);
});

describe('a part that is kept while what it shows is the same', () => {
  const rows = (kept: KeptIslands, names: readonly string[], locale: Locale = 'en') => {
    const app = (
      <RouterContext.Provider value={siteRouter({ locale }).router}>
        <ul>
          <KeptWhile name="rows" from={names}>
            {() => names.map((name) => <Row key={name} name={name} />)}
          </KeptWhile>
        </ul>
      </RouterContext.Provider>
    );
    return piecesWithIslands(renderToString(<KeptIslandsProvider value={kept}>{app}</KeptIslandsProvider>), kept).join('');
  };
  const Row = ({ name }: { readonly name: string }) => {
    rendered();
    return <li>{name}</li>;
  };

  it('is rendered once, and stands in every page without marks', async () => {
    const kept = islandsKeptWith({});
    const pages: string[] = [];
    expect(await rendersOf(() => pages.push(rows(kept, ['one', 'two']), rows(kept, ['one', 'two'])))).toBe(2);
    expect(pages).toEqual(Array(2).fill('<ul><li>one</li><li>two</li></ul>'));
  });

  it('is rendered anew with other contents or in another language, and not with other data of the shell', async () => {
    const [kept, later] = [islandsKeptWith({}), islandsKeptWith({})];
    expect(await rendersOf(() => [rows(kept, ['red']), rows(kept, ['blue']), rows(kept, ['blue'], 'fr')])).toBe(3);
    const pages: string[] = [];
    expect(await rendersOf(() => pages.push(rows(later, ['red']), rows(later, ['blue'])))).toBe(0);
    expect(pages).toEqual(['<ul><li>red</li></ul>', '<ul><li>blue</li></ul>']);
  });

  it('is kept apart from an island around it that is kept as well', async () => {
    const Around = islandOnDemand(
      () =>
        Promise.resolve(() => (
          <KeptWhile name="rows" from="inside">
            {() => <Row name="inside" />}
          </KeptWhile>
        )),
      { keep: { name: 'around', by: 'site' } },
    );
    const kept = islandsKeptWith({});
    const pages: string[] = [];
    expect(await rendersOf(() => pages.push(page(kept, Around), page(kept, Around)))).toBe(1);
    expect(pages[0]).toContain('<div class="island" data-waiting=""><!--$--><li>inside</li><!--/$--></div><h2>');
    expect(pages[1]).toBe(pages[0]);
    expect([...kept.html.values()]).toEqual(['<!--$--><li>inside</li><!--/$-->']);
    expect(kept.parts.html.get(kept.parts.keyOf('rows en "inside"'))).toBe('<li>inside</li>');
  });

  it('is let go of when many others came since, and not while it is used', () => {
    const kept = new KeptParts();
    const render = (text: string) => kept.html.set(kept.keyOf(text), text);
    for (let number = 0; number < 5_000; number += 1) {
      render('often');
      render(`row ${number}`);
    }
    expect(kept.html.size).toBeLessThan(5_000);
    expect(kept.html.get(kept.keyOf('often'))).toBe('often');
    expect(kept.html.get(kept.keyOf('row 4999'))).toBe('row 4999');
    expect(kept.html.has(kept.keyOf('row 0'))).toBe(false);
  });
});
