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
const [START, END] = ['<!--$-->', '<!--/$-->'];
/** What stands in the place of a mark, by its kind; nothing around a part of an island. */
const COMMENTS: Readonly<Record<string, string>> = { start: START, first: START, end: END, 'first-end': END };

/**
 * What an island's HTML depends on besides the locale and the data of the shell:
 * nothing else, or the kind of page as well. Such an island is rendered once for
 * many pages (docs/decisions/0063-shell-rendered-once.md).
 */
export type Keep = { readonly name: string; readonly by: 'site' | 'route' };

/** So many parts are kept, the ones used last: some ten megabytes of rows with what they were made from. */
const MOST_PARTS = 4_000;

/** HTML of `KeptWhile`, by what it was made from. */
export class KeptParts {
  /** Of each text the key; the one used last at the end. */
  readonly #keys = new Map<string, string>();
  readonly html = new Map<string, string>();
  #count = 0;

  /** A short key for HTML that is made from a text of any length. */
  keyOf(text: string): string {
    const key = this.#keys.get(text) ?? String((this.#count += 1));
    this.#keys.delete(text);
    this.#keys.set(text, key);
    const [oldest] = this.#keys;
    if (this.#keys.size > MOST_PARTS && oldest) {
      this.#keys.delete(oldest[0]);
      this.html.delete(oldest[1]);
    }
    return key;
  }
}

/** The HTML of islands by their keys, and of parts of them. */
export class KeptIslands {
  readonly html = new Map<string, string>();

  constructor(readonly parts = new KeptParts()) {}
}

const keptByData = new WeakMap<object, KeptIslands>();
/** Marked as pure: browsers do not get it. */
const partsOfProcess = /* @__PURE__ */ new KeptParts();

/** The islands that were rendered with this data, gone with it; and parts of islands, which do not depend on it. */
export function islandsKeptWith(data: object): KeptIslands {
  const kept = keptByData.get(data) ?? new KeptIslands(partsOfProcess);
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
  if (key !== null && kept?.html.has(key)) return <template data-island="kept" data-key={key} />;
  // Three children like the browser's: `useId` counts them.
  return (
    <>
      {key === null ? <template data-island="start" /> : <template data-island="first" data-key={key} />}
      {children}
      <template data-island={key === null ? 'end' : 'first-end'} />
    </>
  );
}

type KeptWhileProps = {
  readonly name: string;
  /** All that the content shows besides the language and what is the same as long as the process runs; JSON. */
  readonly from: unknown;
  readonly children: () => ReactNode;
};

/**
 * A part of an island that the server renders once, and puts into other pages as text while `from` says
 * the same: a page that is rendered anew every few seconds has mostly the rows that it had before.
 * No id of `useId` may be in it, and no class of styled-components.
 */
export function KeptWhile({ name, from, children }: KeptWhileProps) {
  return typeof window === 'undefined' ? (
    <KeptOnServer name={name} from={from}>
      {children}
    </KeptOnServer>
  ) : (
    children()
  );
}

function KeptOnServer({ name, from, children }: KeptWhileProps) {
  const kept = useContext(KeptContext);
  const router = useContext(RouterContext);
  if (!kept || !router) return children();
  const key = kept.parts.keyOf(`${name} ${router.locale} ${JSON.stringify(from)}`);
  if (kept.parts.html.has(key)) return <template data-island="kept-part" data-key={key} />;
  return (
    <>
      <template data-island="part" data-key={key} />
      {children()}
      <template data-island="part-end" />
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
export function piecesWithIslands(html: string, kept: KeptIslands = new KeptIslands()): readonly string[] {
  const [start = '', ...marked] = html.split(MARK);
  const parts = [start];
  /** What is to be kept and has not ended yet, the innermost last: its key, and its first piece. */
  const open: (readonly [key: string, first: number])[] = [];
  for (const piece of marked) {
    const [mark = '', kind = '', ofKey = ''] = REST_OF_MARK.exec(piece) ?? [];
    const after = piece.slice(mark.length);
    const before = kind === 'kept' ? kept.html.get(ofKey) : kind === 'kept-part' ? kept.parts.html.get(ofKey) : COMMENTS[kind];
    if (kind === 'first' || kind === 'part') open.push([ofKey, parts.length]);
    parts.push(before ?? '');
    if (kind === 'first-end' || kind === 'part-end') {
      const [key, first] = open.pop() ?? ['', 0];
      const html = parts.slice(first).join('');
      if (!html.includes(OWN_RULES)) (kind === 'first-end' ? kept.html : kept.parts.html).set(key, html);
    }
    parts.push(after);
  }
  return parts;
}
