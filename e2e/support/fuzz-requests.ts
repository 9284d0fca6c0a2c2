import fc from 'fast-check';
import { filesOf, pagesFolder } from '../../tests/support/server/page-files';
import { ROUTES, type Call } from '../../tests/support/server/guarded-routes';

/** Requests that nobody should send: every route, with the methods, addresses, headers and bodies that break servers. */

export type FuzzRequest = {
  readonly method: string;
  /** Path and query, as they go on the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Which account sends it; null: a visitor. */
  readonly user: number | null;
};

export const USERS = 8;

/** Texts that have broken something somewhere. The lone surrogate cannot be part of an address other than by its bytes. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '007',
  '1.5',
  '1e400',
  '9'.repeat(30),
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__x__',
  '.',
  '..',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\u000b',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  'n\udc00',
  'a\u0301\u0316\u0330\u0340'.repeat(40),
  '👩‍👩‍👧‍👦',
  'ﷺ',
  '%',
  '%zz',
  '%00',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '${7*7}',
  '\r\nSet-Cookie: a=b',
  'a,'.repeat(500),
  'x'.repeat(3_000),
  '2026-11-18',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
  'today',
  'serie:1',
  'serie:__proto__',
  'patch:25.S1.1',
  'all',
  'players',
];

const PARAMETERS = [
  'time',
  'start',
  'scope',
  'kind',
  'role',
  'side',
  'sort',
  'min',
  'page',
  'q',
  'prefix',
  'url',
  'cursor',
  'parent',
  'leagues',
  'teams',
  'players',
  'matches',
  'left',
  'right',
  'id',
  'slug',
  'tab',
  'days',
  'year',
  'league',
  'team',
  'region',
  'next',
  'code',
  'token',
  'alarm',
  'results',
  'lang',
  'theme',
  'match',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];

/** As bytes in an address: also what `encodeURIComponent` refuses. */
function encoded(text: string): string {
  return !/\p{Surrogate}/u.test(text)
    ? encodeURIComponent(text)
    : [...Buffer.from(text, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

const text = fc.constantFrom(...TEXTS);
const often = <Value>(weight: number, usual: fc.Arbitrary<Value>, else_: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: else_, weight: 1 });

/** Addresses of every page and JSON route, with what stands in their brackets. */
function pathOf(ids: readonly string[]): fc.Arbitrary<string> {
  const patterns = filesOf(pagesFolder)
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)_|\.dev\./.test(file))
    .map((file) => `/${file.replace(/\.tsx?$/, '').replace(/(?:^|\/)index$/, '')}`);
  const value = often(2, fc.constantFrom(...ids), text.map(encoded));
  const locale = often(4, fc.constant(''), fc.constantFrom('/ko', '/en', '/zh-Hant', '/xx', '/%ff'));
  return fc.tuple(fc.constantFrom(...patterns), fc.array(value, { minLength: 4, maxLength: 4 }), locale).map(([pattern, values, start]) => {
    let used = 0;
    const path = pattern.replace(/\[[^\]]+\]/g, () => values[used++ % values.length] ?? '');
    return path.startsWith('/api') ? path : `${start}${path}`;
  });
}

const query = fc
  .array(fc.tuple(often(6, fc.constantFrom(...PARAMETERS), text), text), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'));

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'x,'.repeat(2_000), 'identity;q=0, *;q=0'),
    'accept-language': fc.constantFrom('ko', '*', 'x-'.repeat(500)),
    'if-none-match': fc.constantFrom('*', '""', '"x",'.repeat(2_000)),
    'if-modified-since': fc.constantFrom('yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1,2-3'),
    cookie: fc.constantFrom(
      'token=junk',
      '__Host-token=junk',
      'token=%00; token=',
      `visitor=${'v'.repeat(3_000)}`,
      '=;;;=',
      '__proto__=x; locale=__proto__',
      'locale=constructor',
      'time=never; cookieConsent=1',
    ),
    referer: fc.constantFrom(
      'about:blank',
      'mailto:x@evil.example',
      'data:,a%b',
      'https://elsewhere.example/x',
      'not an address',
      'http://[::1',
    ),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'unknown, __proto__', '1.2.3.4,'.repeat(300)),
    'x-forwarded-host': fc.constant('evil.example'),
    'x-request-id': fc.constantFrom('', 'a b', 'x'.repeat(500)),
    'x-nextjs-data': fc.constant('1'),
    'x-middleware-subrequest': fc.constant('middleware:middleware'),
    'x-http-method-override': fc.constant('DELETE'),
    purpose: fc.constant('prefetch'),
    upgrade: fc.constantFrom('websocket', 'h2c'),
    'idempotency-key': fc.constantFrom('short', 'constructor', '__proto__', 'x'.repeat(65), 'a-good-one-of-length'),
    authorization: fc.constantFrom('Bearer junk', 'Bearer', 'Basic Og==', `Bearer ${'a.'.repeat(500)}`),
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
  },
  { requiredKeys: [] },
);

