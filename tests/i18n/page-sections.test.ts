import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPageSection } from '../../lib/i18n/page-sections';

const IMPORTED = /(?:from|import) '(\.[^']+)'/g;
/** Types are gone in the browser. */
const TYPE_IMPORT = /^import type [^;]*;/gm;
/** A key as code writes it: 'stats.title', `stats.kinds.${kind}`. */
const KEY = /['"`](\w+)\.[\w$]/g;
/** Rooms of the server: what they import does not reach the browser. */
const SERVER = /^lib\/(?:server|store|ingest|source)\//;

function sourceFile(path: string): string | null {
  const found = [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file) && statSync(file).isFile());
  return found ?? null;
}

/** A file and everything that it imports at once (`import()` on demand is not at once). */
function closure(file: string, found: Map<string, string> = new Map()): Map<string, string> {
  if (found.has(file) || SERVER.test(file)) return found;
  const text = readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
  found.set(file, text);
  for (const [, spec = ''] of text.matchAll(IMPORTED)) {
    const imported = sourceFile(normalize(join(dirname(file), spec)));
    if (imported !== null) closure(imported, found);
  }
  return found;
}

function sectionsUsed(file: string): string[] {
  const keys = [...closure(file).values()].flatMap((text) => [...text.matchAll(KEY)].map(([, section = '']) => section));
  return [...new Set(keys)].filter(isPageSection).sort();
}

function sectionsAsked(file: string): string[] {
  const lists = [...readFileSync(file, 'utf8').matchAll(/(?:texts:|TEXTS =) \[([^\]]*)\]/g)].map(([, list = '']) => list);
  return [...new Set(lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, section = '']) => section)))].sort();
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((path) => join('pages', path))
  .filter((path) => path.endsWith('.tsx') && !path.startsWith(join('pages', 'api')))
  // Pages that answer with another page's exports.
  .filter((path) => !/^export \{ default, getServerSideProps \} from/m.test(readFileSync(path, 'utf8')));

describe('texts of pages', () => {
  it.each(pages)('%s asks for the sections that it shows, and for no other', (page) => {
    const used = sectionsUsed(page);
    expect(sectionsAsked(page)).toEqual(used);
    if (used.length === 0) return;
    const text = readFileSync(page, 'utf8');
    // The error page hands its texts over by itself.
    if (page.endsWith('_error.tsx')) return;
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    expect([page, count(/\btexts: /g)]).toEqual([page, count(/kind: 'page'|(?:personal|detail)Page\(/g)]);
  });
});
