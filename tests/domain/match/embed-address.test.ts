import { describe, expect, it } from 'vitest';
import { embedAddress } from '../../../lib/domain/match/embed-address';

const here = { hostname: 'riftweek.example', autoPlay: true };
const query = (address: string | null): Record<string, string> => Object.fromEntries(new URL(address ?? '').searchParams);

describe('the address to embed', () => {
  it('names the page as the parent for Twitch', () => {
    expect(query(embedAddress('https://player.twitch.tv/?channel=lck', here))).toEqual({
      channel: 'lck',
      parent: 'riftweek.example',
      autoplay: 'true',
      muted: 'true',
    });
  });

  it('starts muted when videos play automatically, and waits otherwise', () => {
    expect(query(embedAddress('https://www.youtube.com/embed/abc', here))).toMatchObject({ autoplay: '1', mute: '1' });
    expect(query(embedAddress('https://www.youtube.com/embed/abc', { ...here, autoPlay: false }))).toMatchObject({
      autoplay: '0',
      mute: '0',
    });
  });

  it.each(['http://player.twitch.tv/?channel=lck', 'javascript:alert(1)', 'player', ''])('is null for %j', (address) => {
    expect(embedAddress(address, here)).toBeNull();
  });

  it('rejects a host that only ends like Twitch’s', () => {
    expect(query(embedAddress('https://nottwitch.tv/x', here))).not.toHaveProperty('parent');
  });
});
