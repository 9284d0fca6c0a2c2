import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

const filesIn = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  );
const SITE = filesIn(['lib', 'components', 'styles', 'scripts']);
const SUPPORT = filesIn(['tests/support', 'e2e/support']);

/** One meaning in two places: the site's clock, in a browser and on a server. */
const BOTH = new Set(['siteNow']);

/** Called by Next, by these names (tests/scripts/lean-next.test.ts). */
const BY_NEXT = new Set(['initScriptLoader', 'handleClientScriptLoad']);

const EXPORT = /^export (?:declare |abstract |async )*(?:function\*?|const|class|type|interface) (\w+)/gm;

function exportedNames(file: string): string[] {
  return [...readFileSync(join(CHECKOUT, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => name);
}

/** Names that several of the files export, with those files. */
function repeated(files: readonly string[], pattern: RegExp): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of exportedNames(file).filter((each) => pattern.test(each) && !BOTH.has(each)))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  }
  return [...filesOf].filter(([, where]) => where.size > 1).map(([name, where]) => `${name}: ${[...where].join(', ')}`);
}

describe('an exported name', () => {
  it('is used in another file', () => {
    const all = [...SITE, ...SUPPORT, ...filesIn(['pages', 'tests', 'e2e'])];
    const filesWith = new Map<string, Set<string>>();
    for (const file of all) {
      for (const word of new Set(readFileSync(join(CHECKOUT, file), 'utf8').match(/\w+/g)))
        filesWith.set(word, (filesWith.get(word) ?? new Set()).add(file));
    }
    const unused = SITE.flatMap((file) =>
      exportedNames(file)
        .filter((name) => filesWith.get(name)?.size === 1 && !BY_NEXT.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('has one meaning in the site', () => {
    expect(repeated(SITE, /./)).toEqual([]);
  });

  it('of a type, class or component has that meaning in tests, too', () => {
    expect(repeated([...SITE, ...SUPPORT], /^[A-Z][a-z]/)).toEqual([]);
  });
});
