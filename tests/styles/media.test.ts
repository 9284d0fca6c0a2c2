import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MEDIA } from '../../styles/media';

const STYLES = join(import.meta.dirname, '../../styles');
/** Where the brand gives way to the buttons beside it. */
const BRAND = '339px';

it('The files of styles change where components change', () => {
  const widths = new Set([...Object.values(MEDIA).flatMap((query) => query.match(/\d+px/g) ?? []), BRAND]);
  const others = readdirSync(STYLES)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(STYLES, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) =>
        (query.match(/\d+px/g) ?? []).filter((width) => !widths.has(width)).map((width) => `${file}: ${width}`),
      ),
    );
  expect(others).toEqual([]);
});
