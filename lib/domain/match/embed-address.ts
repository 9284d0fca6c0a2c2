import { vodEmbedUrl } from './vod-embed';

type Options = {
  /** The page's host name: Twitch refuses to play elsewhere than on the named parent. */
  readonly hostname: string;
  /** The player starts by itself, muted, as browsers demand. */
  readonly autoPlay: boolean;
};

const isHost = (url: URL, domain: string): boolean => url.hostname === domain || url.hostname.endsWith(`.${domain}`);

/** The address to embed for a stream, with the options of its player; null for anything but https. */
export function embedAddress(embedUrl: string, { hostname, autoPlay }: Options): string | null {
  if (!URL.canParse(embedUrl)) return null;
  const url = new URL(embedUrl);
  if (url.protocol !== 'https:') return null;
  const { searchParams } = url;
  if (isHost(url, 'twitch.tv')) {
    searchParams.set('parent', hostname);
    searchParams.set('autoplay', String(autoPlay));
    searchParams.set('muted', String(autoPlay));
  } else if (isHost(url, 'youtube.com') || isHost(url, 'youtube-nocookie.com')) {
    searchParams.set('autoplay', autoPlay ? '1' : '0');
    searchParams.set('mute', autoPlay ? '1' : '0');
    searchParams.set('playsinline', '1');
  } else {
    searchParams.set('autoPlay', String(autoPlay));
    searchParams.set('mutePlay', String(autoPlay));
  }
  return url.href;
}

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
