import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { Locale } from '../../domain/locales';
import type { DigestItem } from '../../domain/news/digest/digest';
import { digestPath, feedPath, type FeedFormat } from '../../domain/news/news-address';
import { paths } from '../../domain/paths';
import { formatDay } from '../../domain/schedule/day-format';
import { coverOf, headlineOf } from '../../i18n/digest-headline';
import { localizedPath } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import type { Translate } from '../../i18n/translate';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** Digests as RSS 2.0 or Atom. Without results unless they are asked for. */

export type DigestFeed = {
  /** Of the league; null for all of them. */
  readonly league: { readonly id: number; readonly name: string } | null;
  /** Newest first. */
  readonly digests: readonly DigestItem[];
  readonly format: FeedFormat;
  readonly results: boolean;
  readonly locale: Locale;
  /** The site's public address. */
  readonly siteUrl: string;
};

export const FEED_TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const satisfies Record<FeedFormat, string>;

type Entry = { readonly id: string; readonly title: string; readonly text: string; readonly link: string; readonly at: Date };

/** The serie and the pairings, but not those of a bracket, which follow from results. */
function textOf({ serie, stage, matches, span }: DigestItem, results: boolean, t: Translate): string {
  const told = span === 'day' && (results || matches.every(({ round }) => round === undefined)) ? matches : [];
  const pairings = told.map(({ left, right }) =>
    matchTitle({ left: { name: left.name, abbr: left.acronym }, right: { name: right.name, abbr: right.acronym } }, t),
  );
  return [[serie, stage].filter(Boolean).join(' · '), pairings.join(', ')].filter(Boolean).join(': ');
}

function entryOf(item: DigestItem, { results, locale, siteUrl }: DigestFeed, t: Translate): Entry {
  const lead = item.matches.find(({ matchId }) => matchId === item.angle.matchId) ?? item.matches[0];
  const cover = coverOf(item, locale, t);
  const isTold = results && lead !== undefined;
  const text = textOf(item, results, t);
  return {
    // The same in every language and for a league that takes another name.
    id: new URL(`/digest/${item.id}`, siteUrl).href,
    title: isTold ? `${item.league.name}, ${formatDay(item.day, 'date', locale)}: ${headlineOf(item, item.angle, lead, t)}` : cover,
    text: isTold ? [cover, text].filter(Boolean).join('. ') : text,
    link: new URL(encodeURI(localizedPath(locale, digestPath(item))), siteUrl).href,
    at: new Date(item.at),
  };
}

/** The feed's text. The same digests make the same text, so that a reader who asks again gets a 304. */
export function digestFeed(feed: DigestFeed): string {
  const { league, digests, format, results, locale, siteUrl } = feed;
  const t = translator(locale);
  const title = `${t('site.title')} · ${league === null ? t('news.title') : t('news.titleOf', { name: league.name })}`;
  const description = t(results ? 'feed.withResults' : 'feed.withoutResults');
  const page = new URL(localizedPath(locale, paths.newsOf({ leagueId: league?.id ?? null })), siteUrl).href;
  const self = new URL(feedPath({ leagueId: league?.id ?? null, format, locale, results }), siteUrl).href;
  const entries = digests.map((item) => entryOf(item, feed, t));
  const links = [{ href: self, rel: 'self', type: FEED_TYPES[format] }];
  if (format === 'rss')
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
  return generateAtomFeed({
    id: page,
    title: { value: title },
    subtitle: { value: description },
    // Without digests there is no moment that would not change.
    updated: entries[0]?.at ?? new Date(0),
    authors: [{ name: t('site.title') }],
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
}
