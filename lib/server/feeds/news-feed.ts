import { labelledText, listText } from '../../domain/text/list-text';
import type { Locale } from '../../domain/settings/locales';
import type { ArticleItem, NewsItem } from '../../domain/news/news';
import type { DigestItem } from '../../domain/news/digest';
import { digestPath, newsHref } from '../../domain/news/news-address';
import { paths } from '../../domain/page/paths';
import { formatDay } from '../../domain/schedule/day-format';
import { isFed } from '../../domain/match/spoilers';
import { competitionName } from '../../i18n/competition-name';
import { coverOf, headlineOf } from '../../i18n/digest-headline';
import { siteHref } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import type { Translate } from '../../i18n/translate';
import { feedText, type ToldEntry, type FeedOrder } from './feed-text';

/** News as a feed: only digests, or articles as well. Without results unless requested. */

type Teller = { readonly results: boolean; readonly locale: Locale; readonly siteUrl: string; readonly t: Translate };

/** An entry's text: the serie and the pairings, but not those of a bracket, which follow from results. */
function textOf({ serie, stage, matches, span }: DigestItem, { results, locale, t }: Teller): string {
  const listed = span === 'day' && (results || !matches.some(isFed)) ? matches : [];
  const pairings = listed.map(({ left, right }) =>
    matchTitle({ left: { name: left.name, abbr: left.acronym }, right: { name: right.name, abbr: right.acronym } }, t),
  );
  const competition = [serie, stage].flatMap((name) => (name ? competitionName(name, t) : [])).join(' · ');
  return competition && pairings.length > 0
    ? labelledText(competition, listText(pairings, locale), locale)
    : competition || listText(pairings, locale);
}

function digestEntry(item: DigestItem, teller: Teller): ToldEntry {
  const { results, locale, siteUrl, t } = teller;
  const lead = item.matches.find(({ matchId }) => matchId === item.angle.matchId) ?? item.matches[0];
  const cover = coverOf(item, locale, t);
  const isTold = results && lead !== undefined;
  const text = textOf(item, teller);
  return {
    // The id is the same in every language, and when a league takes another name.
    id: new URL(`/digest/${item.id}`, siteUrl).href,
    title: isTold
      ? labelledText(
          listText([competitionName(item.league.name, t), formatDay(item.day, 'date', locale)], locale),
          headlineOf(item, item.angle, lead, t),
          locale,
        )
      : cover,
    text: isTold ? [cover, text].filter(Boolean).join('. ') : text,
    link: siteHref(siteUrl, locale, digestPath(item)),
    at: new Date(item.at),
  };
}

/** Without results, an article whose title may reveal one is left out. */
function articleEntries(item: ArticleItem, { results, locale, siteUrl }: Teller): ToldEntry[] {
  const { id, title, summary, spoils, sourceName, at } = item;
  if (spoils === 'title' && !results) return [];
  return [
    {
      id: new URL(`/news/${id}`, siteUrl).href,
      title: `${title} (${sourceName})`,
      text: spoils === 'nothing' || results ? summary : '',
      link: siteHref(siteUrl, locale, newsHref(item)),
      at: new Date(at),
    },
  ];
}

function entriesOf(item: NewsItem, kind: FeedOrder['kind'], teller: Teller): ToldEntry[] {
  switch (item.kind) {
    case 'digest':
      return [digestEntry(item, teller)];
    case 'article':
      return kind === 'news' ? articleEntries(item, teller) : [];
    case 'recap':
      return [];
  }
}

/** The text of a feed of these news, newest first. */
export function newsFeed(order: FeedOrder, items: readonly NewsItem[]): string {
  const { kind, league, results, locale, siteUrl } = order;
  const t = translator(locale);
  const name = league === null ? t('news.title') : t('news.titleOf', { name: competitionName(league.name, t) });
  return feedText(order, {
    title: `${t('site.title')} · ${results ? t('feed.titleWithResults', { name }) : name}`,
    description: t(results ? 'feed.withResults' : 'feed.withoutResults'),
    page: paths.newsOf({ leagueId: league?.id ?? null }),
    entries: items.flatMap((item) => entriesOf(item, kind, { results, locale, siteUrl, t })),
  });
}
