import type { GetServerSideProps } from 'next';
import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { DEFAULT_LOCALE, isLocale, type Locale, type MessageTree } from '../../i18n/message-key';
// Registers every locale's texts for the render.
import '../../i18n/server-messages';
import type { ShellData } from '../../domain/shell-data';
import { StoreUnavailableError } from '../../store/core/store-error';
import { cacheControl, LIFETIMES, matchesLifetime, TAGS_HEADER, UNCACHED } from './cache-lifetimes';
import { localizedPath } from '../../i18n/localized-path';
import type { PageSection } from '../../i18n/page-sections';
import { sectionTexts } from './message-script';
import { shellData } from './shell-data';
import { siteNow } from '../site-clock';

/** The tag of every public page: purged when what all of them show has changed. */
export const EVERY_PAGE_TAG = 'pages';

/** What a page's `load` may know: nothing personal (docs/architecture.md#pages). */
export type PageContext = {
  readonly params: ParsedUrlQuery;
  readonly query: ParsedUrlQuery;
  readonly locale: Locale;
  /** The site's clock, milliseconds since 1970. Must not reach the props. */
  readonly now: number;
};

export type PageResult<Props> =
  | {
      readonly kind: 'page';
      readonly props: Props;
      /** Sections of the locales that this page needs beyond every page's (lib/i18n/page-sections). */
      readonly texts?: readonly PageSection[];
      /** Cache tags ("match:7", "league:293", "home", "week:2023-08-14", …): ingest purges by them. */
      readonly tags: readonly string[];
      /** Start of the next match on the page, if any: the copy is not fresh beyond it. ISO instant. */
      readonly nextStart?: string | null;
      /** A match on the page runs: keep copies for seconds only. */
      readonly live?: boolean;
    }
  /** `tags`: of the documents that would change this. */
  | { readonly kind: 'notFound'; readonly tags?: readonly string[] }
  /** `to` is an address of `paths`, without locale: the page's own is added. `tags` as above. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308; readonly tags?: readonly string[] };

export type Shelled<Props> = Props & { readonly shell: ShellData; readonly texts: MessageTree };

/** The store is down: end the render here. The front serves an old copy, or 503 with its own page. */
export function answerUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Cache-Control', UNCACHED);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ error: { code: 'unavailable', message: 'The store does not answer.' } }));
}

/**
 * Ends the render here: the front shows the one page that it keeps for what is
 * not there, and Next would render that page anew for each address.
 */
function answerNotFound(response: ServerResponse, tags: readonly string[]): void {
  response.statusCode = 404;
  response.setHeader('Cache-Control', cacheControl(LIFETIMES.missing));
  if (tags.length > 0) response.setHeader(TAGS_HEADER, tags.join(' '));
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found');
}

/** Turns a page's `load` into `getServerSideProps`: adds the shell's data, cache headers and tags, and answers not-found and redirects. */
export function publicPage<Props extends object>(
  load: (context: PageContext) => Promise<PageResult<Props>>,
): GetServerSideProps<Shelled<Props>>;
export function publicPage(load: (context: PageContext) => Promise<PageResult<object>>): GetServerSideProps<object> {
  return async ({ params = {}, query, locale: given, res }) => {
    const now = siteNow();
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    try {
      const [result, shell] = await Promise.all([load({ params, query, locale, now }), shellData(now)]);
      switch (result.kind) {
        case 'notFound':
          answerNotFound(res, result.tags ?? []);
          return { props: {} };
        case 'redirect':
          if (result.tags) res.setHeader(TAGS_HEADER, result.tags.join(' '));
          res.setHeader('Cache-Control', cacheControl(result.status === 308 ? LIFETIMES.moved : LIFETIMES.missing));
          return { redirect: { destination: localizedPath(locale, result.to), statusCode: result.status } };
        case 'page':
          res.setHeader('Cache-Control', cacheControl(matchesLifetime({ now, live: result.live, nextStart: result.nextStart })));
          // Every page shows the shell: a change of the system settings purges them all.
          res.setHeader(TAGS_HEADER, [...result.tags, EVERY_PAGE_TAG].join(' '));
          return { props: { ...result.props, shell, texts: sectionTexts(locale, result.texts ?? []) } };
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      answerUnavailable(res);
      // The answer has ended, so Next renders nothing of this.
      return { props: {} };
    }
  };
}
