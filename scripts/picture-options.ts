import type { PictureOptions } from '../lib/ingest/pictures/picture-downloader';
import { PICTURE_RULES } from '../lib/net/fetch-picture';
import { writeImageRecord } from '../lib/store/models/site-documents';
import { bucketPictures, cloudBucket, localPictures, pictureBase } from '../lib/store/pictures/picture-store';
import type { IngestCommandOptions } from './ingest-options';
import { UserError } from './support/user-error.mjs';

type Source = IngestCommandOptions['from']['kind'];
type Variables = Readonly<Record<string, string | undefined>>;

/** Where PandaScore stores its pictures. */
const PANDASCORE_HOSTS = 'cdn.pandascore.co,cdn-api.pandascore.co';
/** The default folder, as the server's. */
const PICTURE_FOLDER = '.riftweek/pictures';

/** The hosts that pictures are fetched from. Throws UserError. */
function imageHosts(variables: Variables, source: Source): ReadonlySet<string> {
  const named = variables['RIFTWEEK_IMAGE_HOSTS'] || (source === 'pandascore' ? PANDASCORE_HOSTS : '');
  const hosts = named
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host));
  if (wrong !== undefined) throw new UserError('RIFTWEEK_IMAGE_HOSTS must be host names, separated by commas.');
  return new Set(hosts);
}

/** How an ingest fetches pictures; undefined where no host is named: nothing is fetched, and drawn crests stay. Throws UserError. */
export function pictureOptions(variables: Variables, source: Source): PictureOptions | undefined {
  const hosts = imageHosts(variables, source);
  if (hosts.size === 0) return undefined;
  const bucket = variables['RIFTWEEK_IMAGE_BUCKET'];
  const store = bucket
    ? bucketPictures(
        cloudBucket(bucket),
        pictureBase({
          bucket,
          origin: variables['RIFTWEEK_IMAGE_ORIGIN'] || undefined,
          isPrivate: variables['RIFTWEEK_IMAGE_PRIVATE'] === '1',
        }),
      )
    : localPictures(variables['RIFTWEEK_IMAGE_DIR'] || PICTURE_FOLDER);
  return { store, rules: { hosts, ...PICTURE_RULES }, writeRecord: writeImageRecord };
}
