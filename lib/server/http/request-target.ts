import { ROBOTS_PATH, SITEMAP_PATH } from '../../domain/page/sitemap';
import { cardPath, type CardTarget } from '../../domain/cards/card-address';
import { cardTargetOf, cardVersionIn } from '../../domain/cards/card-target';
import { EMBED_PAGE, embedOfSegments } from '../../domain/page/embed';
import { manifestLocale } from '../../domain/page/manifest-path';
import { OPENAPI_PATH, paths, slugify, withQuery } from '../../domain/page/paths';
import { DEFAULT_LOCALE, isLocale, localeNamed, type Locale } from '../../domain/settings/locales';
import { localizedPath } from '../../i18n/localized-path';
import type { Section } from '../../i18n/message-key';
import { isSection } from '../../i18n/server-messages';
import type { Content } from './cache-entry';
import type { RawQuery } from '../../domain/page/raw-query';
import { pathId } from '../pages/query-parameters';
import { isPersonalRoute, jsonSearch, pageSearch } from './public-routes';
import type { RouteTable } from '../route-table';

/** The target of a request. `route` is a pattern, fit for logs; it never holds user input. */
export type Target =
  /** A page that is the same for everyone. `key` is the canonical address: locale, route and the values of its query that mean something; Next renders exactly it. */
  | {
      readonly kind: 'public';
      readonly content: Content;
      readonly key: string;
      readonly route: string;
      readonly locale: Locale;
      readonly isData: boolean;
    }
  /** `/robots.txt` or `/.well-known/security.txt`. */
  | { readonly kind: 'siteText'; readonly key: string; readonly route: string }
  /** The web app's manifest. */
  | { readonly kind: 'manifest'; readonly key: string; readonly route: string; readonly locale: Locale }
  | { readonly kind: 'worker'; readonly key: string; readonly route: string }
  | { readonly kind: 'flag'; readonly key: string; readonly route: string; readonly code: string }
  /** A stored picture. `path` is below the folder of pictures; `version` is null in an address without one. */
  | { readonly kind: 'picture'; readonly key: string; readonly route: string; readonly path: string; readonly version: string | null }
  /** A picture for sharing. `version` is null in an address without one; it is not part of the key, or anybody could have the same card drawn again and again. */
  | { readonly kind: 'card'; readonly key: string; readonly route: string; readonly card: CardTarget; readonly version: string | null }
  | {
      readonly kind: 'messages';
      readonly key: string;
      readonly route: string;
      readonly locale: Locale;
      /** The section; null for those of every page. */
      readonly section: Section | null;
      readonly hash: string;
    }
  /** An address where no page can be, whatever is stored. */
  | { readonly kind: 'notFound'; readonly route: string; readonly locale: Locale; readonly isData: boolean }
  | { readonly kind: 'personal'; readonly url: string; readonly route: string; readonly locale: Locale; readonly isData: boolean }
  /** A JSON route, answered by Next from the visitor's own request. */
  | { readonly kind: 'api'; readonly route: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly route: string }
  /** A missing file or data request, whose answer nobody reads. */
  | { readonly kind: 'missing'; readonly route: string }
  | { readonly kind: 'invalid'; readonly route: string };

export type Site = {
  readonly buildId: string;
  readonly routes: RouteTable;
  /** Addresses of the files in `public/`: "/robots.txt". */
  readonly publicFiles: ReadonlySet<string>;
  /** Addresses of the files of the build: "/_next/static/…". */
  readonly staticFiles: ReadonlySet<string>;
};

/** The route of the build's files: scripts, styles, fonts. */
export const BUILD_FILES = '/_next/static';

/** Kinds of pages at `/kind/id/slug`. */
const DETAIL_KINDS: ReadonlySet<string> = new Set(['match', 'league', 'serie', 'tournament', 'team', 'player', 'champion']);
/** Paths that people guess, and the page that has what they look for. */
const GUESSED_PAGES: ReadonlyMap<string, string> = new Map([
  ['help', paths.about()],
  ['faq', paths.about()],
  ['schedule', paths.matches('today')],
  ['results', paths.matches('today')],
  ['scores', paths.matches('today')],
  ['teams', paths.rankings()],
  ['players', paths.stats()],
  ['champions', withQuery(paths.stats(), { kind: 'champions' })],
  ['register', paths.signup()],
  ['quiz', paths.playQuizzes()],
  ['quizzes', paths.playQuizzes()],
]);
const LONGEST_NAME = 100;
const EMBED_SEGMENT = EMBED_PAGE.slice(1);
/** Decoded characters of one part of a path: the longest slugs, of two long names, have about a hundred. */
const LONGEST_SEGMENT = 200;
const STORED_PICTURE =
  /^optimize\/images\/(?:(?:league|team|player|champion)\/[1-9]\d{0,14}|user\/[0-9a-f]{32})\/(?:64|120|256|blur)(?:_dark)?_index\.png$/;

