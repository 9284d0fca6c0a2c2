/**
 * `npm run fonts`: the letters of languages that Inter's Latin file lacks, as
 * files of their own in `public/fonts`. Only pages in those languages load them
 * (styles/language-style.ts). Run it when the package of Inter changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CHECKOUT } from './support/checkout.mjs';
import { runCommand } from './support/user-error.mjs';

const LETTERS = {
  // Polish and Turkish, and what their neighbours' names need: Czech, Slovak, Hungarian, Romanian, Croatian, Baltic.
  'central-europe': {
    file: 'latin-ext',
    text: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț',
  },
  vietnamese: { file: 'vietnamese', text: null },
};

await runCommand(async () => {
  const inter = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  const folder = join(CHECKOUT, 'public/fonts');
  await mkdir(folder, { recursive: true });
  for (const [name, { file, text }] of Object.entries(LETTERS)) {
    const font = await readFile(join(inter, `files/inter-${file}-wght-normal.woff2`));
    const made = text === null ? font : await subsetFont(font, text, { targetFormat: 'woff2' });
    await writeFile(join(folder, `inter-${name}.woff2`), made);
    console.log(`inter-${name}.woff2: ${made.length} bytes`);
  }
});
