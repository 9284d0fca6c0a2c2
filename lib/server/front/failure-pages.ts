import { UNCACHED } from '../cache-lifetimes';
import type { Locale } from '../../i18n/message-key';
import { localizedPath } from '../../i18n/localized-path';
import { composeEntry, type CacheEntry } from './cache-entry';
import { capture } from './capture';
import type { PageCache } from './page-cache';
import { FAILURE_ROUTE } from './public-routes';
import type { SourceOptions } from './sources';

export type FailureStatus = 400 | 404 | 405 | 500 | 503;
/** Who reads the answer: a person, a script, or nobody. */
export type FailureAudience = 'person' | 'script' | 'nobody';

const CODES: Readonly<Record<FailureStatus, { readonly code: string; readonly message: string }>> = {
  400: { code: 'bad-request', message: 'The address cannot be understood.' },
  404: { code: 'not-found', message: 'Not found.' },
  405: { code: 'method-not-allowed', message: 'This address can only be read.' },
  500: { code: 'internal', message: 'An error occurred on server.' },
  503: { code: 'unavailable', message: 'The site is busy. Please try again in a few seconds.' },
};

/** After so many seconds a browser or a CDN may try again. */
const RETRY_AFTER_SECONDS = 5;

function barePage(status: FailureStatus): string {
  const { message } = CODES[status];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${message}</title><h1>${message}</h1><p><a href="/">Riftweek</a></p></html>`;
}

export type FailureOptions = Pick<SourceOptions, 'handler' | 'host' | 'pagePolicy'> & { readonly cache: PageCache };

/**
 * The site's own error page in a locale (`pages/failure`), kept like any page, so
 * that it is there when the store is not. Null where it cannot be had either.
 */
export async function errorPage({ cache, handler, host, pagePolicy }: FailureOptions, locale: Locale, status: 500 | 503): Promise<CacheEntry | null> {
  const url = `${localizedPath(locale, FAILURE_ROUTE)}?status=${status}`;
  const found = await cache.get(url, async () => composeEntry(await capture(handler, { url, host }), { content: 'page', pagePolicy }));
  return found.kind === 'found' && found.entry.status === 200 ? found.entry : null;
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

/** Answers of the front itself when nothing better can be had; never kept. */
export async function failureEntry(options: FailureOptions, status: FailureStatus, audience: FailureAudience, locale: Locale): Promise<CacheEntry> {
  const headers = {
    'cache-control': UNCACHED,
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  };
  const page = audience === 'person' && (status === 500 || status === 503) ? await errorPage(options, locale, status) : null;
  if (page) return { ...page, status, headers: { ...page.headers, ...headers } };
  const { type, text } = bareBody(status, audience);
  const rendered = { status, headers: { ...headers, 'content-type': `${type}; charset=utf-8` }, body: Buffer.from(text) };
  return composeEntry(rendered, { content: 'asset', pagePolicy: options.pagePolicy });
}
