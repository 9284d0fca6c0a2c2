import { describe, expect, it } from 'vitest';
import { vodEmbedUrl } from '../../../lib/domain/match/vod-embed';

describe('a recording in the player', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/embed/abcdefghijk'],
    ['https://www.youtube.com/watch?v=abcdefghijk&t=1h2m3s', 'https://www.youtube.com/embed/abcdefghijk?start=3723'],
    ['https://youtu.be/abcdefghijk?t=95', 'https://www.youtube.com/embed/abcdefghijk?start=95'],
    ['https://www.youtube.com/embed/abcdefghijk', 'https://www.youtube.com/embed/abcdefghijk'],
    ['https://www.twitch.tv/videos/123456?t=90s', 'https://player.twitch.tv/?video=123456&time=90s'],
  ])('%s', (address, embedded) => expect(vodEmbedUrl(address)).toBe(embedded));

  it.each([
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@lolesports',
    'https://www.twitch.tv/riotgames',
    'https://example.com/watch?v=abcdefghijk',
    'https://youtube.com.example.com/watch?v=abcdefghijk',
    'javascript:alert(1)',
    'no address',
  ])('is null for %s', (address) => expect(vodEmbedUrl(address)).toBeNull());
});
