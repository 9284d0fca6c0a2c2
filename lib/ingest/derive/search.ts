import type { SearchEntry, SearchIndex } from '../../domain/read-models';
import { groupEntries, indexKeys } from '../../domain/search';
import type { EntityIndex } from '../index/entity-index';

function entriesOf(entities: EntityIndex): SearchEntry[] {
  const entry = (
    type: SearchEntry['type'],
    { id, name, img }: { id: number; name: string; img: string | null },
    acronym: string,
  ): SearchEntry => ({
    type,
    id,
    name,
    acronym,
    img,
    key: `${type}-${id}`,
  });
  return [
    ...[...entities.leagues.values()].map((league) => entry('league', league, league.acronym)),
    ...[...entities.teams.values()].map((team) => entry('team', team, team.acronym)),
    ...[...entities.players.values()].map((player) => entry('player', player, '')),
    ...[...entities.champions.values()].map((champion) => entry('champion', champion, '')),
  ];
}

/** `indices/{a}/{b}/{ab}`: every index document by its two characters, entries by type, then name. */
export function deriveSearch(entities: EntityIndex): Map<string, SearchIndex> {
  const byKey = new Map<string, SearchEntry[]>();
  for (const entry of entriesOf(entities)) {
    for (const key of indexKeys(entry)) {
      const entries = byKey.get(key);
      if (entries) entries.push(entry);
      else byKey.set(key, [entry]);
    }
  }
  return new Map([...byKey].map(([key, entries]) => [key, { entries: groupEntries(entries).flatMap(({ items }) => items) }]));
}
