import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '../../lib/domain/page/theme-colors';
import { THEMES } from '../../lib/domain/settings/settings';
import { tokenOf } from '../support/style-tokens';

/** Everything that holds CSS: rules of every page, of components and of embeds. */
const TEXTS = ['styles', 'components', 'pages', 'lib'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(import.meta.dirname, '../..', folder, file), 'utf8') })),
);

describe('a custom property that a rule reads', () => {
  it('is set by a rule or an element', () => {
    const set = TEXTS.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:|variable: '(--[\w-]+)'/g)].map(([, name, ofFont]) => name ?? ofFont),
    );
    const known = new Set(set);
    const unknown = TEXTS.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => (known.has(name ?? '') ? [] : [`${file}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });
});

it.each(THEMES)("The browser's own bars have the colour of the page in the %s theme", (theme) => {
  expect(THEME_COLORS[theme]).toBe(tokenOf(theme, 'bg-color'));
});

it('Every fold has the one mark of styles/ui.css', () => {
  const own = TEXTS.filter(({ file, text }) => file !== join('styles', 'ui.css') && /summary::(?:before|after|marker)/.test(text));
  expect(own.map(({ file }) => file)).toEqual([]);
});