/** Decoded segments of a path; null for one that no address of ours can be (broken escapes, dots that climb, control characters). */
function decodeSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..' || /\p{Cc}/u.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

function encodePath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** The first value of each parameter. */
function rawQuery(search: string): RawQuery {
  const raw: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) if (!Object.hasOwn(raw, name)) raw[name] = value;
  return raw;
}

const isTooLong = (segments: readonly string[]): boolean => segments.some(({ length }) => length > LONGEST_SEGMENT);

type LocalizedPath = { readonly locale: Locale; readonly rest: readonly string[]; readonly named: string | null };

/** Takes the locale off the beginning, as it is written there: the default locale has none in addresses. */
function splitLocale(segments: readonly string[]): LocalizedPath {
  const [first = '', ...rest] = segments;
  const locale = localeNamed(first);
  return locale === null ? { locale: DEFAULT_LOCALE, rest: segments, named: null } : { locale, rest, named: first };
}

/** The query form of a detail page (docs/product.md#routes), `/match?id=1&slug=a-vs-b` or `?id=1&name=T1`: leads to `/match/1/a-vs-b`, which corrects a wrong slug itself. */
function detailTarget(locale: Locale, kind: string, search: string): Target {
  const query = new URLSearchParams(search);
  const id = pathId(query.get('id'));
  const route = `/${kind}`;
  if (id === null) return { kind: 'notFound', route, locale, isData: false };
  const slug = slugify((query.get('slug') ?? query.get('name') ?? '').slice(0, LONGEST_NAME));
  return { kind: 'redirect', to: localizedPath(locale, encodePath([kind, String(id), slug])), route };
}

function pageTarget(site: Site, locale: Locale, rest: readonly string[], search: string): Target {
  const [kind = ''] = rest;
  if (rest.length === 1 && DETAIL_KINDS.has(kind)) return detailTarget(locale, kind, search);
  const route = isTooLong(rest) ? null : site.routes.match(rest);
  const wanted = rest.length === 1 ? GUESSED_PAGES.get(kind) : undefined;
  if (route === null && wanted !== undefined) return { kind: 'redirect', to: localizedPath(locale, wanted), route: '(guessed)' };
  if (route === null) return { kind: 'notFound', route: '/404', locale, isData: false };
  const path = localizedPath(locale, encodePath(rest));
  if (isPersonalRoute(route)) return { kind: 'personal', url: `${path}${search === '' ? '' : `?${search}`}`, route, locale, isData: false };
  const known = pageSearch(route, rest, rawQuery(search));
  if (known === null) return { kind: 'notFound', route, locale, isData: false };
  return { kind: 'public', content: 'page', key: `${path}${known}`, route, locale, isData: false };
}

/** `/_next/data/{build}/{locale}/path.json`: the request of client navigation. The route's own parameters in its query are dropped. */
function dataTarget(site: Site, segments: readonly string[], search: string): Target {
  const route = '/_next/data';
  const [build, ...named] = segments;
  const last = named.at(-1);
  if (build !== site.buildId || !last?.endsWith('.json') || isTooLong(named)) return { kind: 'missing', route };
  const path = [...named.slice(0, -1), last.slice(0, -'.json'.length)];
  const { locale, rest, named: asNamed } = splitLocale(path);
  const page = asNamed === locale ? site.routes.match(rest) : null;
  if (page === null) return { kind: 'missing', route };
  const url = `/_next/data/${build}${encodePath(path)}.json`;
  if (isPersonalRoute(page))
    return { kind: 'personal', url: `${url}${search === '' ? '' : `?${search}`}`, route: page, locale, isData: true };
  const known = pageSearch(page, rest, rawQuery(search));
  if (known === null) return { kind: 'notFound', route: page, locale, isData: true };
  return { kind: 'public', content: 'json', key: `${url}${known}`, route: page, locale, isData: true };
}

function apiTarget(site: Site, segments: readonly string[], raw: RawQuery): Target {
  const route = site.routes.match(segments) ?? '/api';
  const known = isTooLong(segments) ? null : jsonSearch(route, raw);
  if (known === null) return { kind: 'api', route };
  return { kind: 'public', content: 'json', key: `${encodePath(segments)}${known}`, route, locale: DEFAULT_LOCALE, isData: false };
}

/** A frame's address, `/embed/schedule/league/293`, is that of a route of ours in the address's language; null for the page `/embed` and what is no frame. */
function embedTarget(site: Site, locale: Locale, [first, ...rest]: readonly string[], search: string): Target | null {
  const found = first === EMBED_SEGMENT ? embedOfSegments(rest) : null;
  if (found === null) return null;
  const target = apiTarget(site, ['api', EMBED_SEGMENT, found.kind, found.id], { ...rawQuery(search), locale });
  return target.kind === 'public' ? { ...target, content: 'embed', locale } : null;
}

