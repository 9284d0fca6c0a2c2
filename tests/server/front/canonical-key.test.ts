import { describe, expect, it } from 'vitest';
import { targetOf, type Site, type Target } from '../../../lib/server/front/canonical-key';
import { routeTable } from '../../../lib/server/front/route-table';

const site: Site = {
  buildId: 'b1',
  routes: routeTable([
    '/_app',
    '/_error',
    '/failure',
    '/en/404',
    '/ko/404',
    '/',
    '/matches',
    '/match',
    '/match/[id]/[slug]',
    '/league/[id]/[slug]',
    '/en/tos',
    '/account/[...rest]',
    '/api/[...path]',
    '/api/contact',
    '/api/health',
    '/api/week',
    '/api/match/[id]',
    '/api/search',
  ]),
  publicFiles: new Set(['/icon.svg', '/robots.txt']),
};

/** "content key (route)" for what is kept, else the kind and what it needs. */
function told(target: Target): string {
  switch (target.kind) {
    case 'public':
      return `${target.content} ${target.key} (${target.route})`;
    case 'redirect':
      return `redirect ${target.to}`;
    case 'personal':
      return `personal ${target.url} (${target.route})`;
    case 'flag':
      return `flag ${target.code}`;
    case 'messages':
      return `messages ${target.locale} ${target.hash}`;
    default:
      return `${target.kind} ${target.route}`;
  }
}