const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'constructor',
  '__proto__',
  'multipart/form-data',
  '',
];

/** Any JSON, and what only looks like it. */
const anyBody = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"constructor":1}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    'x'.repeat(70_000),
    '\ufeff{}',
    '{"text":"\\ud800"}',
  ),
);

/** A body that a route takes, with one value replaced by another of any kind. */
function bentBody(body: unknown): fc.Arbitrary<string> {
  const value: fc.Arbitrary<unknown> = fc.oneof({ arbitrary: text, weight: 3 }, { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 });
  return fc.tuple(fc.nat(), value, fc.constantFrom('replace', 'add', 'remove', 'leave')).map(([at, bad, act]) => {
    const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
    const chosen = fields.length === 0 ? -1 : at % fields.length;
    const bent = fields.flatMap(([name, usual], index): [string, unknown][] => {
      if (index !== chosen || act === 'leave' || act === 'add') return [[name, usual]];
      if (act === 'remove') return [];
      if (typeof usual !== 'object' || usual === null || Array.isArray(usual)) return [[name, bad]];
      const inner = Object.keys(usual);
      return [[name, { ...usual, [inner[at % Math.max(1, inner.length)] ?? 'x']: bad }]];
    });
    return JSON.stringify(Object.fromEntries(act === 'add' ? [...bent, [typeof bad === 'string' ? bad : 'extra', bad]] : bent));
  });
}

const CALLS: readonly Call[] = Object.values(ROUTES).flatMap((calls) => calls);

const user = often(1, fc.constant(null), fc.nat(USERS - 1));

/** As a script of our page sends it, or not. */
const sender = often<Record<string, string>>(
  4,
  fc.constant({ 'sec-fetch-site': 'same-origin' }),
  fc.constantFrom({ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, { origin: 'https://evil.example' }, {}),
);

/** A write of ours, bent; its parameters too. */
function write(ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...CALLS).chain((call) =>
    fc.record({
      method: often(6, fc.constant(call.method), fc.constantFrom(...METHODS)),
      path: often(
        3,
        fc.constant(call.path),
        often(1, text.map(encoded), fc.constantFrom(...ids)).map((id) => call.path.replace(/\/[^/?]+(?=$|\?|\/[a-z]+$)/, `/${id}`)),
      ),
      headers: fc
        .tuple(
          often(5, fc.constant('application/json'), fc.constantFrom(...TYPES)),
          sender,
          often<Record<string, string>>(3, fc.constant({}), HEADERS),
        )
        .map(([type, from, more]) => ({ ...more, ...from, ...(type === '' ? {} : { 'content-type': type }) })),
      body: often<string | null>(5, bentBody(call.body), often<string | null>(5, anyBody, fc.constant(null))),
      user,
    }),
  );
}

function read(ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: often(8, fc.constant('GET'), fc.constantFrom(...METHODS)),
    path: fc.tuple(pathOf(ids), query).map(([path, search]) => (search === '' ? path : `${path}?${search}`)),
    headers: often<Record<string, string>>(1, fc.constant({}), HEADERS),
    body: often<string | null>(9, fc.constant(null), anyBody),
    user,
  });
}

/** So many requests by a seed; `ids`: of documents that are there. The same seed, ids and routes make the same requests. */
export function fuzzRequests({
  seed,
  count,
  ids,
}: {
  readonly seed: number;
  readonly count: number;
  readonly ids: readonly string[];
}): FuzzRequest[] {
  return fc.sample(fc.oneof({ arbitrary: read(ids), weight: 3 }, { arbitrary: write(ids), weight: 2 }), { seed, numRuns: count });
}
