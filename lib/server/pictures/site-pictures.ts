import { bucketPictures, cloudBucket } from '../../store/pictures/bucket-pictures';
import { localPictures } from '../../store/pictures/local-pictures';
import { pictureBase } from '../../store/pictures/picture-base';
import type { PictureStore } from '../../store/pictures/picture-store';
import type { Environment } from '../env';

type PictureVariables = Pick<
  Environment,
  'RIFTWEEK_IMAGE_BUCKET' | 'RIFTWEEK_IMAGE_ORIGIN' | 'RIFTWEEK_IMAGE_PRIVATE' | 'RIFTWEEK_IMAGE_DIR'
>;

/** Where the site stores pictures. */
export function sitePictures({
  RIFTWEEK_IMAGE_BUCKET: bucket,
  RIFTWEEK_IMAGE_ORIGIN: origin,
  RIFTWEEK_IMAGE_PRIVATE: isPrivate,
  RIFTWEEK_IMAGE_DIR: folder,
}: PictureVariables): PictureStore {
  if (bucket === undefined) return localPictures(folder);
  return bucketPictures(cloudBucket(bucket), pictureBase({ bucket, origin, isPrivate: isPrivate === '1' }));
}