describe('targetOf', () => {
  it.each([
    // Pages: locale, route and known query only.
    ['/', 'page / (/)'],
    ['/?utm_source=x', 'page / (/)'],
    ['/ko', 'page /ko (/)'],
    ['/ko?x=1', 'page /ko (/)'],
    ['/matches?time=2023-08-19', 'page /matches?time=2023-08-19 (/matches)'],
    ['/matches?fbclid=1&time=today&time=other', 'page /matches?time=today (/matches)'],
    [`/matches?time=${'x'.repeat(101)}`, 'page /matches (/matches)'],
    ['/match?slug=a-vs-b&id=1&ref=z', 'page /match?id=1&slug=a-vs-b (/match)'],
    ['/match/7/a-vs-b?game=2', 'page /match/7/a-vs-b (/match/[id]/[slug])'],
    ['/es/match/7/a-vs-b', 'page /es/match/7/a-vs-b (/match/[id]/[slug])'],
    ['/tos', 'page /tos (/tos)'],
    // One key however the same letters are written.
    ['/match/7/%ED%95%9c-vs-b', 'page /match/7/%ED%95%9C-vs-b (/match/[id]/[slug])'],
    ['/match/7/a%2Db', 'page /match/7/a-b (/match/[id]/[slug])'],
    // Whatever is not there shares an answer.
    ['/nowhere', 'page /404 (/404)'],
    ['/ko/nowhere/at/all?x=1', 'page /ko/404 (/404)'],
    ['/match/7', 'page /404 (/404)'],
    ['/KO', 'page /404 (/404)'],
    ['/failure?status=500', 'page /404 (/404)'],
    ['/_error', 'page /404 (/404)'],
    // The default locale has no prefix; slashes are single and not last.
    ['/en', 'redirect /'],
    ['/en/matches?time=today&x=1', 'redirect /matches?time=today&x=1'],
    ['/matches/', 'redirect /matches'],
    ['//matches', 'redirect /matches'],
    ['/ko/', 'redirect /ko'],
    ['/en//evil.example', 'redirect /evil.example'],
    ['/en/%5Cevil.example', 'redirect /%5Cevil.example'],
    // Data of client navigation: the route's own parameters are dropped.
    ['/_next/data/b1/en/match/7/a-vs-b.json?id=7&slug=a-vs-b', 'json /_next/data/b1/en/match/7/a-vs-b.json (/match/[id]/[slug])'],
    ['/_next/data/b1/ko.json', 'json /_next/data/b1/ko.json (/)'],
    ['/_next/data/b1/en/matches.json?time=today&x=1', 'json /_next/data/b1/en/matches.json?time=today (/matches)'],
    ['/_next/data/old/en.json', 'missing /_next/data'],
    ['/_next/data/b1/en/nowhere.json', 'missing /_next/data'],
    ['/_next/data/b1/match/7/a-vs-b.json', 'missing /_next/data'],
    // JSON.
    ['/api/week?x=1&start=2023-08-14', 'json /api/week?start=2023-08-14 (/api/week)'],
    ['/api/match/7?x=1', 'json /api/match/7 (/api/match/[id])'],
    ['/api/search?prefix=t1', 'json /api/search?prefix=t1 (/api/search)'],
    ['/api/search?prefix=%ED%95%9C%EA%B8%80', 'json /api/search?prefix=%ED%95%9C%EA%B8%80 (/api/search)'],
    ['/api/health', 'api /api/health'],
    ['/api/contact', 'api /api/contact'],
    ['/api/nowhere', 'api /api/[...path]'],
    // Files.
    ['/_next/static/chunks/main-1.js', 'asset /_next/static/chunks/main-1.js (/_next/static)'],
    ['/_next/image?url=x', 'missing /_next'],
    ['/icon.svg?v=2', 'asset /icon.svg (/public)'],
    ['/favicon.ico', 'missing /public'],
    ['/wp-login.php', 'missing /public'],
    ['/img/flags/kr.svg', 'flag kr'],
    ['/img/flags/gb-eng.svg', 'flag gb-eng'],
    ['/img/flags/KR.svg', 'missing /img/flags'],
    ['/img/flags/kr.png', 'missing /img/flags'],
    ['/img/flags/..%2Fkr.svg', 'missing /img/flags'],
    ['/i18n/ko.abc-1.js', 'messages ko abc-1'],
    ['/i18n/xx.abc.js', 'missing /i18n'],
    // Pages of one visitor see their own request.
    ['/account/edit?x=1', 'personal /account/edit?x=1 (/account/[...rest])'],
    ['/_next/data/b1/en/account/edit.json', 'personal /_next/data/b1/en/account/edit.json (/account/[...rest])'],
    // Nothing of ours.
    ['/_next/static/../secret', 'invalid (invalid)'],
    ['/%2e%2e/secret', 'invalid (invalid)'],
    ['/%E0%A4%A', 'invalid (invalid)'],
    ['/a%00b', 'invalid (invalid)'],
    ['http://evil.example/', 'invalid (invalid)'],
    ['*', 'invalid (invalid)'],
  ])('%s → %s', (address, expected) => {
    expect(told(targetOf(site, address))).toBe(expected);
  });

  it('names the locale of a page, also for what is not there', () => {
    expect(targetOf(site, '/ko/matches')).toMatchObject({ locale: 'ko' });
    expect(targetOf(site, '/es/nowhere')).toMatchObject({ locale: 'es' });
    expect(targetOf(site, '/_next/data/b1/ko/matches.json')).toMatchObject({ locale: 'ko', isData: true });
    expect(targetOf(site, '/matches')).toMatchObject({ locale: 'en', isData: false });
  });
});

describe('routeTable', () => {
  it('prefers fixed parts to named ones and those to a rest, as Next does', () => {
    const table = routeTable(['/[...all]', '/a/[x]', '/a/b', '/a/[[...more]]']);
    expect(table.match(['a', 'b'])).toBe('/a/b');
    expect(table.match(['a', 'c'])).toBe('/a/[x]');
    expect(table.match(['a'])).toBe('/a/[[...more]]');
    expect(table.match(['z', 'y'])).toBe('/[...all]');
    expect(table.match([])).toBeNull();
  });

  it('takes pages without data, which the manifest lists by locale, for what they are', () => {
    expect(routeTable(['/en/tos', '/ko/tos', '/ko']).match(['tos'])).toBe('/tos');
    expect(routeTable(['/ko']).match([])).toBe('/');
    expect(routeTable(['/_error', '/en/404', '/500']).match(['404'])).toBeNull();
  });
});
