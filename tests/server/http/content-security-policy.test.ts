import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy, pictureOrigin } from '../../../lib/server/http/content-security-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE = Buffer.from(
  [
    '<!DOCTYPE html><html><head><style data-styled="" data-styled-version="6.6.0">.a{color:red}</style>',
    '<style>.foreign{}</style></head><body><script>alert(1)</script><style data-styled="">.b{content:"·"}</style></body></html>',
  ].join(''),
);

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('pagePolicy', () => {
  const policy = pagePolicy({ inlineScripts: ['prePaint()'] })(PAGE);

  it('allows our own scripts and the pre-paint script, and no other inline script', () => {
    expect(directive(policy, 'script-src')).toEqual([`'self'`, sha('prePaint()')]);
  });

  it('allows the style blocks of this page, and the empty one', () => {
    expect(directive(policy, 'style-src')).toEqual([`'self'`, sha('.a{color:red}'), sha('.b{content:"·"}'), sha('')]);
    expect(sha('')).toBe(`'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`);
    expect(directive(policy, 'style-src-attr')).toEqual([`'unsafe-inline'`]);
  });

  it('allows no block that is not whole, and none that another element begins in', () => {
    const page = '<style data-styled="">.a{}<b></style><styled data-styled="">.c{}</styled><style data-styled="">.d{}';
    expect(directive(pagePolicy({ inlineScripts: [] })(Buffer.from(page)), 'style-src')).toEqual([`'self'`, sha('')]);
  });

  it('frames only the stream players and what /embed shows, and loads pictures only from us and the champion CDN', () => {
    expect(directive(policy, 'frame-src')).toEqual([
      `'self'`,
      'https://player.twitch.tv',
      'https://www.youtube.com',
      'https://www.youtube-nocookie.com',
    ]);
    expect(directive(policy, 'img-src')).toEqual([`'self'`, 'data:', 'https://ddragon.leagueoflegends.com']);
  });

  it('leaves the champion CDN out where the site stores the pictures', () => {
    const local = pagePolicy({ inlineScripts: [], localImages: true })(PAGE);
    expect(directive(local, 'img-src')).toEqual([`'self'`, 'data:']);
  });

  it('adds the bucket and the auth domain where they are configured', () => {
    const configured = pagePolicy({
      inlineScripts: [],
      imageOrigin: 'https://bucket.example/path',
      auth: { apiKey: 'k', authDomain: 'auth.example', emulatorUrl: null },
    })(PAGE);
    expect(directive(configured, 'img-src')).toContain('https://bucket.example/path/');
    expect(directive(configured, 'frame-src')).toContain('https://auth.example');
  });

  it.each([
    [
      'Firebase',
      { apiKey: 'k', authDomain: 'auth.example', emulatorUrl: null },
      ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      'https://auth.example',
    ],
    [
      'an emulator',
      { apiKey: 'k', authDomain: '127.0.0.1:9099', emulatorUrl: 'http://127.0.0.1:9099' },
      ['http://127.0.0.1:9099'],
      'http://127.0.0.1:9099',
    ],
  ])(
    'allows what signing in at %s needs: its calls, the frame of its popups, and that frame’s two scripts',
    (_what, auth, calls, frame) => {
      const signing = pagePolicy({ inlineScripts: [], auth })(PAGE);
      expect(directive(signing, 'connect-src')).toEqual([`'self'`, ...calls]);
      expect(directive(signing, 'frame-src').at(-1)).toBe(frame);
      // Never all of that host: it has files that would run any given script.
      expect(directive(signing, 'script-src')).toEqual([`'self'`, 'https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']);
    },
  );

  it('allows what installation and App Check tokens need, each only where it is configured', () => {
    const app = { id: '1:42:web:abc', projectId: 'riftweek', appCheckKey: null };
    const sources = (appCheckKey: string | null, name: string) =>
      directive(
        pagePolicy({ inlineScripts: [], auth: { apiKey: 'k', authDomain: null, emulatorUrl: null, app: { ...app, appCheckKey } } })(PAGE),
        name,
      );
    expect(sources(null, 'connect-src')).toContain('https://firebaseinstallations.googleapis.com');
    for (const name of ['script-src', 'frame-src', 'connect-src']) {
      expect(sources(null, name)).not.toContain('https://www.google.com/recaptcha/');
      expect(sources('key', name)).toContain('https://www.google.com/recaptcha/');
    }
  });

  it('allows no foreign scripts without popups', () => {
    for (const auth of [null, { apiKey: 'k', authDomain: null, emulatorUrl: null }])
      expect(directive(pagePolicy({ inlineScripts: [], auth })(PAGE), 'script-src')).toEqual([`'self'`]);
  });

  it('allows only our bucket of a shared host, and nothing where pictures are our own', () => {
    expect(pictureOrigin({ RIFTWEEK_IMAGE_BUCKET: 'riftweek-pictures' })).toBe('https://storage.googleapis.com/riftweek-pictures/');
    expect(pictureOrigin({ RIFTWEEK_IMAGE_BUCKET: 'riftweek-pictures', RIFTWEEK_IMAGE_ORIGIN: 'https://img.example' })).toBe(
      'https://img.example',
    );
    expect(pictureOrigin({})).toBeUndefined();
    expect(pictureOrigin({ RIFTWEEK_IMAGE_BUCKET: 'riftweek-pictures', RIFTWEEK_IMAGE_PRIVATE: '1' })).toBeUndefined();
    expect(directive(pagePolicy({ inlineScripts: [], imageOrigin: 'https://img.example' })(PAGE), 'img-src')).toContain(
      'https://img.example',
    );
  });

  it('blocks everything else', () => {
    expect(directive(policy, 'default-src')).toEqual([`'self'`]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(policy, name)).toEqual([`'none'`]);
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'script-src')).not.toContain(`'unsafe-inline'`);
  });
});
