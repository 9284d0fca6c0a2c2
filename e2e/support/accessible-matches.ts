import type { Locator, Page } from 'playwright';

/**
 * What assistive technology hears and what eyes see of matches, from the
 * accessibility tree and the visible text, whatever the page's markup.
 */

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The lines of a snapshot's entry: the one at `index` and those below it. */
function entryAt(lines: readonly string[], index: number): string[] {
  const indent = indentOf(lines[index] ?? '');
  const end = lines.findIndex((line, at) => at > index && indentOf(line) <= indent);
  return lines.slice(index, end === -1 ? undefined : end);
}

/** The nearest list item or article around a line; -1 where there is none. */
function rowAround(lines: readonly string[], index: number): number {
  let indent = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (indentOf(line) >= indent) continue;
    indent = indentOf(line);
    if (/^\s*- (?:listitem|article)\b/.test(line)) return at;
  }
  return -1;
}

/** Names of matches, buttons and addresses aside: the plain words of a row. */
function plainWords(entry: readonly string[]): string {
  return entry
    .filter((line) => !/^\s*- (?:\/url|'?link|'?button|time|'?img)/.test(line))
    .map((line) => line.replace(/^\s*- '?(?:listitem|article|text|emphasis|strong|status)\b:?/, ''))
    .join(' ');
}

type HeardMatch = { readonly id: number; readonly words: string };

/** Each row or card of a match in the accessibility tree below a place on the page. */
export async function heardMatches(place: Locator): Promise<HeardMatch[]> {
  const lines = (await place.ariaSnapshot()).split('\n');
  return lines.flatMap((line, index) => {
    const id = /\/url: "?(?:\/[a-z]{2})?\/match\/(\d+)\//.exec(line)?.[1];
    const row = id === undefined ? -1 : rowAround(lines, index);
    return row === -1 ? [] : [{ id: Number(id), words: plainWords(entryAt(lines, row)) }];
  });
}

/** Each row or card of a match with the lines that are visible in it, without its flames, which reveal no result. */
export function seenMatches(page: Page): Promise<{ readonly id: number; readonly lines: readonly string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/match/"]')].flatMap((link) => {
      const row = link.closest<HTMLElement>('li, article');
      const id = Number(/\/match\/(\d+)\//.exec(link.pathname)?.[1]);
      if (!row || !id) return [];
      const lines = row.innerText.split(/\s*\n\s*/);
      for (const flames of row.querySelectorAll<HTMLElement>('.flames')) {
        const at = lines.indexOf(flames.innerText.trim());
        if (at >= 0) lines.splice(at, 1);
      }
      return [{ id, lines }];
    }),
  );
}

/** A result in the words of a row: two numbers side by side, or a game of the series. "Best of 3" is none. */
export function revealsResult(words: string): boolean {
  return /(?:^|\s)\d{1,2} \d{1,2}(?:[\s"]|$)|\bGame \d/.test(words.replace(/\bBest of \d+/g, ''));
}
