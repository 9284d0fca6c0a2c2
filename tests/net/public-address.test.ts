import { describe, expect, it } from 'vitest';
import { ForbiddenAddressError, isPublicIp, publicLookup, publicUrl } from '../../lib/net/public-address';

describe('an IP address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicIp(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
    '[::a9fe:a9fe]',
    '4000::1',
    'example.org',
    '',
  ])('%j is not', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('a URL', () => {
  it('may name a host or a public address, also relative to a base', () => {
    expect(publicUrl('https://example.org/feed.xml')?.href).toBe('https://example.org/feed.xml');
    expect(publicUrl('http://93.184.216.34/')?.hostname).toBe('93.184.216.34');
    expect(publicUrl('../b', 'https://example.org/a/c')?.href).toBe('https://example.org/b');
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://localhost:8080/',
    'http://api.localhost/',
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:192.168.0.1]/',
    'http://user:secret@example.org/',
    'not a url',
  ])('%s is refused', (url) => {
    expect(publicUrl(url)).toBeNull();
  });
});

describe('a name lookup', () => {
  it('fails where the name resolves to our own machine', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(error).toBeInstanceOf(ForbiddenAddressError);
  });
});
