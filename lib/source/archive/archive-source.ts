import { ARCHIVE_FILES, openArchiveFolder, readArchiveLines, type ArchiveFile, type ArchiveFolder } from './archive-folder';
import type { LoadProgress, MatchSource } from '../match-source';
import { recordedSource } from '../replay/recorded-source';
import { SnapshotBuilder, type SourceDocuments } from '../wire/snapshot-builder';

/** The singular of each file, as rejections name it. */
const ENTITIES: Record<ArchiveFile, string> = {
  leagues: 'league',
  series: 'serie',
  tournaments: 'tournament',
  teams: 'team',
  players: 'player',
  champions: 'champion',
  matches: 'match',
  games: 'game',
  standings: 'standings',
  brackets: 'bracket',
};

function adders(builder: SnapshotBuilder): Record<ArchiveFile, (document: unknown) => void> {
  return {
    leagues: builder.addLeague,
    series: builder.addSerie,
    tournaments: builder.addTournament,
    teams: builder.addTeam,
    players: builder.addPlayer,
    champions: builder.addChampion,
    matches: builder.addMatch,
    games: builder.addGame,
    standings: builder.addStandings,
    brackets: builder.addBracket,
  };
}

async function load(folder: ArchiveFolder, progress: LoadProgress): Promise<SourceDocuments> {
  const builder = new SnapshotBuilder();
  const add = adders(builder);
  for (const file of ARCHIVE_FILES) {
    const path = folder.paths.get(file);
    if (path === undefined) continue;
    for await (const { number, json } of readArchiveLines(path, (read, size) => progress(file, read, size))) {
      if (json === null) builder.reject({ kind: 'malformed', entity: ENTITIES[file], id: `line ${number}`, reason: 'is no JSON' });
      else add[file](json.value);
    }
  }
  return builder.build();
}

/**
 * Matches from a folder in the archives' shape. Without `asOf` everything is
 * returned as the archive has it; with it, the archive is the recording of a timeline on
 * which the site's clock moves, and nothing after `now` is returned.
 *
 * Throws SourceError at once when the folder lacks matches or leagues, and from
 * `snapshot` when a file is damaged. `progress` names the file and counts bytes.
 */
export function archiveSource(folder: string, { asOf }: { readonly asOf: boolean }): MatchSource {
  const opened = openArchiveFolder(folder);
  return recordedSource({ name: `archive:${opened.name}`, load: (progress) => load(opened, progress), asOf });
}
