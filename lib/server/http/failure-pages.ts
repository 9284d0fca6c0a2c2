import type { MissingKind } from '../../domain/page/missing-kind';
import { cacheControl, LIFETIMES, UNCACHED } from '../cache-lifetimes';
import { PAGE_QUERIES } from '../pages/page-queries';
import type { Locale } from '../../domain/settings/locales';
import { localizedPath } from '../../i18n/localized-path';
import { type CacheEntry, composeEntry } from './cache-entry';
import { capture } from './capture';
import type { Requester, PageCache } from './page-cache';
import { FAILURE_ROUTE } from '../route-table';
import type { RenderOptions } from './renderers';

export type FailureStatus = 400 | 403 | 404 | 405 | 410 | 429 | 500 | 503;
/** The reader of the answer: a person, a script, or nobody. */
export type FailureAudience = 'person' | 'script' | 'nobody';

const CODES: Readonly<Record<FailureStatus, { readonly code: string; readonly message: string }>> = {
  400: { code: 'bad-request', message: 'The address cannot be understood.' },
  403: { code: 'cross-site', message: 'This address answers the pages of this site alone.' },
  404: { code: 'not-found', message: 'Not found.' },
  405: { code: 'method-not-allowed', message: 'This address can only be read.' },
  410: { code: 'gone', message: 'It was here and is no more.' },
  429: { code: 'rate-limited', message: 'Too many requests. Please try again in a few seconds.' },
  500: { code: 'internal', message: 'An error occurred on server.' },
  503: { code: 'unavailable', message: 'The site is busy. Please try again in a few seconds.' },
};

/** After this many seconds a browser or a CDN may try again. */
const RETRY_AFTER_SECONDS = 5;

/** Styles as an attribute, which the policy lets in: a page that costs next to nothing requests no file. */
const BARE_STYLE = 'margin:20vh 24px;font:16px/1.5 Inter,system-ui,sans-serif;text-align:center';

function barePage(status: FailureStatus): string {
  const { message } = CODES[status];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${message}</title><body style="${BARE_STYLE}"><h1>${message}</h1><p><a href="/">Riftweek</a></p></html>`;
}

export type FailureOptions = Pick<RenderOptions, 'handler' | 'host' | 'pagePolicy'> & { readonly cache: Pick<PageCache, 'get'> };

/** Pages that the site needs itself wait for their turn like all others, and cost no address anything. */
const SITE: Requester = { address: 'site', count: () => Promise.resolve(null) };

/** What does not exist, or (410) no longer. */
type Absence = { readonly status: 404 | 410; readonly missing: MissingKind };
/** What went wrong, for which the site has a page. */
type Failure = { readonly status: 500 | 503 } | Absence;

/**
 * The site's own page for a failure in a locale (`pages/failure`), cached like any
 * page, so that it is there when the store is not. Null where it cannot be had either.
 */
export async function failurePage(
  { cache, handler, host, pagePolicy }: FailureOptions,
  locale: Locale,
  failure: Failure,
): Promise<CacheEntry | null> {
  const url = localizedPath(locale, FAILURE_ROUTE) + PAGE_QUERIES[FAILURE_ROUTE].search({ missing: 'page', ...failure });
  const found = await cache.get(
    url,
    async () => composeEntry(await capture(handler, { url, host }), { content: 'page', pagePolicy }),
    SITE,
  );
  return found.kind === 'found' && found.entry.status === 200 ? { ...found.entry, status: failure.status } : null;
}

/** The page for every missing address of a kind: one copy for each locale. */
export async function notFoundEntry(options: FailureOptions, locale: Locale, absence: Absence): Promise<CacheEntry> {
  const page = await failurePage(options, locale, absence);
  if (page === null) return failureEntry(options, absence.status, 'person', locale);
  return { ...page, headers: { ...page.headers, 'cache-control': cacheControl(LIFETIMES.missing) } };
}

function bareBody(status: FailureStatus, audience: FailureAudience): { readonly type: string; readonly text: string } {
  const { code, message } = CODES[status];
  switch (audience) {
    case 'person':
      return { type: 'text/html', text: barePage(status) };
    case 'script':
      return { type: 'application/json', text: JSON.stringify({ error: { code, message } }) };
    case 'nobody':
      return { type: 'text/plain', text: message };
  }
}

/** Answers of the server itself when nothing better can be had; never cached. */
export async function failureEntry(
  options: FailureOptions,
  status: FailureStatus,
  audience: FailureAudience,
  locale: Locale,
  retryAfterSeconds: number = RETRY_AFTER_SECONDS,
): Promise<CacheEntry> {
  const headers = {
    'cache-control': UNCACHED,
    ...(status === 503 || status === 429 ? { 'retry-after': String(retryAfterSeconds) } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  };
  const page = audience === 'person' && (status === 500 || status === 503) ? await failurePage(options, locale, { status }) : null;
  if (page) return { ...page, headers: { ...page.headers, ...headers } };
  const { type, text } = bareBody(status, audience);
  const rendered = { status, headers: { ...headers, 'content-type': `${type}; charset=utf-8` }, body: Buffer.from(text) };
  return composeEntry(rendered, { content: 'asset', pagePolicy: options.pagePolicy });
}
