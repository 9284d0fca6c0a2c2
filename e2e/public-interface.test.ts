import { Ajv2020 } from 'ajv8/dist/2020';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { digests, someMatch, somePlayer } from './support/site-data';

/** What programs and other sites read of the built site. */

const { url: site } = inject('demo');
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(new URL(path, site), { headers, redirect: 'manual' });

const DescriptionSchema = v.object({
  paths: v.record(v.string(), v.object({ get: v.object({ parameters: v.array(v.object({ name: v.string(), in: v.string() })) }) })),
  components: v.unknown(),
});

/** One real address of each path in the description. */
async function addressOf(path: string): Promise<readonly string[]> {
  const match = await someMatch('finished', ({ left, right }) => left.id > 0 && right.id > 0);
  const ids: Readonly<Record<string, number>> = {
    match: match.id,
    league: match.leagueId,
    serie: match.serieId,
    tournament: match.tournamentId,
    team: match.left.id,
    player: (await somePlayer()).id,
    champion: 268,
  };
  const kind = /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? '';
  switch (path) {
    case '/api/standings/{tournamentId}':
      return [`/api/standings/${match.tournamentId}`];
    case '/api/digest/{id}':
      return [`/api/digest/${(await digests())[0]?.id ?? ''}`];
    case '/api/head-to-head':
      return [`/api/head-to-head?left=${match.left.id}&right=${match.right.id}`];
    case '/api/stats':
      return ['players', 'teams', 'champions'].map((of) => `/api/stats?scope=all&kind=${of}`);
    case '/api/stats/csv':
      return ['/api/stats/csv?scope=all&kind=teams'];
    case '/api/compare':
      return [`/api/compare?teams=${match.left.id},${match.right.id}`, `/api/compare?players=${ids['player'] ?? ''}`];
    case '/api/following':
      return [`/api/following?leagues=${match.leagueId}&teams=${match.left.id}&players=${ids['player'] ?? ''}&matches=${match.id}`];
    case '/api/search':
      return ['/api/search?prefix=t1', '/api/search?q=gen g vs t1'];
    case '/api/calendar/{kind}/{file}':
      return [
        ...['match', 'team', 'league', 'tournament'].map((of) => `/api/calendar/${of}/${ids[of] ?? ''}.ics?alarm=15`),
        `/api/calendar/followed/leagues-${ids['league']}.teams-${ids['team']}.ics`,
      ];
    case '/api/feed/{file}':
      return ['all.rss', 'news.atom', 'results.json', `league-${match.leagueId}.json`].map((file) => `/api/feed/${file}`);
    default:
      return [path.replace('{id}', String(ids[kind] ?? ''))];
  }
}

describe('the JSON interface', () => {
  it('answers every documented path as documented, to scripts of any site', { timeout: 180_000 }, async () => {
    const description: unknown = await (await get('/openapi.json')).json();
    const { paths } = v.parse(DescriptionSchema, description);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'openapi', ...v.parse(v.looseObject({}), description) });
    for (const path of Object.keys(paths)) {
      for (const address of await addressOf(path)) {
        const answer = await get(address, { origin: 'https://other.example' });
        expect([answer.status, answer.headers.get('access-control-allow-origin')], address).toEqual([200, '*']);
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
        const etag = answer.headers.get('etag') ?? '';
        expect(etag, address).not.toBe('');
        const type = answer.headers.get('content-type') ?? '';
        if (type.startsWith('application/json')) {
          const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
          const validate = ajv.compile({ $ref: `openapi#/paths/${pointer}/get/responses/200/content/application~1json/schema` });
          expect(validate(await answer.json()), `${address}: ${ajv.errorsText(validate.errors)}`).toBe(true);
        } else await answer.text();
      }
    }
  });

  it('answers 304 for a known copy, allows preflight requests, and keeps private routes private', async () => {
    const first = await get('/api/leagues');
    const again = await get('/api/leagues', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const asked = await fetch(new URL('/api/leagues', site), { method: 'OPTIONS', headers: { origin: 'https://other.example' } });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
    for (const path of ['/api/client-config', '/api/me', '/api/comments?url=/match/7', '/'])
      expect((await get(path)).headers.get('access-control-allow-origin'), path).toBeNull();
    const missing = await get('/api/team/999999999');
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });
});

describe('an embed', () => {
  it('may be framed by any site, and no page may', async () => {
    const match = await someMatch('finished');
    for (const path of [
      `/embed/schedule/league/${match.leagueId}`,
      `/ko/embed/schedule/team/${match.left.id}?theme=dark`,
      `/embed/standings/${match.tournamentId}?results=1`,
      `/embed/match/${match.id}`,
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(answer.headers.get('x-frame-options')).toBeNull();
      expect(answer.headers.get('set-cookie')).toBeNull();
      const html = await answer.text();
      expect(Buffer.byteLength(html), path).toBeLessThan(30_000);
      expect(html).toContain(path.startsWith('/ko') ? '<html lang="ko"' : '<html lang="en"');
    }
    const page = await get('/embed');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/embed/match/999999999')).status).toBe(404);
    expect((await get('/embed/nothing/7')).status).toBe(404);
  });
});
