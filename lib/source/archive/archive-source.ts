import { ARCHIVE_FILES, openArchiveFolder, readArchiveLines, type ArchiveFile, type ArchiveFolder } from './archive-folder';
import type { LoadProgress, MatchSource } from '../match-source';
import { recordedSource } from '../replay/recorded-source';
import { SnapshotBuilder, type SourceDocuments } from '../wire/snapshot-builder';

/** The entity of a file, as rejections name it, and the function that adds its documents. */
type FileKind = readonly [entity: string, add: (document: unknown) => void];

function fileKinds(builder: SnapshotBuilder): Record<ArchiveFile, FileKind> {
  return {
    leagues: ['league', builder.addLeague],
    series: ['serie', builder.addSerie],
    tournaments: ['tournament', builder.addTournament],
    teams: ['team', builder.addTeam],
    players: ['player', builder.addPlayer],
    champions: ['champion', builder.addChampion],
    matches: ['match', builder.addMatch],
    games: ['game', builder.addGame],
    standings: ['standings', builder.addStandings],
    brackets: ['bracket', builder.addBracket],
  };
}

async function load(folder: ArchiveFolder, progress: LoadProgress): Promise<SourceDocuments> {
  const builder = new SnapshotBuilder();
  const kinds = fileKinds(builder);
  for (const file of ARCHIVE_FILES) {
    const path = folder.paths.get(file);
    if (path === undefined) continue;
    const [entity, add] = kinds[file];
    for await (const { number, value } of readArchiveLines(path, (read, size) => progress(file, read, size))) {
      if (value === undefined) builder.reject({ kind: 'malformed', entity, id: `line ${number}`, reason: 'is no JSON' });
      else add(value);
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
