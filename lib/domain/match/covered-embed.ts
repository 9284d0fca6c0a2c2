import { vodEmbedUrl } from './vod-embed';

/** The player's origin that sets no cookies before a video plays. */
export const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

/**
 * A recording's address for a player that is controlled from outside and shows as
 * little of its own as possible: no progress bar, no related videos of other
 * channels, no keys. Null for what is not on YouTube. @param origin of the page,
 * the only one that may control it
 */
export function coveredEmbedAddress(recording: string, origin: string): string | null {
  const embed = vodEmbedUrl(recording);
  if (embed === null) return null;
  const { hostname, pathname, searchParams } = new URL(embed);
  if (hostname !== 'www.youtube.com') return null;
  const options = { enablejsapi: '1', origin, controls: '0', disablekb: '1', fs: '0', rel: '0', iv_load_policy: '3', playsinline: '1' };
  return `${YOUTUBE_PLAYER}${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...options }).toString()}`;
}
