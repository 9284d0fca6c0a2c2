/** The part of a recording's address that its player's address needs; null if no player can embed it. */

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const TWITCH_HOSTS = ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv'];
const VIDEO_ID = /^[\w-]{6,20}$/;

/** Seconds of "95", "95s" or "1h2m3s"; null for anything else. */
function startSeconds(text: string | null): number | null {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '');
  if (!text || !parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part: string | undefined) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function youtube(id: string | null | undefined, start: number | null): string | null {
  return id && VIDEO_ID.test(id) ? `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ''}` : null;
}

/** The address to embed for a recording on YouTube or Twitch, from its start where the link names one. */
export function vodEmbedUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [first, second] = pathname.split('/').filter(Boolean);
  const start = startSeconds(searchParams.get('t') ?? searchParams.get('start'));
  if (hostname === 'youtu.be') return youtube(first, start);
  if (YOUTUBE_HOSTS.includes(hostname)) {
    const id = first === 'watch' ? searchParams.get('v') : first === 'embed' || first === 'live' ? second : null;
    return youtube(id, start);
  }
  if (TWITCH_HOSTS.includes(hostname) && first === 'videos' && second && /^\d+$/.test(second)) {
    return `https://player.twitch.tv/?video=${second}${start ? `&time=${start}s` : ''}`;
  }
  return null;
}
