import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/texts.json';

const CODE = ['components', 'lib', 'pages', 'scripts', 'styles']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const PLURAL = /\.(?:zero|one|two|few|many|other)$/;

/** The keys of all texts; a plural's forms are one key. */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${name}.`) : [`${path}${name}`.replace(PLURAL, '')],
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');

describe('texts', () => {
  it('are all in use: code names each by its key, or by a template that fits it', () => {
    const named = new Set([...CODE.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));
    // `comments.failed.${kind}`: a section, a dot, and whatever is put in.
    const templates = new Set([...CODE.matchAll(/`(\w+\.[\w.-]*\$\{[^`\n]*)`/g)].map(([, template = '']) => template));
    const patterns = [...templates].map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join('[\\w.-]+')}$`,
        ),
    );
    const unused = [...new Set(keysOf(en))].filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
