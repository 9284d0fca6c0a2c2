import { cacheTag, type CacheTag } from '../../../lib/domain/page/cache-tags';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import type { TeamTab } from '../../../lib/domain/models/team-tab-data';
import { TeamView, type TeamData } from '../../../components/views/TeamView';
import { slugify } from '../../../lib/domain/page/paths';
import { compareTeam } from '../../../lib/domain/statistics/team-comparison';
import { openingYear, splitMatches } from '../../../lib/domain/schedule/team-calendar';
import { playedForTeam, type TeamFiguresDocument } from '../../../lib/domain/statistics/team-figures';
import { OVERVIEW, pageOfResults, STATS_TABS, teamHref, teamSearch, type TeamQuery } from '../../../lib/domain/page/team-tabs';
import { teamCard } from '../../../lib/server/cards/make-cards';
import { absentPage } from '../../../lib/server/pages/loaded';
import { PAGE_QUERIES } from '../../../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { systemSettings } from '../../../lib/server/pages/shell-data';
import { teamPageData } from '../../../lib/server/pages/structured-data';
import { loadHeadToHead, loadTeam } from '../../../lib/server/pages/entity-pages';
import { readLastMatches, readTeamMatches, readTeamRating, readTeamStats } from '../../../lib/store/models/entity-documents';

export default TeamView;

const MOST_RIVALS = 8;

type Loaded = { readonly tab: TeamTab; readonly tags?: readonly CacheTag[] };

const historyOf = (figures: TeamFiguresDocument | null) => ({
  placements: figures?.placements ?? null,
  since: figures?.years.at(-1) ?? null,
});

/** One read: what the tab shows besides the team and its figures. */
async function loadTab(id: number, query: TeamQuery, figures: TeamFiguresDocument | null, now: number): Promise<Loaded> {
  switch (query.tab) {
    case 'overview': {
      const { recent = [], next = [], standing = null } = (await readLastMatches(id)) ?? {};
      const played = figures === null ? [] : playedForTeam(figures);
      return {
        tab: {
          kind: 'overview',
          recent: recent.map(matchSummary),
          next: next.map(matchSummary),
          played,
          standing,
          run: figures?.run ?? null,
          ...historyOf(figures),
        },
      };
    }
    case 'matches': {
      const years = figures?.years ?? [];
      const year = openingYear(years, query.year, now);
      const stored = year === null ? null : await readTeamMatches(id, year);
      const { upcoming, past } = splitMatches(stored?.matches ?? [], now);
      const { page, pages, items } = pageOfResults(past, query.page);
      return {
        tab: {
          kind: 'matches',
          years,
          year,
          page,
          pages,
          upcoming: page === 1 ? upcoming : [],
          results: items,
        },
      };
    }
    case 'stats': {
      const seasons = figures?.seasons ?? [];
      const season = seasons.find(({ serieId }) => serieId === query.season) ?? seasons[0] ?? null;
      if (season === null) return { tab: { kind: 'stats', seasons, season, comparison: null } };
      const scope = `serie:${season.serieId}`;
      const stats = await readTeamStats(scope);
      return { tab: { kind: 'stats', seasons, season, comparison: stats && compareTeam(stats, id) }, tags: [cacheTag.stats(scope)] };
    }
    case 'champions':
      return {
        tab: {
          kind: 'champions',
          pools: figures?.pools ?? [],
          champions: figures?.champions ?? [],
          coverage: figures?.coverage ?? null,
        },
      };
    case 'rating':
      return { tab: { kind: 'rating', rating: await readTeamRating(id) } };
    case 'head-to-head': {
      const opponents = figures?.opponents ?? [];
      const opponentId = opponents.find((each) => each.id === query.opponent)?.id ?? null;
      if (opponentId === null) return { tab: { kind: 'head-to-head', opponents, opponentId, meetings: null } };
      const { data: meetings, tags } = await loadHeadToHead(id, opponentId);
      return { tab: { kind: 'head-to-head', opponents, opponentId, meetings }, tags };
    }
    case 'history':
      return {
        tab: {
          kind: 'history',
          ...historyOf(figures),
          lineUps: figures?.lineUps ?? null,
          rivals: (figures?.opponents ?? []).slice(0, MOST_RIVALS),
        },
      };
  }
}

/** The query without a year, page, season or opponent that the tab does not have. */
function shownQuery(query: TeamQuery, tab: TeamTab): TeamQuery {
  switch (tab.kind) {
    case 'matches':
      return { ...query, year: query.year === tab.year ? query.year : null, page: tab.page };
    case 'stats':
      return { ...query, season: query.season === (tab.season?.serieId ?? null) ? query.season : null };
    case 'head-to-head':
      return { ...query, opponent: tab.opponentId };
    case 'overview':
    case 'champions':
    case 'rating':
    case 'history':
      return query;
  }
}

/** At most three reads. A wrong slug leads to the right one, on the same tab. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/team/[id]/[slug]'],
  async ({ params, query, locale, now }): Promise<PageResult<TeamData>> => {
    const id = pathId(params['id']);
    if (id === null) return { kind: 'notFound' };
    const loaded = await loadTeam(id);
    const { data, tags: ofTeam } = loaded;
    if (data === null) return absentPage(loaded);
    const { team, figures } = data;
    const chosen = STATS_TABS.includes(query.tab) && !(await systemSettings(now)).stats ? OVERVIEW : query;
    if (params['slug'] !== slugify(team.name))
      return { kind: 'redirect', to: encodeURI(teamHref(team, chosen)), status: 307, tags: ofTeam };
    const { tab, tags = [] } = await loadTab(id, chosen, figures, now);
    // What the tab does not have is not in its address either: one address for one tab.
    const shown = shownQuery(chosen, tab);
    if (teamSearch(shown) !== teamSearch(chosen))
      return { kind: 'redirect', to: encodeURI(teamHref(team, shown)), status: 307, tags: ofTeam };
    const next = tab.kind === 'overview' ? tab.next : tab.kind === 'matches' ? tab.upcoming : [];
    return {
      kind: 'page',
      props: { team, league: figures?.league ?? null, tab },
      tags: [...new Set([...ofTeam, ...tags])],
      matches: next,
      card: { subject: { kind: 'team', id }, card: teamCard(team, figures?.league ?? null, locale) },
      jsonLd: teamPageData(team, figures?.league ?? null, locale),
    };
  },
);
