import '../../i18n/server-messages';
import type { Player, Team } from '../../domain/entities/entities';
import type { SerieDocument, TournamentDocument } from '../../domain/models/entity-models';
import type { FinishedMatch, Match } from '../../domain/match/match';
import type { DigestDocument } from '../../domain/news/digest';
import type { NewsArticle } from '../../domain/news/news';
import { articleSlug, digestPath } from '../../domain/news/news-address';
import { breadcrumbJsonLd, playerJsonLd, teamJsonLd } from '../../domain/entities/json-ld';
import { paths } from '../../domain/page/paths';
import { formatDay } from '../../domain/schedule/day-format';
import type { Locale } from '../../domain/settings/locales';
import { articleHeadline } from '../../i18n/article-headline';
import { competitionName } from '../../i18n/competition-name';
import { siteHref } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import { environment } from '../env';

const EVENT_STATUS = {
  not_started: 'https://schema.org/EventScheduled',
  running: 'https://schema.org/EventScheduled',
  finished: 'https://schema.org/EventScheduled',
  canceled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

function eventStatus(match: Match) {
  return match.status === 'not_started' && match.rescheduled
    ? ('https://schema.org/EventRescheduled' as const)
    : EVENT_STATUS[match.status];
}

/** The match as schema.org's SportsEvent, at its stream or at `address`, its page. It names teams and dates, never a result or a winner. */
export function matchJsonLd(match: Match, address: string) {
  const competitors = [match.left, match.right]
    .filter((side) => side.name !== '')
    .map((side) => ({ '@type': 'SportsTeam', name: side.name }) as const);
  const stream = match.streams.find((candidate) => candidate.main) ?? match.streams[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: [match.left.name, match.right.name].filter(Boolean).join(' vs ') || match.name,
    sport: 'League of Legends',
    startDate: match.beginAt,
    ...(match.rescheduled && match.originalBeginAt !== null ? { previousStartDate: match.originalBeginAt } : {}),
    eventStatus: eventStatus(match),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: stream?.url ?? address } as const,
    competitor: competitors,
    superEvent: { '@type': 'SportsEvent', name: [match.leagueName, match.serieName, match.tournamentName].filter(Boolean).join(' ') },
  } as const;
}

/** A page of news as schema.org's NewsArticle. The headline must reveal no result. */
export function newsJsonLd(news: {
  readonly headline: string;
  readonly at: string;
  readonly address: string;
  readonly publisher: string;
  /** The page at its source; absent for what is our own. */
  readonly basedOn?: string;
  readonly about: readonly string[];
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: news.headline,
    datePublished: news.at,
    mainEntityOfPage: news.address,
    publisher: { '@type': 'Organization', name: news.publisher },
    ...(news.basedOn === undefined ? {} : { isBasedOn: news.basedOn }),
    ...(news.about.length === 0 ? {} : { about: news.about.map((name) => ({ '@type': 'Thing', name }) as const) }),
  } as const;
}

/** A part of the way to a page: its name, and its path without locale. */
type Step = readonly [name: string, path: string];

function addressOf(path: string, locale: Locale): string {
  return siteHref(environment().siteUrl, locale, path);
}

function wayTo(steps: readonly Step[], locale: Locale) {
  const named = steps.filter(([name]) => name !== '');
  return breadcrumbJsonLd(named.map(([name, path]) => ({ name, url: addressOf(path, locale) })));
}

/** The step to a league or a team; none where it is not known. */
function stepTo<Thing extends { readonly name: string }>(thing: Thing | null, path: (thing: Thing) => string): readonly Step[] {
  return thing === null ? [] : [[thing.name, path(thing)]];
}

function serieStep(id: number, name: string, locale: Locale): Step {
  return [competitionName(name, translator(locale)), paths.serie({ id, name })];
}

export function matchPageData(match: Match, locale: Locale): readonly object[] {
  const { leagueId, leagueName, serieId, serieName } = match;
  const steps: Step[] = [
    [leagueName, paths.league({ id: leagueId, name: leagueName })],
    ...(serieId === 0 ? [] : [serieStep(serieId, serieName, locale)]),
    [matchTitle(match, translator(locale)), paths.match(match)],
  ];
  return [matchJsonLd(match, addressOf(paths.match(match), locale)), wayTo(steps, locale)];
}

export function seriePageData({ league, serie }: SerieDocument, locale: Locale): readonly object[] {
  return [wayTo([...stepTo(league, paths.league), serieStep(serie.id, serie.fullName, locale)], locale)];
}

export function tournamentPageData({ league, serie, tournament }: TournamentDocument, locale: Locale): readonly object[] {
  const steps: Step[] = [
    ...stepTo(league, paths.league),
    ...(serie ? [serieStep(serie.id, serie.fullName, locale)] : []),
    [competitionName(tournament.name, translator(locale)), paths.tournament(tournament)],
  ];
  return [wayTo(steps, locale)];
}

/** @param league where it plays most; null for a team without matches */
export function teamPageData(team: Team, league: { readonly id: number; readonly name: string } | null, locale: Locale): readonly object[] {
  const steps = [...stepTo(league, paths.league), ...stepTo(team, paths.team)];
  return [teamJsonLd(team, addressOf(paths.team(team), locale), league?.name ?? null), wayTo(steps, locale)];
}

export function playerPageData(player: Player, locale: Locale): readonly object[] {
  const steps = [...stepTo(player.team, paths.team), ...stepTo(player, paths.player)];
  return [playerJsonLd(player, addressOf(paths.player(player), locale)), wayTo(steps, locale)];
}

export function digestPageData(digest: Omit<DigestDocument, 'matches'>, locale: Locale): readonly object[] {
  const t = translator(locale);
  const { span, league, day } = digest;
  return [
    newsJsonLd({
      headline: t(`digest.${span}`, { league: league.name, day: formatDay(day, 'date', locale) }),
      at: day,
      address: addressOf(digestPath(digest), locale),
      publisher: t('site.title'),
      about: [league.name],
    }),
  ];
}

export function articlePageData(article: NewsArticle, locale: Locale): readonly object[] {
  const { id, at, sourceName, url, teams, leagues } = article;
  return [
    newsJsonLd({
      headline: articleHeadline(article, translator(locale)),
      at,
      address: addressOf(paths.article({ id, slug: articleSlug(article) }), locale),
      publisher: sourceName,
      basedOn: url,
      about: [...teams, ...leagues].map(({ name }) => name),
    }),
  ];
}

export function recapPageData(match: FinishedMatch, locale: Locale): readonly object[] {
  const t = translator(locale);
  const { left, right, leagueName } = match;
  return [
    newsJsonLd({
      headline: t('recap.title', { left: left.name, right: right.name }),
      // Its end would reveal how many games it had.
      at: match.beginAt,
      address: addressOf(paths.recap(match), locale),
      publisher: t('site.title'),
      about: [left.name, right.name, leagueName],
    }),
  ];
}
