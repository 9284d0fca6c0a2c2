/**
 * `npm run fonts`: the site's font from the package of Inter, without the letters,
 * weights and features that no page uses. Run it when that package changes, or the
 * ranges in `styles/font.ts`.
 * - `styles/fonts`: for every page, by the ranges in `styles/font.ts`; the basic letters are in `public/fonts`, because frames on other sites load them, too
 * - `public/fonts`: letters of languages that these lack, for pages in such languages (styles/language.css)
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CHECKOUT } from './support/checkout.mjs';
import { runCommand } from './support/run-command.mjs';

/** @param {string} range as CSS writes it, "U+20-7E,U+B7" */
function lettersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

const faces = await readFile(join(CHECKOUT, 'styles/font.ts'), 'utf8');
/** @param {string} file of a face in `styles/font.ts` */
function rangeOf(file) {
  const range = new RegExp(`${file}[^]*?'(U\\+[^']+)'`).exec(faces)?.[1];
  if (range === undefined) throw new Error(`styles/font.ts has no range for ${file}.`);
  return range;
}

const FONTS = [
  { to: 'public/fonts/inter-basic.woff2', file: 'latin', text: lettersOf(rangeOf('inter-basic')) },
  { to: 'styles/fonts/inter-further.woff2', file: 'latin', text: lettersOf(rangeOf('inter-further')) },
  {
    // Polish and Turkish, and what their neighbours' names need: Czech, Slovak, Hungarian, Romanian, Croatian, Baltic.
    to: 'public/fonts/inter-central-europe.woff2',
    file: 'latin-ext',
    text: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț',
  },
  {
    to: 'public/fonts/inter-vietnamese.woff2',
    file: 'vietnamese',
    text: lettersOf(
      'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
    ),
  },
];

/** What the styles ask for: weights from 400 to 800, kerning, figures of one width; what Vietnamese marks need. */
const USED = {
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
};

await runCommand('fonts', async () => {
  const { default: subsetFont } = await import('subset-font');
  const inter = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  for (const { to, file, text } of FONTS) {
    const font = await readFile(join(inter, `files/inter-${file}-wght-normal.woff2`));
    const made = await subsetFont(font, text, { targetFormat: 'woff2', ...USED });
    await mkdir(dirname(join(CHECKOUT, to)), { recursive: true });
    await writeFile(join(CHECKOUT, to), made);
    console.log(`${to}: ${made.length} bytes`);
  }
});