/** "ko.HASH.js", or "ko.stats.HASH.js" for a section that not every page has. */
function messagesTarget(key: string, file: string): Target | null {
  const [, locale, section = null, hash] = /^([\w-]+)(?:\.([a-zA-Z]+))?\.([\w-]+)\.js$/.exec(file) ?? [];
  if (!isLocale(locale) || !hash || (section !== null && !isSection(section))) return null;
  return { kind: 'messages', key, route: '/i18n', locale, section, hash };
}

/** `/optimize/images/{type}/{id}/{size}_index.png?v=version` and nothing else: the path leads to a file. */
function pictureTarget(segments: readonly string[], search: string): Target {
  const route = '/optimize/images';
  const path = segments.join('/');
  if (!STORED_PICTURE.test(path)) return { kind: 'missing', route };
  const requested = new URLSearchParams(search).get('v') ?? '';
  const version = /^[0-9a-f]{12}$/.test(requested) ? requested : null;
  return { kind: 'picture', key: `/${path}${version === null ? '' : `?v=${version}`}`, route, path, version };
}

function cardTarget(segments: readonly string[], search: string): Target {
  const route = '/og';
  const card = cardTargetOf(segments);
  if (card === null) return { kind: 'missing', route };
  return { kind: 'card', key: cardPath(card), route, card, version: cardVersionIn(search) };
}

/** What a GET or HEAD request for this address (path and query as they came) means. */
export function targetOf(site: Site, address: string): Target {
  const [rawPath = '', search = ''] = address.split(/\?(.*)/s, 2);
  const segments = rawPath.startsWith('/') ? decodeSegments(rawPath) : null;
  if (segments === null) return { kind: 'invalid', route: '(invalid)' };
  const [first, second, third] = segments;
  const path = encodePath(segments);

  if (first === '_next') {
    if (second === 'static') {
      const route = BUILD_FILES;
      if (!site.staticFiles.has(`/${segments.join('/')}`)) return { kind: 'missing', route };
      return { kind: 'public', content: 'asset', key: path, route, locale: DEFAULT_LOCALE, isData: false };
    }
    return second === 'data' ? dataTarget(site, segments.slice(2), search) : { kind: 'missing', route: '/_next' };
  }
  if (first === 'api') return apiTarget(site, segments, rawQuery(search));
  if (site.publicFiles.has(`/${segments.join('/')}`))
    return { kind: 'public', content: 'asset', key: path, route: '/public', locale: DEFAULT_LOCALE, isData: false };
  if (first === 'img' && second === 'flags') {
    const code = /^([a-z]{2}(?:-[a-z]{2,4})?)\.webp$/.exec(third ?? '')?.[1];
    return code && segments.length === 3
      ? { kind: 'flag', key: path, route: '/img/flags', code }
      : { kind: 'missing', route: '/img/flags' };
  }
  if (path === paths.securityTxt() || path === ROBOTS_PATH) return { kind: 'siteText', key: path, route: path };
  const appLocale = manifestLocale(path);
  if (appLocale !== null) return { kind: 'manifest', key: path, route: '/manifest.webmanifest', locale: appLocale };
  if (path === paths.worker()) return { kind: 'worker', key: path, route: path };
  if (path === SITEMAP_PATH) return apiTarget(site, ['api', 'sitemap', 'index.xml'], {});
  if (path === OPENAPI_PATH) return apiTarget(site, ['api', 'openapi'], {});
  if (first === 'sitemaps' && segments.length === 2) return apiTarget(site, ['api', 'sitemap', second ?? ''], {});
  if (first === 'optimize') return pictureTarget(segments, search);
  if (first === 'og') return cardTarget(segments, search);
  if (first === 'i18n') {
    const target = segments.length === 2 ? messagesTarget(path, second ?? '') : null;
    return target ?? { kind: 'missing', route: '/i18n' };
  }

  const { locale, rest, named } = splitLocale(segments);
  if ((named !== null && (locale === DEFAULT_LOCALE || named !== locale)) || rawPath !== withoutExtraSlashes(rawPath)) {
    return { kind: 'redirect', to: `${localizedPath(locale, encodePath(rest))}${search === '' ? '' : `?${search}`}`, route: '(canonical)' };
  }
  const embed = embedTarget(site, locale, rest, search);
  if (embed !== null) return embed;
  if (site.routes.match(rest) === null && rest.at(-1)?.includes('.')) return { kind: 'missing', route: '/public' };
  return pageTarget(site, locale, rest, search);
}

function withoutExtraSlashes(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}
