import { UNCACHED } from '../cache-lifetimes';
import type { Locale } from '../../i18n/message-key';
import { composeEntry, type CacheEntry } from './cache-entry';

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

export type FailureOptions = {
  readonly pagePolicy: (html: string) => string;
  /** The site's own error page of a locale as Next prerendered it; null where there is none. */
  readonly errorPage: (locale: Locale) => string | null;
};

/** Answers of the front itself when nothing better can be had; never kept. */
export function failureEntry({ pagePolicy, errorPage }: FailureOptions, status: FailureStatus, audience: FailureAudience, locale: Locale): Promise<CacheEntry> {
  const { code, message } = CODES[status];
  const isServerError = status >= 500;
  const [type, body] =
    audience === 'person'
      ? ['text/html', (isServerError ? errorPage(locale) : null) ?? barePage(status)]
      : audience === 'script'
        ? ['application/json', JSON.stringify({ error: { code, message } })]
        : ['text/plain', message];
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': UNCACHED,
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  };
  return composeEntry({ status, headers, body: Buffer.from(body) }, { content: 'asset', pagePolicy });
}
