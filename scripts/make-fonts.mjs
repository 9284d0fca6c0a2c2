/**
 * `npm run fonts`: the site's font from the package of Inter, without the letters,
 * weights and features that no page uses. Run it when that package changes.
 * - `styles/fonts/inter.woff2`: Latin-1 and signs, on every page (styles/font.ts)
 * - `public/fonts/*`: letters of languages that it lacks, for pages in these languages (styles/language-style.ts)
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CHECKOUT } from './support/checkout.mjs';
import { runCommand } from './support/user-error.mjs';

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const FONTS = [
  { to: 'styles/fonts/inter.woff2', file: 'latin', text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ–—‘’‚“”„…·•‹›€™−×←↑→↓` },
  {
    // Polish and Turkish, and what their neighbours' names need: Czech, Slovak, Hungarian, Romanian, Croatian, Baltic.
    to: 'public/fonts/inter-central-europe.woff2',
    file: 'latin-ext',
    text: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț',
  },
  {
    to: 'public/fonts/inter-vietnamese.woff2',
    file: 'vietnamese',
    text: `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329${range(0x1ea0, 0x1ef9)}₫`,
  },
];

/** What the styles ask for: weights from 400 to 800, kerning, marks, figures of one width, and the letter shapes of `body` (styles/global-style.ts). */
const USED = {
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'cv05', 'cv11', 'ss03'],
};

await runCommand(async () => {
  const inter = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  for (const { to, file, text } of FONTS) {
    const font = await readFile(join(inter, `files/inter-${file}-wght-normal.woff2`));
    const made = await subsetFont(font, text, { targetFormat: 'woff2', ...USED });
    await mkdir(dirname(join(CHECKOUT, to)), { recursive: true });
    await writeFile(join(CHECKOUT, to), made);
    console.log(`${to}: ${made.length} bytes`);
  }
});
