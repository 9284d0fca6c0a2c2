import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import { type ComparedKind, type CompareQuery } from '../../domain/compare/compare-query';
import { placedPlayer, placedTeam } from '../../domain/compare/compared-figures';
import { FORM_LENGTH, othersOf, type ComparedEntity, type Comparison } from '../../domain/compare/comparison';
import { scopeOfPlayers, scopeOfTeams } from '../../domain/compare/default-scope';
import { meetingsOfPlayers, meetingsOfTeams } from '../../domain/compare/meetings';
import { playerPool, sharedChampions, teamPool } from '../../domain/compare/shared-champions';
import { matchSummary } from '../../domain/match/match-summary';
import { playerRows, teamRows } from '../../domain/statistics/stats-rows';
import { sortByFit } from '../../domain/search/name-fit';
import type { SearchEntry } from '../../domain/search/search-entry';
import {
  readLastMatches,
  readPlayer,
  readPlayerFigures,
  readPlayerStats,
  readTeam,
  readTeamFigures,
  readTeamStats,
} from '../../store/models/entity-documents';
import { readSearchIndex } from '../../store/models/site-documents';

type ComparisonQuery = { readonly kind: ComparedKind; readonly ids: readonly number[]; readonly scope: string | null };
type LoadedComparison = { readonly data: Comparison; readonly tags: readonly CacheTag[] };

/** Two reads a player, and one of the scope. */
async function comparePlayers(ids: readonly number[], requested: string | null): Promise<LoadedComparison> {
  const read = await Promise.all(
    ids.map(async (id) => {
      const [player, figures] = await Promise.all([readPlayer(id), readPlayerFigures(id)]);
      return { id, player, figures };
    }),
  );
  const scope = requested ?? scopeOfPlayers(read.map(({ figures }) => figures));
  const document = await readPlayerStats(scope);
  const rows = document === null ? [] : playerRows(document);
  const compared = read.flatMap(({ id, player, figures }): ComparedEntity[] => {
    if (player === null) return [];
    const { name, img, team } = player;
    const role = rows.find((row) => row.id === id)?.role ?? player.role;
    const games = figures?.recent.slice(0, FORM_LENGTH) ?? [];
    return [{ id, name, acronym: '', img, role, team, placed: placedPlayer(id, rows, document?.coverage), games, matches: [] }];
  });
  const known = read.filter(({ player }) => player !== null);
  return {
    data: {
      kind: 'players',
      scope,
      coverage: document?.coverage ?? null,
      compared,
      missing: read.filter(({ player }) => player === null).map(({ id }) => id),
      others: othersOf(ids, scope, rows),
      champions: sharedChampions(known.map(({ figures }) => playerPool(figures))),
      meetings: meetingsOfPlayers(known),
    },
    tags: [...ids.map(cacheTag.player), cacheTag.stats(scope)],
  };
}

/** Three reads a team, and one of the scope. */
async function compareTeams(ids: readonly number[], requested: string | null): Promise<LoadedComparison> {
  const read = await Promise.all(
    ids.map(async (id) => {
      const [team, figures, last] = await Promise.all([readTeam(id), readTeamFigures(id), readLastMatches(id)]);
      return { id, team, figures, last };
    }),
  );
  const scope = requested ?? scopeOfTeams(read.map(({ figures }) => figures));
  const document = await readTeamStats(scope);
  const compared = read.flatMap(({ id, team, last }): ComparedEntity[] => {
    if (team === null) return [];
    const { name, acronym, img } = team;
    const matches = last?.recent.slice(0, FORM_LENGTH).map(matchSummary) ?? [];
    return [{ id, name, acronym, img, role: null, team: null, placed: document && placedTeam(id, document), games: [], matches }];
  });
  const known = read.filter(({ team }) => team !== null);
  return {
    data: {
      kind: 'teams',
      scope,
      coverage: document?.coverage ?? null,
      compared,
      missing: read.filter(({ team }) => team === null).map(({ id }) => id),
      others: othersOf(ids, scope, document === null ? [] : teamRows(document)),
      champions: sharedChampions(known.map(({ figures }) => teamPool(figures))),
      meetings: meetingsOfTeams(known.map(({ id, figures }) => ({ id, opponents: figures?.opponents ?? [] }))),
    },
    tags: [...ids.map(cacheTag.team), cacheTag.stats(scope)],
  };
}

/** Up to four players or teams side by side; unknown ones are named. At most 13 reads. */
export function loadComparison({ kind, ids, scope }: ComparisonQuery): Promise<LoadedComparison> {
  return kind === 'players' ? comparePlayers(ids, scope) : compareTeams(ids, scope);
}

const MOST_FOUND = 60;

/** The players or teams whose names begin with the two characters that the address gives, for browsers without scripts; null where it gives none. One read. */
export async function foundNames({ kind, find }: CompareQuery): Promise<readonly SearchEntry[] | null> {
  if (find === null) return null;
  const entries = (await readSearchIndex(find))?.entries ?? [];
  const ofKind = entries.filter(({ type }) => type === (kind === 'players' ? 'player' : 'team'));
  return sortByFit(ofKind, find).slice(0, MOST_FOUND);
}
