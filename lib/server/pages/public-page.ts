import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { GetServerSideProps } from 'next';
import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/settings/locales';
import type { MessageTree } from '../../i18n/message-key';
// Registers every locale's texts for the render.
import '../../i18n/server-messages';
import type { ShellData } from '../../domain/site/shell-data';
import { StoreUnavailableError } from '../../store/core/store-error';
import { cacheControl, LIFETIMES, matchesLifetime, TAGS_HEADER, UNCACHED, type ScheduledMatch } from '../cache-lifetimes';
import { localizedPath } from '../../i18n/localized-path';
import { pageTexts } from './message-script';
import { noteForCrawlers, type ForCrawlers } from './page-head';
import type { PageQuery } from './page-queries';
import type { RawQuery } from '../../domain/page/raw-query';
import { shellData } from './shell-data';
import { siteNow } from '../site-clock';

/** What a page's `load` may know: nothing personal. */
export type PageContext<Query = null> = {
  readonly params: ParsedUrlQuery;
  /** The page's query; null for a page without one. */
  readonly query: Query;
  readonly locale: Locale;
  /** The site's clock, milliseconds since 1970. Must not reach the props. */
  readonly now: number;
};

export type PageResult<Props> =
  | (ForCrawlers & {
      readonly kind: 'page';
      readonly props: Props;
      /** Cache tags of the documents on the page: ingest purges by them. */
      readonly tags: readonly CacheTag[];
      /** The matches on the page that run or are still to come: they limit how long copies live. */
      readonly matches?: readonly ScheduledMatch[];
    })
  /** `tags` of the documents whose change would make the page exist. */
  | { readonly kind: 'notFound'; readonly tags?: readonly CacheTag[] }
  /** The page existed and was deleted. */
  | { readonly kind: 'gone'; readonly tags: readonly CacheTag[] }
  /** `to` is an address of `paths`, without locale: the page's own is added. `tags` as above. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308; readonly tags?: readonly CacheTag[] };

/** What every page gets besides its own props. */
export type WithShell<Props> = Props & { readonly shell: ShellData; readonly texts: MessageTree };

/** While the store is down, ends the render here: the server sends an old copy, or 503 with its own page. */
export async function orUnavailable<Answer>(response: ServerResponse, answer: () => Promise<Answer>): Promise<Answer | { props: object }> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    response.statusCode = 503;
    response.setHeader('Cache-Control', UNCACHED);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ error: { code: 'unavailable', message: 'The store does not answer.' } }));
    // The answer has ended, so Next renders nothing of this.
    return { props: {} };
  }
}

/**
 * Ends the render here: the server shows the one page that it caches for what is
 * not there, and Next would render that page anew for each address.
 */
function answerAbsent(response: ServerResponse, status: 404 | 410, tags: readonly CacheTag[]): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl(LIFETIMES.missing));
  if (tags.length > 0) response.setHeader(TAGS_HEADER, tags.join(' '));
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(status === 404 ? 'Not found' : 'Gone');
}

export type Load<Props, Query = null> = (context: PageContext<Query>) => Promise<PageResult<Props>>;

type Visit = Omit<PageContext, 'query'> & { readonly rawQuery: RawQuery };

function answerPage(load: (visit: Visit) => Promise<PageResult<object>>): GetServerSideProps<object> {
  return async ({ params = {}, query, locale: given, req, res, resolvedUrl }) => {
    const now = siteNow();
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    return orUnavailable(res, async () => {
      const [result, shell] = await Promise.all([load({ params, rawQuery: query, locale, now }), shellData(now)]);
      switch (result.kind) {
        case 'notFound':
          answerAbsent(res, 404, result.tags ?? []);
          return { props: {} };
        case 'gone':
          answerAbsent(res, 410, result.tags);
          return { props: {} };
        case 'redirect':
          if (result.tags) res.setHeader(TAGS_HEADER, result.tags.join(' '));
          res.setHeader('Cache-Control', cacheControl(result.status === 308 ? LIFETIMES.moved : LIFETIMES.missing));
          return { redirect: { destination: localizedPath(locale, result.to), statusCode: result.status } };
        case 'page':
          noteForCrawlers(req, result);
          res.setHeader('Cache-Control', cacheControl(matchesLifetime(result.matches ?? [], now)));
          // Every page shows the shell: a change of the system settings purges them all.
          res.setHeader(TAGS_HEADER, [...result.tags, cacheTag.pages].join(' '));
          return { props: { ...result.props, shell, texts: pageTexts(locale, resolvedUrl) } };
      }
    });
  };
}

/** Turns a page's `load` into `getServerSideProps`: adds the shell's data, cache headers and tags, and answers not-found and redirects. */
export function publicPage<Props extends object>(load: Load<Props>): GetServerSideProps<WithShell<Props>>;
export function publicPage(load: Load<object>): GetServerSideProps<object> {
  return answerPage(({ params, locale, now }) => load({ params, locale, now, query: null }));
}

/** `getServerSideProps` of a page that loads nothing of its own: the shell's data, or the browser's, is all that it shows. */
export const shellPage = publicPage(() => Promise.resolve({ kind: 'page', props: {}, tags: [] }));

/** `publicPage` for a page that takes a query: one of PAGE_QUERIES, the same by which the server caches the page. */
export function queryPage<Query, Props extends object>(
  pageQuery: PageQuery<Query>,
  load: Load<Props, Query>,
): GetServerSideProps<WithShell<Props>>;
export function queryPage<Query>(pageQuery: PageQuery<Query>, load: Load<object, Query>): GetServerSideProps<object> {
  return answerPage(({ rawQuery, params, locale, now }) => {
    const query = pageQuery.read(rawQuery);
    return query === null ? Promise.resolve({ kind: 'notFound' }) : load({ params, locale, now, query });
  });
}
