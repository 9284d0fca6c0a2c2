import { describe, expect, it } from 'vitest';
import pureSchemas from '../../scripts/support/pure-schemas.mjs';

const module = (...lines: string[]) => ["import * as v from 'valibot';", ...lines].join('\n');

describe('a module with schemas, as the build reads it', () => {
  it('creates each schema in a call marked as pure', () => {
    expect(pureSchemas(module('export const A = v.object({', '  id: v.number(),', '});', 'const entries = { a: v.string() };'))).toBe(
      module(
        'export const A = /* #__PURE__ */ (() => (v.object({',
        '  id: v.number(),',
        '})))();',
        'const entries = /* #__PURE__ */ (() => ({ a: v.string() }))();',
      ),
    );
  });

  it('leaves functions alone, and what creates no schema', () => {
    const text = module(
      'export const read = (value: unknown) => v.parse(A, value);',
      'export const MOST = 5;',
      'export function f() {',
      '  const a = v.string();',
      '}',
    );
    expect(pureSchemas(text)).toBe(text);
  });

  it('leaves other modules as they are', () => {
    expect(pureSchemas('const v = make();\nconst a = v.object({});')).toBe('const v = make();\nconst a = v.object({});');
  });
});
