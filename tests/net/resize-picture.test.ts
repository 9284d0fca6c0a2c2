import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flagPicture } from '../../lib/net/resize-picture';
import { flagFolder } from '../../lib/server/http/built-site';

const pixels = async (code: string) => {
  const { data, info } = await sharp(await flagPicture(flagFolder(), code))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
};

describe('the picture of a flag', () => {
  it('is small, whatever the drawing weighs', async () => {
    for (const code of ['mx', 'es', 'pt', 'kr', 'eu']) expect((await flagPicture(flagFolder(), code)).length).toBeLessThan(1_100);
  });

  it('shows the whole flag in its colours', async () => {
    const at = await pixels('fr');
    const [[, , blue = 0], white, [red = 0]] = [at(4, 21), at(28, 21), at(52, 21)];
    expect(blue).toBeGreaterThan((at(4, 21)[0] ?? 255) + 60);
    expect(Math.min(...white)).toBeGreaterThan(230);
    expect(red).toBeGreaterThan((at(52, 21)[2] ?? 255) + 60);
  });

  it('can be made of every drawing in the package', async () => {
    const codes = (await readdir(flagFolder())).map((file) => file.replace(/\.svg$/, ''));
    expect(codes.length).toBeGreaterThan(200);
    for (const code of codes) expect((await flagPicture(flagFolder(), code)).length).toBeGreaterThan(60);
  });

  it('is refused for a code without a flag', async () => {
    await expect(flagPicture(flagFolder(), 'zz')).rejects.toThrow();
  });
});
