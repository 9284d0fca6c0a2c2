import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { FIXTURE_NOW } from '../../lib/fixtures/match-states';
import { flagFolder } from '../../lib/server/http/built-site';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

/** How components are meant to look: a folder of PNG files for each theme and width, one file a specimen. */
const MEANT = join(CHECKOUT, 'e2e', 'pictures');
/** How they look now, where that differs, and where. Git ignores it. */
const FOUND = join(CHECKOUT, 'test-results', 'pictures');
/** Beside the pictures: the major version of the Chromium that drew them. */
const VERSION_FILE = join(MEANT, 'chromium-version.txt');

/** RIFTWEEK_PICTURES=write: what is seen is what is meant from now on. */
const writes = process.env['RIFTWEEK_PICTURES'] === 'write';

/**
 * Another machine rounds a line to the next pixel and draws letters' edges a
 * little differently. So a pixel differs only if no pixel of the other picture
 * at most 1 px away has its colour, and of any square of 16 × 16 pixels an
 * eighth may: an icon of another colour or a text 4 px off is above that. A share of
 * the whole picture would forgive large components more than small ones.
 */
const SQUARE = 16;
/** When pictures are written, none: what each change forgave would add up. */
const TOLERATED = writes ? 0 : 32;
/** Of 255, in any channel. */
const SAME_COLOR = 48;

/** Only components, each beginning on a whole pixel, however high those above it are. */
const STYLE = `
  :has(> main) > :is(header, nav) { height: 150px; overflow: hidden }
  main > * > h2, .specimen > header, .dock, nextjs-portal { display: none !important }
  .specimen { align-content: start; height: calc-size(auto, round(up, size, 1px)) }
`;

type Picture = { readonly data: Buffer; readonly info: OutputInfo };

/** What another version of Chromium draws may differ from the pictures: why they cannot be compared, or null. */
export function otherChromium(page: Page): string | null {
  const [version = ''] = page.context().browser()?.version().split('.') ?? [];
  if (writes) {
    mkdirSync(MEANT, { recursive: true });
    writeFileSync(VERSION_FILE, `${version}\n`);
  }
  const drawn = readFileSync(VERSION_FILE, 'utf8').trim();
  return drawn === version
    ? null
    : `the pictures are Chromium ${drawn}'s, this is ${version}: docs/contributing.md says how to draw them anew`;
}

/** The clock stands at the fixtures' moment; flags, which the server makes, come from their package. */
export async function preparePictures(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(FIXTURE_NOW);
  await context.route('**/img/flags/*.webp', (route) =>
    route.fulfill({ path: join(flagFolder(), `${basename(route.request().url(), '.webp')}.svg`) }),
  );
}

/** Shows the whole page at once, and waits for all of its parts, letters and images. */
export async function spreadOut(page: Page, width: number): Promise<void> {
  // On a busy machine Inter is late for its 100 ms (styles/font.ts). Declared once more, it is waited for.
  const faces = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText.replace('optional', 'block')),
  );
  await page.addStyleTag({ content: [...faces, STYLE].join('\n') });
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.waitForFunction(
    () =>
      document.querySelector('[data-waiting]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete),
  );
}

/** Each specimen of the page, by its id. */
async function takePictures(page: Page): Promise<ReadonlyMap<string, Picture>> {
  const boxes = await page.locator('.specimen').evaluateAll((specimens) =>
    specimens.map((specimen) => {
      const { left, top, width, height } = specimen.getBoundingClientRect();
      return { id: specimen.id, left, top, width, height };
    }),
  );
  const { data, info } = await raw(sharp(await page.screenshot()));
  const pictures = boxes.map(async ({ id, ...box }) => [id, await raw(sharp(data, { raw: info }).extract(box))] as const);
  return new Map(await Promise.all(pictures));
}

const raw = (image: Sharp): Promise<Picture> => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** 256 colours do for each of them, and take a third of the bytes. */
const save = ({ data, info }: Picture, file: string): Promise<unknown> =>
  sharp(data, { raw: info }).png({ palette: true, dither: 0 }).toFile(file);

const sizeOf = ({ info }: Picture): string => `${info.width} × ${info.height}`;

/** What is wrong with a picture, in words, and where to look at it; null if it is as meant. */
async function compare(name: string, meant: Picture, found: Picture): Promise<string | null> {
  const file = join(FOUND, name);
  if (sizeOf(meant) !== sizeOf(found)) {
    await save(found, `${file}.png`);
    return `${name} is ${sizeOf(found)}, not ${sizeOf(meant)}: ${relative(CHECKOUT, file)}.png`;
  }
  const marked = Buffer.alloc(found.data.length);
  const worst = mostInASquare(meant, found, marked);
  if (worst <= TOLERATED) return null;
  await save(found, `${file}.png`);
  await save({ data: marked, info: found.info }, `${file}.diff.png`);
  return `${name} differs, in a square of ${SQUARE} px by ${worst} pixels: ${relative(CHECKOUT, file)}.png, .diff.png`;
}

/** How many pixels of the worst square differ; each is marked red. Either picture may have what the other lacks. */
function mostInASquare(meant: Picture, found: Picture, marked: Buffer): number {
  const { width, height } = found.info;
  const columns = Math.ceil(width / SQUARE);
  const counts = new Uint16Array(columns * Math.ceil(height / SQUARE));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (hasNear(meant, found, x, y) && hasNear(found, meant, x, y)) continue;
      const square = columns * Math.floor(y / SQUARE) + Math.floor(x / SQUARE);
      counts[square] = (counts[square] ?? 0) + 1;
      marked.set([255, 0, 0, 255], 4 * (y * width + x));
    }
  return Math.max(...counts);
}

/** Whether a picture's colour at a place is in the other one, there or beside it. */
function hasNear(one: Picture, other: Picture, x: number, y: number): boolean {
  const { width, height } = one.info;
  const own = 4 * (y * width + x);
  const isSame = (at: number): boolean =>
    [0, 1, 2].every((channel) => Math.abs((one.data[own + channel] ?? 0) - (other.data[at + channel] ?? 0)) <= SAME_COLOR);
  if (isSame(own)) return true;
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++)
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++)
      if (isSame(4 * (row * width + column))) return true;
  return false;
}

/** What differs from the pictures of a folder, a line a component. Where that was asked for, those are written instead. */
export async function differences(page: Page, look: string): Promise<readonly string[]> {
  const found = await takePictures(page);
  const folder = join(MEANT, look);
  const fileOf = (id: string): string => join(folder, `${id}.png`);
  rmSync(join(FOUND, look), { recursive: true, force: true });
  for (const made of [folder, join(FOUND, look)]) mkdirSync(made, { recursive: true });
  const drawn = readdirSync(folder).map((file) => basename(file, '.png'));
  const complaints: string[] = [];
  for (const [id, picture] of found) {
    const complaint = drawn.includes(id)
      ? await compare(join(look, id), await raw(sharp(fileOf(id))), picture)
      : `${look}/${id} has no picture`;
    if (complaint === null) continue;
    if (writes) await save(picture, fileOf(id));
    else complaints.push(complaint);
  }
  for (const id of drawn.filter((each) => !found.has(each))) {
    if (writes) rmSync(fileOf(id));
    else complaints.push(`${look}/${id} is a picture of nothing`);
  }
  return complaints;
}
