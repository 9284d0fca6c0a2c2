import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../lib/domain/settings/settings';

const CSS = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const SELECTORS: Readonly<Record<Theme, string>> = { dark: ':root', light: ":root[data-theme='light']" };

/** The value of a design token in a theme, as `styles/tokens.css` has it. */
export function tokenOf(theme: Theme, name: string): string {
  const rules = CSS.split('}').filter((rule) =>
    rule
      .replace(/\/\*[^]*?\*\//g, '')
      .trim()
      .startsWith(`${SELECTORS[theme]} {`),
  );
  const value = new RegExp(`--${name}: ([^;]+);`).exec(rules.join(''))?.[1];
  if (value === undefined) throw new Error(`The ${theme} theme has no ${name}.`);
  return value;
}
