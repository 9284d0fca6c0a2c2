import { describe, expect, it } from 'vitest';
import { originOfWrite, ownPagePath } from '../../../lib/server/api/same-origin';

const SITE = 'https://riftweek.example';
const said = (origin: string, host: string) => ({ origin, host });

describe('a site with a public address', () => {
  it('accepts writes from its own pages, whatever the requested host', () => {
    expect(originOfWrite(said(SITE, 'riftweek.example'), SITE)).toBe('ours');
    expect(originOfWrite(said(SITE, '10.0.0.7:3000'), SITE)).toBe('ours');
  });

  it.each([
    ['http://evil.test', 'evil.test'],
    ['http://riftweek.example', 'riftweek.example'],
    ['http://localhost:3000', 'localhost:3000'],
    ['http://10.0.0.7:3000', '10.0.0.7:3000'],
    ['https://riftweek.example.evil.test', 'riftweek.example.evil.test'],
    ['https://riftweek.example:8443', 'riftweek.example:8443'],
    ['null', 'riftweek.example'],
  ])('rejects writes from %s, also where that is the requested host', (origin, host) => {
    expect(originOfWrite(said(origin, host), SITE)).toBe('foreign');
  });
});

describe('a site on this machine', () => {
  const LOCAL = 'http://localhost:3000';

  it.each([
    ['http://localhost:3000', 'localhost:3000'],
    ['http://localhost:4711', 'localhost:4711'],
    ['http://127.0.0.1:4711', '127.0.0.1:4711'],
    ['http://[::1]:4711', '[::1]:4711'],
    ['http://192.168.0.7:3000', '192.168.0.7:3000'],
  ])('accepts writes from %s', (origin, host) => {
    expect(originOfWrite(said(origin, host), LOCAL)).toBe('ours');
  });

  it.each([
    ['http://evil.test:3000', 'evil.test:3000'],
    ['http://localhost.evil.test', 'localhost.evil.test'],
    ['http://127.0.0.1:1', '127.0.0.1:2'],
    ['http://127.0.0.1.evil.test', '127.0.0.1.evil.test'],
  ])('rejects writes from %s: a foreign name can resolve to this machine', (origin, host) => {
    expect(originOfWrite(said(origin, host), LOCAL)).toBe('foreign');
  });
});

describe('the page that a request comes from', () => {
  it.each([
    ['https://riftweek.example/stats?kind=teams#top', '/stats?kind=teams'],
    ['https://riftweek.example//evil.example/x', '//evil.example/x'],
    ['about:blank', '/'],
    ['mailto:x@evil.example', '/'],
    ['data:text/html,a%b', '/'],
    ['blob:https://evil.example/7', '/'],
    ['https://evil.example/phish', '/'],
    ['https://riftweek.example.evil.example/phish', '/'],
    ['no address', '/'],
    [undefined, '/'],
  ])('named as %s is %s', (referer, path) => {
    expect(ownPagePath(referer === undefined ? {} : { referer }, SITE)).toBe(path);
  });
});
