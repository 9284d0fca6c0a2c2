import type { GetServerSideProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Locale } from '../i18n/message-key';
import type { ShellData } from '../domain/shell-data';

/** What a page's `load` may know: nothing personal (design: "HTML is the same for every visitor"). */
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
      /** Cache tags ("match:7", "league:293", "home", "week:2023-08-14", …): ingest purges by them. */
      readonly tags: readonly string[];
      /** Start of the next match on the page, if any: the copy is not fresh beyond it. ISO instant. */
      readonly nextStart?: string | null;
      /** A match on the page runs: keep copies for seconds only. */
      readonly live?: boolean;
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 };

export type Shelled<Props> = Props & { readonly shell: ShellData };

/** Turns a page's `load` into `getServerSideProps`: adds the shell's data, cache headers and tags, and answers not-found and redirects. */
export declare function publicPage<Props extends object>(load: (context: PageContext) => Promise<PageResult<Props>>): GetServerSideProps<Shelled<Props>>;
