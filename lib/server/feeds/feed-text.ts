import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { printableText } from '../../domain/text/clean-text';
import { feedPath, type FeedFormat, type FeedKind } from '../../domain/news/news-address';
import type { Locale } from '../../domain/settings/locales';
import { siteHref } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** RSS 2.0, Atom and JSON Feed 1.1 of a feed's entries. */

/** `id` never changes; `text` is plain. */
export type ToldEntry = { readonly id: string; readonly title: string; readonly text: string; readonly link: string; readonly at: Date };

export type FeedOrder = {
  readonly kind: FeedKind;
  /** The league; null for all of them. */
  readonly league: { readonly id: number; readonly name: string } | null;
  readonly format: FeedFormat;
  readonly results: boolean;
  readonly locale: Locale;
  /** The site's public address. */
  readonly siteUrl: string;
};

type FeedContent = {
  readonly title: string;
  readonly description: string;
  /** The path of the page that shows the same, from `paths`. */
  readonly page: string;
  /** Entries, the newest first. */
  readonly entries: readonly ToldEntry[];
};

export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;

/** The feed's text. The same entries make the same text, so that a repeated request gets a 304. */
export function feedText(order: FeedOrder, content: FeedContent): string {
  // XML has no way to write a control character.
  return printableText(writtenFeed(order, content));
}

function writtenFeed({ kind, league, format, results, locale, siteUrl }: FeedOrder, content: FeedContent): string {
  const t = translator(locale);
  const { title, description, entries } = content;
  const page = siteHref(siteUrl, locale, content.page);
  const self = new URL(feedPath({ kind, leagueId: league?.id ?? null, format, locale, results }), siteUrl).href;
  const author = { name: t('site.title') };
  const links = [{ href: self, rel: 'self', type: FEED_TYPES[format] }];
  switch (format) {
    case 'rss':
      return generateRssFeed({
        title,
        link: page,
        description,
        language: locale,
        atom: { links },
        items: entries.map(({ id, title: of, text, link, at }) => ({
          title: of,
          link,
          description: text,
          pubDate: at,
          guid: { value: id, isPermaLink: false },
        })),
      });
    case 'atom':
      return generateAtomFeed({
        // Feeds of one page differ in content, so each has its own id.
        id: kind === 'digests' && !results ? page : self,
        title: { value: title },
        subtitle: { value: description },
        // Without entries any other moment would change with each request.
        updated: entries[0]?.at ?? new Date(0),
        authors: [author],
        links: [...links, { href: page, rel: 'alternate', type: 'text/html' }],
        entries: entries.map(({ id, title: of, text, link, at }) => ({
          id,
          title: { value: of },
          summary: { value: text },
          updated: at,
          published: at,
          links: [{ href: link, rel: 'alternate', type: 'text/html' }],
        })),
      });
    case 'json':
      return JSON.stringify(
        generateJsonFeed({
          title,
          home_page_url: page,
          feed_url: self,
          description,
          language: locale,
          authors: [{ ...author, url: siteUrl }],
          items: entries.map(({ id, title: of, text, link, at }) => ({
            id,
            url: link,
            title: of,
            content_text: text,
            date_published: at,
          })),
        }),
      );
  }
}
