import { describe, expect, it } from 'vitest';
import { targetOf, type Site, type Target } from '../../../lib/server/http/request-target';
import { routeTable } from '../../../lib/server/route-table';

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
    '/match/[id]/[slug]',
    '/videos',
    '/standings',
    '/tournaments',
    '/series',
    '/news',
    '/news/[id]/[slug]',
    '/patch-notes/[version]',
    '/stats',
    '/compare',
    '/team/[id]/[slug]',
    '/league/[id]/[slug]',
    '/en/tos',
    '/account/[...rest]',
    '/play',
    '/play/rules',
    '/play/predictions',
    '/api/[...path]',
    '/api/contact',
    '/api/health',
    '/api/week',
    '/api/match/[id]',
    '/api/search',
    '/api/comments',
    '/api/following',
    '/api/head-to-head',
    '/api/news',
    '/api/stats',
    '/api/compare',
    '/api/stats/csv',
    '/api/stats/rows',
    '/api/tournaments',
    '/api/player-votes/[matchId]',
    '/api/votes/[matchId]',
    '/api/votes/[matchId]/mine',
    '/api/calendar/[kind]/[file]',
    '/api/sitemap/[file]',
    '/api/embed/[kind]/[id]',
    '/api/openapi',
    '/embed',
    '/search',
  ]),
  publicFiles: new Set(['/icon.svg', '/robots.txt']),
  staticFiles: new Set(['/_next/static/chunks/main-1.js', '/_next/static/chunks/pages/match/[id]/[slug]-1.js']),
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
    case 'notFound':
      return `not found${target.isData ? ' (data)' : ''} ${target.locale} (${target.route})`;
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
    ['/matches?fbclid=1&time=2023-08-19&time=other', 'page /matches?time=2023-08-19 (/matches)'],
    // A page shows what was typed; a search by program is the same in capitals.
    ['/search?q=%20LCK%20%20Summer', 'page /search?q=LCK+Summer (/search)'],
    ['/api/search?q=%20LCK%20%20Summer', 'json /api/search?q=lck+summer (/api/search)'],
    ['/match/7/a-vs-b?game=2', 'page /match/7/a-vs-b (/match/[id]/[slug])'],
    ['/es/match/7/a-vs-b', 'page /es/match/7/a-vs-b (/match/[id]/[slug])'],
    ['/tos', 'page /tos (/tos)'],
    // One key however the same letters are written.
    ['/match/7/%ED%95%9c-vs-b', 'page /match/7/%ED%95%9C-vs-b (/match/[id]/[slug])'],
    ['/match/7/a%2Db', 'page /match/7/a-b (/match/[id]/[slug])'],
    // What crawlers ask for.
    ['/sitemap.xml?x=1', 'json /api/sitemap/index.xml (/api/sitemap/[file])'],
    ['/sitemaps/en-matches-2023-08-14.xml', 'json /api/sitemap/en-matches-2023-08-14.xml (/api/sitemap/[file])'],
    // What other sites show, and what their programs read.
    ['/embed/match/7?theme=dark&x=1&locale=es', 'embed /api/embed/match/7?theme=dark (/api/embed/[kind]/[id])'],
    ['/ko/embed/schedule/league/293?results=1', 'embed /api/embed/schedule-league/293?results=1&locale=ko (/api/embed/[kind]/[id])'],
    ['/embed?show=match-7&theme=pink', 'page /embed?show=match-7 (/embed)'],
    ['/embed/match/x', 'not found en (/404)'],
    ['/embed/schedule/7', 'not found en (/404)'],
    ['/openapi.json', 'json /api/openapi (/api/openapi)'],
    // Whatever is not there shares an answer.
    ['/nowhere', 'not found en (/404)'],
    ['/ko/nowhere/at/all?x=1', 'not found ko (/404)'],
    ['/match/7', 'not found en (/404)'],
    ['/KO', 'redirect /ko'],
    ['/failure?status=500', 'not found en (/404)'],
    ['/_error', 'not found en (/404)'],
    [`/match/7/${'x'.repeat(201)}`, 'not found en (/404)'],
    // No id: no page of its kind, whatever is stored.
    ['/match/x/a-vs-b', 'not found en (/match/[id]/[slug])'],
    ['/ko/match/007/a-vs-b', 'not found ko (/match/[id]/[slug])'],
    ['/news/match-7/a-vs-b', 'page /news/match-7/a-vs-b (/news/[id]/[slug])'],
    ['/news/..%5Cx/a', 'not found en (/news/[id]/[slug])'],
    ['/patch-notes/13.14', 'page /patch-notes/13.14 (/patch-notes/[version])'],
    ['/patch-notes/new', 'not found en (/patch-notes/[version])'],
    // The default locale has no prefix; slashes are single and not last.
    ['/en', 'redirect /'],
    ['/en/matches?time=today&x=1', 'redirect /matches?time=today&x=1'],
    ['/matches/', 'redirect /matches'],
    ['//matches', 'redirect /matches'],
    ['/ko/', 'redirect /ko'],
    ['/en//evil.example', 'redirect /evil.example'],
    ['/en/%5Cevil.example', 'redirect /%5Cevil.example'],
    // The query form of a detail page; the slug is never more than a slug.
    ['/match?slug=a-vs-b&id=1&ref=z', 'redirect /match/1/a-vs-b'],
    ['/ko/team?id=1&name=Gen.G%20Esports', 'redirect /ko/team/1/gen-g-esports'],
    ['/champion?id=1', 'redirect /champion/1/-'],
    // What people guess.
    ['/faq?x=1', 'redirect /about'],
    ['/ko/champions', 'redirect /ko/stats?kind=champions'],
    ['/quiz', 'redirect /play/quizzes'],
    ['/teams/7', 'not found en (/404)'],
    ['/constructor', 'not found en (/404)'],
    ['/match?id=1&slug=..%2F..%2Fevil%3Fx', 'redirect /match/1/evil-x'],
    ['/match?id=1&slug=%ED%95%9C%EA%B5%AD', 'redirect /match/1/%ED%95%9C%EA%B5%AD'],
    ['/league?slug=lck', 'not found en (/league)'],
    ['/ko/league?id=x&slug=lck', 'not found ko (/league)'],
    // Data of client navigation: the route's own parameters are dropped.
    ['/_next/data/b1/en/match/7/a-vs-b.json?id=7&slug=a-vs-b', 'json /_next/data/b1/en/match/7/a-vs-b.json (/match/[id]/[slug])'],
    ['/_next/data/b1/ko.json', 'json /_next/data/b1/ko.json (/)'],
    ['/_next/data/b1/en/matches.json?time=2023-08-19&x=1', 'json /_next/data/b1/en/matches.json?time=2023-08-19 (/matches)'],
    ['/_next/data/b1/ko/matches.json?time=x', 'not found (data) ko (/matches)'],
    ['/_next/data/b1/en/match/x/a-vs-b.json', 'not found (data) en (/match/[id]/[slug])'],
    ['/_next/data/old/en.json', 'missing /_next/data'],
    ['/_next/data/b1/en/nowhere.json', 'missing /_next/data'],
    ['/_next/data/b1/match/7/a-vs-b.json', 'missing /_next/data'],
    // JSON.
    ['/api/week?x=1&start=2023-08-14', 'json /api/week?start=2023-08-14 (/api/week)'],
    ['/api/match/7?x=1', 'json /api/match/7 (/api/match/[id])'],
    ['/api/search?prefix=t1', 'json /api/search?prefix=t1 (/api/search)'],
    ['/api/search?prefix=%20T1%20Academy', 'json /api/search?prefix=t1 (/api/search)'],
    ['/api/votes/7?x=1', 'json /api/votes/7 (/api/votes/[matchId])'],
    ['/api/votes/7/mine', 'api /api/votes/[matchId]/mine'],
    ['/api/search?prefix=%ED%95%9C%EA%B8%80', 'json /api/search?prefix=%ED%95%9C%EA%B8%80 (/api/search)'],
    ['/api/health', 'api /api/health'],
    ['/api/contact', 'api /api/contact'],
    ['/api/nowhere', 'api /api/[...path]'],
    // Files.
    ['/_next/static/chunks/main-1.js', 'asset /_next/static/chunks/main-1.js (/_next/static)'],
    [
      '/_next/static/chunks/pages/match/%5Bid%5D/%5Bslug%5D-1.js',
      'asset /_next/static/chunks/pages/match/%5Bid%5D/%5Bslug%5D-1.js (/_next/static)',
    ],
    ['/_next/static/chunks/other-build.js', 'missing /_next/static'],
    ['/_next/image?url=x', 'missing /_next'],
    ['/icon.svg?v=2', 'asset /icon.svg (/public)'],
    ['/favicon.ico', 'missing /public'],
    ['/wp-login.php', 'missing /public'],
    ['/img/flags/kr.webp', 'flag kr'],
    ['/img/flags/gb-eng.webp', 'flag gb-eng'],
    ['/img/flags/KR.webp', 'missing /img/flags'],
    ['/img/flags/kr.png', 'missing /img/flags'],
    ['/img/flags/..%2Fkr.webp', 'missing /img/flags'],
    ['/i18n/ko.abc-1.js', 'messages ko abc-1'],
    ['/i18n/xx.abc.js', 'missing /i18n'],
    // Pages of one visitor see their own request.
    ['/account/edit?x=1', 'personal /account/edit?x=1 (/account/[...rest])'],
    ['/_next/data/b1/en/account/edit.json', 'personal /_next/data/b1/en/account/edit.json (/account/[...rest])'],
    ['/play/predictions?x=1', 'page /play/predictions (/play/predictions)'],
    ['/play/predictions?x=1&league=293', 'page /play/predictions?league=293 (/play/predictions)'],
    // Of the game, what is the same for everybody.
    ['/play?x=1', 'page /play (/play)'],
    ['/ko/play/rules?x=1', 'page /ko/play/rules (/play/rules)'],
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

  it('names the locale of a page, also for a missing one', () => {
    expect(targetOf(site, '/ko/matches')).toMatchObject({ locale: 'ko' });
    expect(targetOf(site, '/es/nowhere')).toMatchObject({ locale: 'es' });
    expect(targetOf(site, '/_next/data/b1/ko/matches.json')).toMatchObject({ locale: 'ko', isData: true });
    expect(targetOf(site, '/matches')).toMatchObject({ locale: 'en', isData: false });
  });
});

