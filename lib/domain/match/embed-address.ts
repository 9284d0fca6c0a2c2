type Options = {
  /** The page's host name: Twitch refuses to play elsewhere than on the named parent. */
  readonly hostname: string;
  /** Starts by itself, muted, as browsers demand. */
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
