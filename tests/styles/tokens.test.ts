import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLORS, SCALES } from '../../styles/tokens';

/** Everything that holds CSS: rules of the document, of components and of the error pages. */
const TEXTS = ['styles', 'components', 'pages', 'lib'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(import.meta.dirname, '../..', folder, file), 'utf8') })),
);

describe('a custom property that a rule reads', () => {
  it('is a design token, or set by a rule or an element', () => {
    const tokens = [...Object.keys(SCALES), ...Object.keys(COLORS.dark)].map((name) => `--${name}`);
    const set = TEXTS.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:|variable: '(--[\w-]+)'/g)].map(([, name, ofFont]) => name ?? ofFont),
    );
    const known = new Set([...tokens, ...set]);
    const unknown = TEXTS.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => (known.has(name ?? '') ? [] : [`${file}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });
});