describe('the key of a page', () => {
  const keyOf = (address: string) => {
    const target = targetOf(site, address);
    return target.kind === 'public' ? target.key : target.kind;
  };

  it('of a form that names a scope by its parts is that of the scope', () => {
    expect(keyOf('/stats?league=293&season=&patch=13.14&from=293/')).toBe(keyOf('/stats?scope=patch:293-13.14'));
  });

  it.each([
    [
      '/stats',
      [
        'sort=x1',
        'sort=x2',
        'sort=',
        'min=j1',
        'from=293/',
        'min=7',
        'page=0',
        'page=1',
        'page=-1',
        'page=x',
        'page=1000',
        'dir=up',
        'dir=desc',
        'kind=players',
        'scope=',
      ],
    ],
    ['/stats?kind=teams', ['role=mid', 'min=x', 'kind=players']],
    ['/compare', ['kind=players', 'kind=coaches', 'players=', 'role=mid', 'at=0', 'find=f', 'scope=']],
    ['/compare?players=2,1', ['teams=3', 'kind=teams', 'role=mid', 'at=2', 'at=x', 'find=']],
    ['/compare?teams=2,1', ['role=cook', 'kind=players']],
    ['/videos', ['page=1', 'page=x', 'page=00', 'page=99999', 'league=']],
    ['/tournaments', ['page=1', 'page=x', 'year=', 'region=']],
    ['/news?team=77', ['league=293', 'league=x', 'page=1', 'page=zwei']],
    ['/matches', ['time=today', 'time=', 'page=2']],
    ['/match/7/a-vs-b', ['tab=overview', 'tab=game-0', 'tab=game-100', 'tab=game-2x', 'tab=', 'game=2']],
    ['/team/1/t1', ['tab=overview', 'page=2', 'year=2022', 'season=9', 'opponent=3', 'year=3000']],
    ['/team/1/t1?tab=matches', ['page=1', 'page=x', 'year=x', 'season=9', 'opponent=3']],
    ['/api/comments?url=%2Fmatch%2F7', ['sort=newest']],
    ['/api/stats/csv?scope=all', ['page=2', 'page=x', 'min=j1', 'min=j2', 'sort=x', 'dir=x', 'kind=players']],
    ['/api/calendar/team/1.ics', ['results=0', 'results=yes', 'rounds=2', 'locale=en', 'locale=tlh']],
  ])('of %s ignores what means nothing there: %j', (address, variants) => {
    for (const variant of variants)
      expect([variant, keyOf(`${address}${address.includes('?') ? '&' : '?'}${variant}`)]).toEqual([variant, keyOf(address)]);
  });

  it.each([
    [
      '/stats?dir=asc&kind=teams&scope=serie:9&sort=wins&page=2&min=5&side=red',
      '/stats?kind=teams&scope=serie:9&side=red&min=5&sort=wins&dir=asc&page=2',
    ],
    ['/compare?players=9%2C1%2C9', '/compare?players=9,1'],
    ['/compare?teams=5,3&role=mid&scope=serie:9', '/compare?teams=5,3&scope=serie:9&role=mid'],
    ['/compare?players=9&find=Faker&at=0', '/compare?players=9&find=fa&at=0'],
    ['/api/compare?scope=all&players=9,1', '/api/compare?players=9%2C1&scope=all'],
    ['/videos?page=2&league=293', '/videos?league=293&page=2'],
    ['/tournaments?region=korea&year=2023&page=3', '/tournaments?year=2023&region=korea&page=3'],
    ['/series?year=2023', '/series?year=2023'],
    ['/standings?stage=16&league=293', '/standings?league=293&stage=16'],
    ['/team/1/t1?opponent=3&tab=head-to-head', '/team/1/t1?tab=head-to-head&opponent=3'],
    ['/api/week?start=2023-08-14', '/api/week?start=2023-08-14'],
    [
      '/api/comments?sort=liked&url=/match/7/a-vs-b&cursor=3.k1a2b.abcdefgh',
      '/api/comments?url=%2Fmatch%2F7&sort=liked&cursor=3.k1a2b.abcdefgh',
    ],
    ['/api/calendar/team/1.ics?rounds=1&locale=ko', '/api/calendar/team/1.ics?locale=ko&rounds=1'],
  ])('of %s includes what means something: %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it('is the same for the same leagues and teams in any order', () => {
    const ids = Array.from({ length: 50 }, (_, index) => 100_050 - index);
    const known = decodeURIComponent(keyOf(`/api/following?teams=${ids.join(',')}&leagues=297,293,297`));
    expect(known).toBe(`/api/following?leagues=293,297&teams=${[...ids].reverse().join(',')}`);
  });

  it('is one for all lists that cannot be compared', () => {
    const tooMany = keyOf('/compare?players=1,2,3,4,5');
    expect(tooMany).toBe('/compare?players=-');
    expect(['1,x', '-', '0', '1,2,3,4,5,6'].map((list) => keyOf(`/compare?players=${list}`))).toEqual(Array(4).fill(tooMany));
  });

  it('is one for all queries that a JSON route refuses', () => {
    for (const [route, names] of Object.entries({
      '/api/week': ['start'],
      '/api/stats': ['scope', 'kind', 'role', 'side'],
      '/api/stats/csv': ['scope'],
      '/api/stats/rows': ['scope'],
      '/api/compare': ['players', 'teams', 'scope'],
      '/api/head-to-head': ['left', 'right'],
      '/api/tournaments': ['year'],
      '/api/news': ['league', 'team', 'page'],
      '/api/following': ['leagues', 'teams'],
      '/api/comments': ['sort', 'cursor', 'parent'],
    })) {
      for (const name of names) expect(keyOf(`${route}?${name}=bogus:1`)).toBe(keyOf(`${route}?${name}=%00x`));
    }
    expect(keyOf(`/api/following?teams=${'1,'.repeat(60)}1`)).toBe('/api/following?teams=-');
  });

  it.each([
    '/stats?scope=bogus:1',
    '/stats?kind=coaches',
    '/stats?role=cook',
    '/stats?side=green',
    '/team/1/t1?tab=x',
    '/catch-up?days=30',
    '/standings?tournament=x',
    '/compare?scope=bogus:1',
    '/stats?scope=serie:x',
    '/matches?time=soon',
    '/matches?time=2023-02-30',
    '/matches?time=1999-01-01',
    '/matches?time=2099-12-31',
    '/matches?time=2999-01-01',
    '/matches?time=0001-01-01',
    '/matches?time=1970-01-01',
    '/matches?time=9999-12-31',
    '/videos?league=x',
    '/news?team=-1',
    '/standings?stage=x',
    '/tournaments?year=3000',
    '/series?region=atlantis',
  ])('is null for %s: such a page cannot exist', (address) => expect(keyOf(address)).toBe('notFound'));
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

  it('recognises pages without data, which the manifest lists by locale', () => {
    expect(routeTable(['/en/tos', '/ko/tos', '/ko']).match(['tos'])).toBe('/tos');
    expect(routeTable(['/ko']).match([])).toBe('/');
    expect(routeTable(['/_error', '/en/404', '/500']).match(['404'])).toBeNull();
  });
});
