import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageType } from '../domain/entities/image';
import { IMAGE_SIZES } from '../domain/values/constants';
import { PictureError } from './fetch-picture';

/** Drawings (SVG) are refused: rasterising them runs foreign code. */
const FORMATS = ['png', 'jpeg', 'webp', 'gif', 'heif', 'avif'];
const MOST_PIXELS = 4096 * 4096;
const BLUR_EDGE = 24;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

type StoredSizes = {
  /** PNGs by size. */
  readonly files: ReadonlyMap<number | 'blur', Buffer>;
  /** The version, which changes with the picture: twelve hexadecimal digits. */
  readonly version: string;
};

/**
 * The sizes in which a picture is stored: squares, a logo whole
 * within its square, a player's portrait filling it from the top. Rejects with
 * PictureError what is no picture, or too large a one, whatever its server
 * called it.
 */
export async function resizePicture(bytes: Buffer, type: ImageType): Promise<StoredSizes> {
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false }).rotate();
  const fit = (edge: number) =>
    open().resize(edge, edge, type === 'player' ? { fit: 'cover', position: 'top' } : { fit: 'contain', background: TRANSPARENT });
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.includes(format)) throw new PictureError(`a picture of the kind "${format}" is not taken`);
    const files = new Map<number | 'blur', Buffer>();
    for (const edge of Object.values(IMAGE_SIZES)) files.set(edge, await fit(edge).png({ compressionLevel: 9 }).toBuffer());
    files.set('blur', await fit(BLUR_EDGE).blur(2).png({ compressionLevel: 9 }).toBuffer());
    return { files, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('is no picture that can be read', { cause: error });
  }
}

/** A little more than three pixels for each of the 18 × 13.5 that `Flag` has. */
const WIDTH = 56;
const HEIGHT = 42;
/** The width of the package's drawings, in CSS pixels; a drawing is read at the size that is needed. */
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
