import { join } from 'node:path';
import sharp from 'sharp';

/** A little more than three pixels for each of the 18 × 13.5 that `Flag` has. */
const WIDTH = 56;
const HEIGHT = 42;
/** Of the package's drawings, in CSS pixels; a drawing is read at the size that it is wanted in. */
const DRAWN_WIDTH = 640;
const CSS_DPI = 72;
const QUALITY = 80;

/**
 * A flag as a WebP of 300 to 1,000 bytes. The drawings have up to 85 kB (the arms of Mexico), each is a
 * document of its own to a browser, and a page has a dozen: a cheap phone took 40 ms to paint them.
 *
 * @param folder of the flag package, with `{code}.svg` in 4×3
 * @param code as `Flag` takes it, in small letters; rejects where the package has none
 */
export function flagPicture(folder: string, code: string): Promise<Buffer> {
  return sharp(join(folder, `${code}.svg`), { density: (CSS_DPI * WIDTH) / DRAWN_WIDTH })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
