import { realName } from '../../domain/entities/native-names';
import { homeLeagues } from '../../domain/leagues/home-leagues';
import { DEFAULT_REGION_ID } from '../../domain/leagues/regions';
import { isInternational } from '../../domain/schedule/importance';
import { leagueRank } from '../../domain/leagues/league-table';
import { otherNames } from '../../domain/search/other-names';
import { NAME_PARTS, type SearchEntry, type SearchIndex } from '../../domain/search/search-entry';
import { groupEntries, indexKeys } from '../../domain/search/search-index';
import { grouped } from '../../domain/values/grouped';
import { catalogYear } from './catalogs';
import type { EntityIndex } from '../index/entity-index';

/**
 * The order of names that match equally well. It depends only on the order of
 * leagues: the order of a list must not reveal a result.
 */
const STEP = 10;
const UNKNOWN_LEAGUE = 500;
const CHAMPION = 65;
const INACTIVE = 1000;

function ofLeague(leagueId: number | null, within: number): number {
  const rank = leagueId === null ? Infinity : leagueRank(leagueId);
  return Math.min(rank * STEP, UNKNOWN_LEAGUE) + within;
}

const importance = {
  league: (id: number) => ofLeague(id, 0),
  team: (homeLeagueId: number | null) => ofLeague(homeLeagueId, 1),
  player: (homeLeagueId: number | null, active: boolean) => ofLeague(homeLeagueId, 2) + (active ? 0 : INACTIVE),
  champion: () => CHAMPION,
  serie: (leagueId: number) => ofLeague(leagueId, 3),
} as const;

type NamedEntity = { readonly id: number; readonly name: string; readonly img: string | null };
type More = Pick<SearchEntry, 'also' | 'person' | 'role' | 'team' | 'league' | 'regionId' | 'beginAt' | 'weight'>;

function entryOf(
  type: SearchEntry['type'],
  { id, name, img }: NamedEntity,
  acronym: string,
  more: { [Key in keyof More]: More[Key] | null },
): SearchEntry {
  const known = Object.entries(more).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0));
  return { type, id, name, acronym, img, key: `${type}-${id}`, ...Object.fromEntries(known) };
}

/** Everything that search finds by name. Nothing in it reveals a result. */
function entriesOf(entities: EntityIndex): SearchEntry[] {
  const { leagues, teams, players, champions, series } = entities;
  const places = [...entities.tournaments.values()]
    .filter(({ leagueId }) => !isInternational(leagues.get(leagueId) ?? { regionId: DEFAULT_REGION_ID }))
    .flatMap((stage) => stage.teams.map(({ id }) => ({ teamId: id, leagueId: stage.leagueId, times: 1, year: catalogYear(stage) })));
  // A team is at home in the league of its latest year: its earlier league may have been replaced by another one.
  const years = new Map([...grouped(places, ({ teamId }) => [teamId])].map(([id, own]) => [id, Math.max(...own.map(({ year }) => year))]));
  const homes = homeLeagues(places.filter(({ teamId, year }) => year === years.get(teamId)));
  const stages = grouped(entities.tournaments.values(), ({ serieId }) => [serieId]);
  const homeOf = (teamId: number | undefined): number | null => (teamId === undefined ? null : (homes.get(teamId) ?? null));
  const shortName = (named: { readonly name: string; readonly acronym: string } | null | undefined) =>
    named && (named.acronym || named.name);
  return [
    ...[...leagues.values()].map((league) =>
      entryOf('league', league, league.acronym, {
        also: otherNames('league', league),
        regionId: league.regionId,
        weight: importance.league(league.id),
      }),
    ),
    ...[...teams.values()].map((team) => {
      const home = homeOf(team.id);
      const league = shortName(leagues.get(home ?? 0)) ?? null;
      return entryOf('team', team, team.acronym, { also: otherNames('team', team), league, weight: importance.team(home) });
    }),
    ...[...players.values()].map((player) =>
      entryOf('player', player, '', {
        also: [...otherNames('player', { name: player.name, acronym: '' }), realName(player).native?.text ?? ''].filter(Boolean),
        person: realName(player).latin,
        role: player.role,
        team: shortName(player.team) ?? null,
        weight: importance.player(homeOf(player.team?.id), player.active),
      }),
    ),
    ...[...champions.values()].map((champion) => entryOf('champion', champion, '', { weight: importance.champion() })),
    ...[...series.values()].flatMap((serie) => {
      const league = leagues.get(serie.leagueId);
      if (!league) return [];
      const named = { id: serie.id, name: `${league.name} ${serie.fullName}`.trim(), img: league.img };
      const names = new Set(stages.get(serie.id)?.map(({ name }) => name));
      const also = [league.acronym, ...otherNames('league', league), ...names].filter((name) => name !== '');
      return [entryOf('serie', named, league.acronym, { also, beginAt: serie.beginAt, weight: importance.serie(league.id) })];
    }),
  ];
}

type SearchDocuments = {
  /**
   * `indices/{a}/{b}/{ab}`: every index document by its two characters, entries
   * by type, then name. Seasons are only in the list of all names.
   */
  readonly indices: ReadonlyMap<string, SearchIndex>;
  /** The documents `catalogs/names-{n}`, by n. */
  readonly names: readonly SearchIndex[];
};

export function deriveSearch(entities: EntityIndex): SearchDocuments {
  const entries = entriesOf(entities);
  const filed = entries.flatMap(({ person: _, ...entry }) => (entry.type === 'serie' ? [] : [entry]));
  return {
    indices: new Map(
      [...grouped(filed, indexKeys)].map(([key, own]) => [key, { entries: groupEntries(own).flatMap(({ items }) => items) }]),
    ),
    names: Array.from({ length: NAME_PARTS }, (_, part) => ({ entries: entries.filter(({ id }) => id % NAME_PARTS === part) })),
  };
}
