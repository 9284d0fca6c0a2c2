import sharp from 'sharp';
import { imagePath, type ImageType } from '../../../lib/domain/entities/image';
import { IMAGE_DEFAULT_SIZE } from '../../../lib/domain/values/constants';
import { resizePicture } from '../../../lib/net/resize-picture';
import { writeImageRecord } from '../../../lib/store/models/site-documents';
import { localPictures } from '../../../lib/store/pictures/picture-store';

/** A fox's head in one colour on no ground: dark on light, light on dark. */
const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256" fill="${colour}">` +
      '<path d="M6 6 24 20h16L58 6l-4 30-22 22L10 36zM22 30a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm20 0a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd"/></svg>',
  );

/** Puts a logo where ingest would have put it: no server of this machine may be asked for pictures. */
async function plantLogo(folder: string, origin: string, { type, id, from, colour }: Logo): Promise<void> {
  const store = localPictures(folder);
  const { files, version } = await resizePicture(await sharp(drawing(colour)).png().toBuffer(), type);
  for (const [size, png] of files) await store.put(imagePath({ type, id }, size), png);
  const address = store.addressOf(imagePath({ type, id }, IMAGE_DEFAULT_SIZE), version);
  await writeImageRecord({ type, id, origin, fetchedFrom: from, address, fetchedAt: new Date(0).toISOString(), failure: null });
}

type Logo = { readonly type: ImageType; readonly id: number; readonly from: string; readonly colour: string };

/** The two logos of a team, for light ground and for dark. */
export async function plantLogos(
  folder: string,
  origin: string,
  id: number,
  from: { readonly light: string; readonly dark: string },
): Promise<void> {
  await plantLogo(folder, origin, { type: 'team', id, from: from.light, colour: '#3b1605' });
  await plantLogo(folder, origin, { type: 'teamDark', id, from: from.dark, colour: '#ffd9b8' });
}
