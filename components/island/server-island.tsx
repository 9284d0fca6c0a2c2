import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { createContext, useContext, type ReactNode } from 'react';

/**
 * An island as the server writes it. React recognises content that hydrates
 * separately by two comments around it, which only its own `<Suspense>` can write;
 * that one moves everything after the first 12.8 KB to the document's end and back
 * by inline scripts, which the policy forbids. So the server writes elements, and
 * the document puts the comments in their place.
 */
const MARK = '<template data-island="';
/** Between the mark and the HTML that follows it: what it marks, and the key of an island that is kept. */
const REST_OF_MARK = /^([\w-]+)"(?: data-key="([^"]*)")?><\/template>/;
const [START_COMMENT, END_COMMENT] = ['<!--$-->', '<!--/$-->'];

/**
 * What an island's HTML depends on besides the locale and the data of the shell:
 * nothing else, or the kind of page as well. Such an island is rendered once for
 * many pages (docs/decisions/0063-shell-rendered-once.md).
 */
export type Keep = { readonly name: string; readonly by: 'site' | 'route' };

/** The HTML of islands by their keys. */
export type KeptIslands = Map<string, string>;

const keptByData = new WeakMap<object, KeptIslands>();

/** The islands that were rendered with this data; gone with it. */
export function islandsKeptWith(data: object): KeptIslands {
  const kept = keptByData.get(data) ?? new Map<string, string>();
  keptByData.set(data, kept);
  return kept;
}

const KeptContext = createContext<KeptIslands | null>(null);

/** Around an app on the server; without it every island is rendered. */
export const KeptIslandsProvider = KeptContext.Provider;

export function ServerIsland({ keep, children }: { readonly keep: Keep | null; readonly children: ReactNode }) {
  const kept = useContext(KeptContext);
  const router = useContext(RouterContext);
  const key = keep && kept && router ? `${keep.name} ${router.locale} ${keep.by === 'route' ? router.pathname : ''}` : null;
  if (key !== null && kept?.has(key)) return <template data-island="kept" data-key={key} />;
  // Three children like the browser's: `useId` counts them.
  return (
    <>
      {key === null ? <template data-island="start" /> : <template data-island="first" data-key={key} />}
      {children}
      <template data-island={key === null ? 'end' : 'first-end'} />
    </>
  );
}

/** A class of styled-components: its rules are in a page only where the element itself was rendered. */
const OWN_RULES = 'class="sc-';

/**
 * The HTML of a page, piece by piece, with the comments around its islands, and with those that are kept.
 *
 * @param html as React rendered it
 * @param kept what was kept when it was rendered; gets what is kept from now on
 */
export function piecesWithIslands(html: string, kept: KeptIslands = new Map()): readonly string[] {
  const [before = '', ...marked] = html.split(MARK);
  const parts = [before];
  /** Of the island that is to be kept; none is inside another. */
  let [key, first] = ['', 0];
  for (const piece of marked) {
    const [mark = '', kind, ofKey = ''] = REST_OF_MARK.exec(piece) ?? [];
    const after = piece.slice(mark.length);
    if (kind === 'first') [key, first] = [ofKey, parts.length];
    if (kind === 'kept') parts.push(kept.get(ofKey) ?? '');
    else parts.push(kind === 'start' || kind === 'first' ? START_COMMENT : END_COMMENT);
    if (kind === 'first-end') {
      const island = parts.slice(first).join('');
      if (!island.includes(OWN_RULES)) kept.set(key, island);
    }
    parts.push(after);
  }
  return parts;
}
