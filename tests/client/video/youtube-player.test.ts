import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerCommand, playerNews } from '../../../lib/client/video/youtube-player';
import { coveredEmbedAddress } from '../../../lib/domain/match/embed-address';

describe('the covered player', () => {
  it('reports state and position, and ignores other messages', () => {
    expect(playerNews('{"event":"onStateChange","info":1}')).toEqual({ state: 1, seconds: null });
    expect(playerNews('{"event":"infoDelivery","info":{"currentTime":62.5,"duration":2400}}')).toEqual({ state: null, seconds: 62.5 });
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => void playerNews(data)));
    expect(playerNews('{"event":"onStateChange","info":"1"}')).toEqual({ state: null, seconds: null });
  });

  it('is embedded without its own controls, and controlled by this site only', () => {
    const address = new URL(coveredEmbedAddress('https://youtu.be/dQw4w9WgXcQ?t=95', 'https://riftweek.test') ?? '');
    expect(address.origin).toBe('https://www.youtube-nocookie.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      controls: '0',
      enablejsapi: '1',
      start: '95',
      origin: 'https://riftweek.test',
    });
    expect(coveredEmbedAddress('https://www.twitch.tv/videos/123456', 'https://riftweek.test')).toBeNull();
    expect(playerCommand('seekTo', 72, true)).toBe('{"event":"command","func":"seekTo","args":[72,true]}');
  });
});
