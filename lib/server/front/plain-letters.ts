/** More foreign letters than one byte in so many stay as they are: the page would grow. */
const FEW = 100;
/** The first byte that is no letter of ASCII. */
const FOREIGN = 0x80;
/** A byte of a letter becomes at most three more. */
const MOST_GROWTH = 3;

type Escape = (letter: string, code: number) => string;

const hex = (code: number): string => code.toString(16);

/** How a letter is written where it stands; null: it stays. */
type Place = { readonly from: number; readonly to: number; readonly escape: Escape | null };

/** HTML reads the numbers of controls as letters of Windows-1252. */
const inHtml: Escape = (_, code) => (code < 0xa0 ? '' : `&#${code};`);
const inCss: Escape = (_, code) => `\\${hex(code)} `;
const inJson: Escape = (letter) => letter.replace(/[^]/g, (unit) => `\\u${hex(unit.charCodeAt(0)).padStart(4, '0')}`);

/** Where bytes of letters beyond ASCII begin and end. */
function foreignRuns(page: Buffer): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (let at = 0; at < page.length; at += 1) {
    if ((page[at] ?? 0) < FOREIGN) continue;
    const from = at;
    while ((page[at] ?? 0) >= FOREIGN) at += 1;
    runs.push([from, at]);
  }
  return runs;
}

/** The style sheets and scripts of a page, in whose text an entity would be none. */
function* rawTexts(page: Buffer): Generator<Place> {
  const next = (from: number): number => {
    const found = [page.indexOf('<style', from), page.indexOf('<script', from)].filter((at) => at !== -1);
    return found.length === 0 ? -1 : Math.min(...found);
  };
  for (let at = next(0); at !== -1;) {
    const from = page.indexOf('>', at) + 1;
    const tag = page.toString('latin1', at, from);
    const isStyle = tag.startsWith('<style');
    const end = page.indexOf(isStyle ? '</style' : '</script', from);
    const to = end === -1 ? page.length : end;
    // Code stays as it is: the policy knows the hash of its text.
    yield { from, to, escape: isStyle ? inCss : tag.includes('json') ? inJson : null };
    at = next(to);
  }
}

/**
 * A page whose few letters beyond ASCII – dashes, dots, some names – are written as
 * escapes. With a single such letter a browser keeps the whole page in a slower form and
 * reads it with slower code (docs/decisions/0073-pages-in-ascii.md). A page in a language
 * that is written with them stays as it is.
 *
 * @param page a whole HTML document, UTF-8
 */
export function plainLetters(page: Buffer): Buffer {
  const runs = foreignRuns(page);
  const bytes = runs.reduce((sum, [from, to]) => sum + to - from, 0);
  if (bytes === 0 || bytes * FEW > page.length) return page;
  const plain = Buffer.allocUnsafe(page.length + bytes * MOST_GROWTH);
  const places = rawTexts(page);
  let place = places.next();
  let [read, written] = [0, 0];
  for (const [from, to] of runs) {
    while (!place.done && place.value.to <= from) place = places.next();
    const escape = !place.done && from >= place.value.from ? place.value.escape : inHtml;
    if (escape === null) continue;
    written += page.copy(plain, written, read, from);
    for (const letter of page.toString('utf8', from, to))
      written += plain.write(escape(letter, letter.codePointAt(0) ?? 0), written, 'latin1');
    read = to;
  }
  written += page.copy(plain, written, read);
  return plain.subarray(0, written);
}
