import { leagueFix } from '../../domain/leagues/league-table';
import { hasResults } from '../../domain/competition/standings';
import type { EmbedKind, EmbedTheme } from '../../domain/page/embed';
import type { Locale } from '../../domain/settings/locales';
import type { MatchSummary } from '../../domain/match/match';
import { paths } from '../../domain/page/paths';
import { isNeedless } from '../../domain/match/match-state';
import { competitionName, competitionOf } from '../../i18n/competition-name';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { readLastMatches, readTeam } from '../../store/models/entity-documents';
import { cacheTag } from '../../domain/page/cache-tags';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES, matchesLifetime } from '../cache-lifetimes';
import { loadLeague, loadTournamentWithTable } from '../pages/competition-pages';
import { type PageData, madeOf } from '../pages/loaded';
import { loadMatch } from '../pages/match-pages';
import { EMBED_POLICY, embedDocument } from './embed-document';
import { type EmbedReader, type Html, competitionLine, embedBracket, embedMatch, embedRows, embedTable, markup } from './embed-parts';

type FrameQuery = {
  readonly kind: EmbedKind;
  readonly id: number;
  readonly theme: EmbedTheme;
  readonly results: boolean;
  readonly locale: Locale;
};

/** What a frame shows: its title, its heading where that is another, the page of the site that shows it whole, its content. */
type Frame = { readonly title: string; readonly heading?: string; readonly path: string; readonly body: Html };

/** Matches of a schedule: those that run, the next, and below them the latest that were played. */
const LATEST = 3;
const NEXT = 8;
/** So many matches of a bracket, which stand in place of a table. */
const MOST_MATCHES = 40;

function schedule(lists: Readonly<Record<'latest' | 'running' | 'upcoming', readonly MatchSummary[]>>): readonly MatchSummary[] {
  const { latest, running, upcoming } = lists;
  return [...running, ...upcoming.slice(0, NEXT), ...latest.slice(0, LATEST)];
}

async function ofLeague(id: number, reader: EmbedReader): Promise<PageData<Frame>> {
  return madeOf(await loadLeague(id), (data) => ({
    title: reader.t('embed.scheduleOf', { name: competitionName(leagueFix(id, data.league.name)?.name || data.league.name, reader.t) }),
    path: paths.league(data.league),
    body: embedRows(schedule(data), false, reader),
  }));
}

async function ofTeam(id: number, reader: EmbedReader): Promise<PageData<Frame>> {
  const [team, last] = await Promise.all([readTeam(id), readLastMatches(id)]);
  const { recent = [], next = [] } = last ?? {};
  return madeOf({ data: team, tags: [cacheTag.team(id)], matches: team === null ? [] : next }, (found) => ({
    title: reader.t('embed.scheduleOf', { name: found.name }),
    path: paths.team(found),
    body: embedRows(schedule({ latest: recent, running: [], upcoming: next }), true, reader),
  }));
}

async function ofTournament(id: number, reader: EmbedReader): Promise<PageData<Frame>> {
  return madeOf(await loadTournamentWithTable(id), ({ document: { league, serie, tournament }, matches, table }) => {
    const rows = table?.kind === 'group' && hasResults(table.rows) ? table.rows : null;
    const name = competitionOf(league?.name ?? '', [serie?.fullName ?? '', tournament.name], reader.t);
    const shown = matches.filter((match) => reader.results || !isNeedless(match));
    return {
      title: reader.t(rows ? 'embed.standingsOf' : 'embed.scheduleOf', { name }),
      path: paths.tournament(tournament),
      body: rows
        ? embedTable(rows, competitionName(tournament.name, reader.t), reader)
        : embedBracket(shown.slice(0, MOST_MATCHES), reader),
    };
  });
}

async function ofMatch(id: number, now: number, reader: EmbedReader): Promise<PageData<Frame>> {
  return madeOf(await loadMatch(id, now), ({ document: { match } }) => ({
    title: matchTitle(match, reader.t),
    // The teams stand below the heading.
    heading: competitionLine(match, reader),
    path: paths.match(match),
    body: embedMatch(match, reader),
  }));
}

function frameOf({ kind, id }: FrameQuery, now: number, reader: EmbedReader): Promise<PageData<Frame>> {
  switch (kind) {
    case 'schedule-league':
      return ofLeague(id, reader);
    case 'schedule-team':
      return ofTeam(id, reader);
    case 'standings':
      return ofTournament(id, reader);
    case 'match':
      return ofMatch(id, now, reader);
  }
}

/**
 * `/embed/schedule/{league|team}/{id}`, `/embed/standings/{tournament}`,
 * `/embed/match/{id}` (served from here): a page for an embed on
 * another site. `theme` is light, dark or the reader's; `results=1` shows results
 * at once. At most three reads.
 */
export async function embedAnswer(query: FrameQuery, now: number): Promise<ApiAnswer> {
  const { locale, theme, results } = query;
  const { siteUrl } = environment();
  const t = translator(locale);
  const reader: EmbedReader = { locale, t, siteUrl, results };
  const { data, tags, matches } = await frameOf(query, now, reader);
  const { title, heading, path, body }: Frame = data ?? {
    title: t('embed.missing'),
    path: paths.home(),
    body: markup`<p>${t('embed.missingHint')}</p>`,
  };
  const content = embedDocument({ locale, theme, title, heading, path, body, reader });
  return {
    status: data === null ? 404 : 200,
    text: { type: 'text/html', content, policy: EMBED_POLICY },
    lifetime: data === null ? LIFETIMES.missing : matchesLifetime(matches, now),
    tags,
  };
}
