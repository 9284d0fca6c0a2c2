import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { leanNext } from '../../scripts/next/lean-next.mjs';
import * as noScript from '../../scripts/next/no-script.mjs';

const config = { resolve: { alias: {} }, module: { rules: [] } };
leanNext(config, CHECKOUT);

const sources = ['components', 'lib/client', 'pages'].flatMap((folder) =>
  readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(CHECKOUT, folder, file)),
);

describe('the parts of Next that browsers get', () => {
  it.each(Object.entries<string>(config.resolve.alias))('%s → %s: both are there', (name, target) => {
    // The scripts of older browsers are looked for among the modules, where they are not.
    const replaced = name.startsWith('/') && !name.endsWith('/polyfills') ? [name] : [];
    for (const file of [...replaced, target]) expect(existsSync(file), file).toBe(true);
  });

  it('stand in for what Next calls of its scripts', () => {
    const callers = ['client/index.js', 'shared/lib/router/router.js'].map((file) =>
      readFileSync(join(CHECKOUT, 'node_modules/next/dist/esm', file), 'utf8'),
    );
    const called = callers.map((source) => /\{ (\w+) \} (?:= require\(|from )'[./]*(?:client\/)?script'/.exec(source)?.[1]);
    expect(called.sort()).toEqual(Object.keys(noScript).sort());
  });

  it('are all that is used', () => {
    expect(sources.length).toBeGreaterThan(100);
    for (const file of sources)
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/from 'next\/(?!head'|router'|app'|document'|dist\/shared\/)/);
  });
});
