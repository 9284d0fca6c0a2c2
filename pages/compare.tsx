import { CompareView, type CompareData } from '../components/views/CompareView';
import { cacheTag, type CacheTag } from '../lib/domain/page/cache-tags';
import { compareHref, type ComparedKind, type CompareQuery } from '../lib/domain/compare/compare-query';
import { lanerOf } from '../lib/domain/compare/default-scope';
import { nextOpponents, openingPair, playerPairs, teamPairs, type Opponents, type ReadyPair } from '../lib/domain/compare/ready-pairs';
import type { Role } from '../lib/domain/match/role';
import { defaultScope, isKnownScope, scopeOptions } from '../lib/domain/statistics/scope-options';
import type { StatsScopes } from '../lib/domain/statistics/stats-document';
import { playerRows, teamRows } from '../lib/domain/statistics/stats-rows';
import { foundNames, loadComparison } from '../lib/server/compare/load-comparison';
import { compareCard } from '../lib/server/cards/make-cards';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { seriesOn, statsOnly } from '../lib/server/pages/stats-pages';
import { readStandingsCatalog, readTournamentMatches } from '../lib/store/models/competition-documents';
import { readPlayerStats, readStatsScopes, readTeam, readTeamFigures, readTeamStats } from '../lib/store/models/entity-documents';

/** A page of its own for every comparison: nothing that was revealed carries over to the next one. */
export default function ComparePage(data: CompareData) {
  return <CompareView key={compareHref({ ...data.query, find: null, at: null })} {...data} />;
}

const NO_SCOPES: StatsScopes = { leagues: [], seasons: [], leagueSeasons: [], series: [], tournaments: [], patches: [] };

type Next = { readonly next: readonly Opponents[]; readonly tags: readonly CacheTag[] };

/** The pair that meets next in the current stage of a season that is being played. Two reads. */
async function opponentsIn(scope: string): Promise<Next> {
  const entry = (await readStandingsCatalog())?.leagues.find(({ serie }) => scope === `serie:${serie.id}`);
  if (entry === undefined) return { next: [], tags: [] };
  const stage = await readTournamentMatches(entry.currentStageId);
  return { next: nextOpponents(stage?.matches ?? []), tags: [cacheTag.tournament(entry.currentStageId)] };
}

async function pairsIn(scope: string, kind: ComparedKind, next: readonly Opponents[]): Promise<ReadyPair[]> {
  if (kind === 'players') {
    const document = await readPlayerStats(scope);
    return document === null ? [] : playerPairs(playerRows(document), next);
  }
  const document = await readTeamStats(scope);
  return document === null ? [] : teamPairs(teamRows(document), next);
}

/** The players of a role in two teams; null unless both are known. Four reads. */
async function lanersOf(teamIds: readonly number[], role: Role): Promise<number[] | null> {
  const ids = await Promise.all(
    teamIds.map(async (id) => {
      const [team, figures] = await Promise.all([readTeam(id), readTeamFigures(id)]);
      return lanerOf(team, figures, role);
    }),
  );
  return ids.every((id) => id !== null) ? ids : null;
}

/** The page without a selection: pairs that meet next, else popular ones, one of which is shown at once. */
async function openingPage(query: CompareQuery, scopes: StatsScopes, now: number): Promise<PageResult<CompareData>> {
  const scope = query.scope ?? defaultScope(scopes, await seriesOn(now));
  const { next, tags } = await opponentsIn(scope);
  const pairs = query.refused ? [] : await pairsIn(scope, query.kind, next);
  const pair = openingPair(pairs);
  const loaded = pair && (await loadComparison({ kind: query.kind, ids: pair.ids, scope }));
  return {
    kind: 'page',
    props: { query, comparison: loaded?.data ?? null, pairs, options: scopeOptions(scopes, scope), found: await foundNames(query) },
    tags: [cacheTag.stats('scopes'), cacheTag.stats(scope), cacheTag.catalogs, cacheTag.search, ...tags, ...(loaded?.tags ?? [])],
  };
}

export const getServerSideProps = queryPage(
  PAGE_QUERIES['/compare'],
  statsOnly(async ({ query, locale, now }): Promise<PageResult<CompareData>> => {
    const { kind, ids, role } = query;
    const ofTeams: CacheTag[] = kind === 'teams' ? ids.map(cacheTag.team) : [];
    const laners = role === null ? null : await lanersOf(ids, role);
    if (laners !== null) return { kind: 'redirect', to: compareHref({ ids: laners, scope: query.scope }), status: 307, tags: ofTeams };
    const scopes = (await readStatsScopes()) ?? NO_SCOPES;
    if (query.scope !== null && !isKnownScope(scopes, query.scope)) return { kind: 'notFound', tags: [cacheTag.stats('scopes')] };
    if (ids.length === 0) return openingPage(query, scopes, now);
    const [{ data: comparison, tags }, found] = await Promise.all([loadComparison(query), foundNames(query)]);
    if (comparison.compared.length === 0) return { kind: 'notFound', tags };
    const { scope } = comparison;
    return {
      kind: 'page',
      props: { query, comparison, pairs: [], options: scopeOptions(scopes, scope), found },
      tags: [...tags, cacheTag.stats('scopes'), ...(found === null ? [] : [cacheTag.search])],
      card: { subject: { kind: 'compare', of: kind, ids }, card: compareCard(kind, comparison.compared, locale) },
    };
  }),
);
