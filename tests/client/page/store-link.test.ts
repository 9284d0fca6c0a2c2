import { describe, expect, it } from 'vitest';
import { storeLink } from '../../../lib/client/page/store-link';

const links = { APP_LINK_ANDROID: 'https://play.example/app', APP_LINK_IOS: 'https://apps.example/app' };

describe('the app store link for a browser', () => {
  it.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120', 5, links.APP_LINK_ANDROID],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, links.APP_LINK_IOS],
    ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, links.APP_LINK_IOS],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, ''],
    ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, ''],
  ])('of %s', (_device, userAgent, touchPoints, link) => {
    expect(storeLink(userAgent, touchPoints, links)).toBe(link);
  });

  it('is missing where the system settings have no link', () => {
    expect(storeLink('Android', 5, { APP_LINK_ANDROID: '', APP_LINK_IOS: '' })).toBe('');
  });
});
