import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Types are gone in the browser. */
const TYPE_IMPORT = /^import type (?:\w+|\{[^{}]*\}|\* as \w+) from '[^']*';/gm;
const IMPORT = /from '(\.[^']+)'/g;
const IMPORT_ON_DEMAND = /import\('(\.[^']+)'\)/g;
/** A section that is loaded together with a part on demand (`lib/client/islands/load-section.ts`). */
const LOADED_ON_DEMAND = /(?:loadSection|withTexts)\(\s*'(\w+)'/g;
/** A key as code writes it: 'stats.title', `stats.kinds.${kind}`. */
const KEY = /['"`](\w+)\.[\w$]/g;
/** What these folders import does not reach the browser. */
const SERVER = /^lib\/(?:server|store|ingest|source)\//;

/** @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/**
 * Which sections of the texts (the top level of `locales/en/texts.json`) travel with
 * which page, from the keys in what a page imports (docs/decisions/0008):
 * `everywhere` holds those of `_app`, `pages` what each page shows beyond them, by
 * route. A part on demand brings its own section, and the page what else it shows.
 * @param {string} root the checkout
 * @returns {{everywhere: string[], pages: Record<string, string[]>}}
 */
export function pageSections(root) {
  const all = Object.keys(JSON.parse(readFileSync(join(root, 'locales/en/texts.json'), 'utf8')));
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} file */
  const textOf = (file) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8').replace(TYPE_IMPORT, '');
    texts.set(file, known);
    return known;
  };
  /** @param {string} path */
  const sourceFile = (path) =>
    [`${path}.tsx`, `${path}.ts`].find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) ?? null;

  /**
   * The texts of a file and of everything that it imports.
   * @param {string} file
   * @param {readonly RegExp[]} imports
   * @param {Map<string, string>} [reached]
   */
  const reachedFrom = (file, imports, reached = new Map()) => {
    if (reached.has(file) || SERVER.test(file)) return reached;
    const text = textOf(file);
    reached.set(file, text);
    for (const path of imports.flatMap((pattern) => found(text, pattern))) {
      const imported = sourceFile(normalize(join(dirname(file), path)));
      if (imported !== null) reachedFrom(imported, imports, reached);
    }
    return reached;
  };

  /** @param {string} page */
  const shownBy = (page) => {
    const atOnce = [...reachedFrom(page, [IMPORT]).values()].join('\n');
    const atAll = [...reachedFrom(page, [IMPORT, IMPORT_ON_DEMAND]).values()].join('\n');
    const shown = new Set(found(atAll, KEY));
    for (const section of found(atAll, LOADED_ON_DEMAND)) shown.delete(section);
    for (const section of found(atOnce, KEY)) shown.add(section);
    return all.filter((section) => shown.has(section));
  };

  const everywhere = shownBy('pages/_app.tsx');
  const files = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => normalize(file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:api\/|_app\.|_document\.)/.test(file))
    .sort();
  const pages = files.map((file) => {
    const route = `/${file.replace(/\.tsx?$/, '').replace(/(?:^|\/)index$/, '')}`;
    return [route, shownBy(`pages/${file}`).filter((section) => !everywhere.includes(section))];
  });
  return { everywhere, pages: Object.fromEntries(pages) };
}
