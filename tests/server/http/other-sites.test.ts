import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isReadByOwnPage } from '../../../lib/server/api/same-origin';
import { withFront } from '../../support/server/http-rig';

describe('answers for other sites', () => {
  const elsewhere = { headers: { origin: 'https://other.example', cookie: 'token=mine' } };

  it('can be read by scripts of any site where the API is public, refusals too', () =>
    withFront(
      async (ask) => {
        for (const path of ['/api/week', '/api/calendar/match/7.ics']) {
          const { headers } = await ask(path, elsewhere);
          expect(headers['access-control-allow-origin'], path).toBe('*');
          expect(headers['access-control-allow-credentials']).toBeUndefined();
        }
        for (const path of ['/', '/api/votes/7', '/api/health', '/_next/data/b1/en/stats.json'])
          expect((await ask(path, elsewhere)).headers['access-control-allow-origin'], path).toBeUndefined();
        const refused = await ask('/api/week?start=2023-08-14', elsewhere);
        expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([429, '*']);
      },
      { budget: 5 },
    ));

  it('cannot be loaded as a script or a picture where they are data', () =>
    withFront(async (ask) => {
      const policy = async (path: string) => (await ask(path, elsewhere)).headers['cross-origin-resource-policy'];
      for (const path of ['/api/week', '/api/votes/7', '/api/health', '/_next/data/b1/en/stats.json'])
        expect(await policy(path), path).toBe('same-origin');
      for (const path of ['/', '/_next/static/a.js']) expect(await policy(path), path).toBeUndefined();
    }));

  it('answer a preflight without reading the store', () =>
    withFront(async (ask, { next }) => {
      const { status, headers } = await ask('/api/week', { method: 'OPTIONS', ...elsewhere });
      expect([status, headers['access-control-allow-methods'], headers['access-control-allow-headers']]).toEqual([
        204,
        'GET, HEAD',
        'If-None-Match',
      ]);
      expect(next).not.toHaveBeenCalled();
    }));

  it('are for our own pages only where the data is restricted', () =>
    withFront(
      async (ask) => {
        expect((await ask('/api/week')).headers['access-control-allow-origin']).toBeUndefined();
        expect((await ask('/api/week', { method: 'OPTIONS' })).headers['access-control-allow-origin']).toBeUndefined();
      },
      { isOwnPage: () => true },
    ));

  it('can be framed only at the addresses of embeds, with the embed’s policy', () =>
    withFront(async (ask) => {
      const frame = await ask('/ko/embed/match/7?theme=dark');
      expect([frame.status, frame.headers['x-frame-options'], frame.headers['content-security-policy']]).toEqual([
        200,
        undefined,
        'frame-ancestors *',
      ]);
      expect(frame.body.toString()).toBe('frame /api/embed/match/7?theme=dark&locale=ko');
      expect((await ask('/ko/embed/match/7?theme=dark&x=1')).headers['cache-status']).toBe('riftweek; hit');
      expect((await ask('/')).headers['x-frame-options']).toBe('DENY');
    }));
});

describe('a site whose data is for its own pages only', () => {
  const SITE = 'https://riftweek.example';
  const options = { isOwnPage: ({ headers }: IncomingMessage) => isReadByOwnPage(headers, SITE) };
  const ours = { 'sec-fetch-site': 'same-origin' };

  it.each([
    ['a program', {}],
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://other.example/' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { referer: 'https://other.example/' }],
  ])('refuses %s before looking into the cache, in JSON', (_who, headers) =>
    withFront(async (ask, { next }) => {
      expect((await ask('/api/week', { headers: ours })).status).toBe(200);
      const refused = await ask('/api/week', { headers });
      expect([refused.status, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
      expect(JSON.parse(refused.body.toString())).toEqual({
        error: { code: 'cross-site', message: 'This address answers the pages of this site alone.' },
      });
      expect((await ask('/_next/data/b1/en/match/7/a-vs-b.json', { headers })).status).toBe(403);
      expect(next).toHaveBeenCalledTimes(1);
    }, options),
  );

  it.each([
    ['says so', ours],
    ['names the page', { referer: `${SITE}/matches?time=today` }],
  ])('answers its own page whose browser %s, from one copy, which no cache on the way may keep', (_how, headers) =>
    withFront(async (ask, { next }) => {
      const first = await ask('/api/week', { headers });
      const second = await ask('/api/week', { headers: { ...headers, 'if-none-match': first.headers.etag ?? '' } });
      expect([first.status, second.status, first.headers['cache-control']]).toEqual([200, 304, 'private, no-cache']);
      expect(next).toHaveBeenCalledTimes(1);
    }, options),
  );

  it('still shows pages, calendars and its health to everybody', () =>
    withFront(async (ask) => {
      for (const path of ['/', '/match/7/a-vs-b', '/api/calendar/team/77.ics', '/api/health'])
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }, options));

  it('is opt-in; by default everybody may read', () =>
    withFront(async (ask) => {
      const answer = await ask('/api/week');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
    }));
});
