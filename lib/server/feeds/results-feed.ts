import { labelledText } from '../../domain/text/list-text';
import type { FinishedSummary } from '../../domain/match/match';
import { endOf } from '../../domain/match/match-order';
import { leagueShortName } from '../../domain/match/match-names';
import { paths } from '../../domain/page/paths';
import { localizedPath } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import { feedText, type FeedOrder } from './feed-text';

/** The text of a feed of results: each title contains one. `matches`: the latest result first. */
export function resultsFeed(order: FeedOrder, matches: readonly FinishedSummary[]): string {
  const { league, locale, siteUrl } = order;
  const t = translator(locale);
  return feedText(order, {
    title: `${t('site.title')} · ${league === null ? t('feed.results') : t('feed.resultsOf', { name: league.name })}`,
    description: t('feed.resultsDescription'),
    page: league === null ? paths.matches('today') : paths.league(league),
    entries: matches.map((match) => ({
      id: new URL(paths.matchById(match.id), siteUrl).href,
      title: labelledText(leagueShortName(match), matchTitle(match, t, `${match.left.score}–${match.right.score}`), locale),
      text: [match.leagueName, match.serieName, match.tournamentName].filter(Boolean).join(' · '),
      link: new URL(encodeURI(localizedPath(locale, paths.match(match))), siteUrl).href,
      at: new Date(endOf(match)),
    })),
  });
}
