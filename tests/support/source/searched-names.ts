import { type AllNames, allNames } from '../../../lib/domain/search/all-names';
import { deriveSearch } from '../../../lib/ingest/derive/search';
import { EntityIndex, type Entities } from '../../../lib/ingest/index/entity-index';
import { openArchiveFolder, readArchiveLines } from '../../../lib/source/archive/archive-folder';
import { SnapshotBuilder } from '../../../lib/source/wire/snapshot-builder';

/** All names that a search goes through, as ingest stores them. */
export function namesOf(entities: Partial<Entities>): AllNames {
  const index = new EntityIndex();
  index.add(entities);
  return allNames(deriveSearch(index).names.flatMap(({ entries }) => entries));
}

/** Those of an archive's own lists, without its matches. */
export async function namesOfArchive(folder: string): Promise<AllNames> {
  const { paths } = openArchiveFolder(folder);
  const builder = new SnapshotBuilder();
  const adders = {
    leagues: builder.addLeague,
    series: builder.addSerie,
    tournaments: builder.addTournament,
    teams: builder.addTeam,
    players: builder.addPlayer,
    champions: builder.addChampion,
  };
  for (const file of ['leagues', 'series', 'tournaments', 'teams', 'players', 'champions'] as const) {
    const path = paths.get(file);
    if (path === undefined) continue;
    for await (const { value } of readArchiveLines(path, () => undefined)) if (value !== undefined) adders[file](value);
  }
  return namesOf(builder.build());
}
