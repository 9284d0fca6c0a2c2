import { ARCHIVE_FILES, openArchiveFolder, readArchiveLines, type ArchiveFile, type ArchiveFolder } from './archive-folder';
import type { LoadProgress, MatchSource, SourceSnapshot } from '../match-source';
import { timelineSource } from '../replay/timeline';
import { findUnknownOpponents } from '../replay/unknown-opponents';
import { unknownOpponentsSource } from '../replay/unknown-opponents-source';
import { SnapshotBuilder, type SourceDocuments } from '../snapshot-builder';

/** An archive does not change under a running site. */
const QUIET_POLL_SECONDS = 3600;

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
  return asOf ? movingArchive(opened) : stillArchive(opened);
}

function stillArchive(folder: ArchiveFolder): MatchSource {
  return {
    name: `archive:${folder.name}`,
    simulated: false,
    pollSeconds: QUIET_POLL_SECONDS,
    async snapshot(_now: number, progress: LoadProgress): Promise<SourceSnapshot> {
      return { ...(await load(folder, progress)), removed: [], cursor: null };
    },
    async changes() {
      return { matches: [], games: new Map(), removed: [], cursor: null, rejections: [], losses: [] };
    },
  };
}

function movingArchive(folder: ArchiveFolder): MatchSource {
  const name = `archive:${folder.name}:as-of`;
  let loading: Promise<MatchSource> | null = null;
  const timeline = (progress: LoadProgress): Promise<MatchSource> => {
    loading ??= load(folder, progress).then(
      (recorded) => unknownOpponentsSource(timelineSource({ name, simulated: false, recorded }), recorded, findUnknownOpponents(recorded)),
      (error: unknown) => {
        // A failed load may be tried again, e.g. after the archive was copied anew.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    name,
    simulated: false,
    pollSeconds: 5,
    snapshot: async (now, progress) => (await timeline(progress)).snapshot(now, progress),
    changes: async (now) => (await timeline(() => undefined)).changes(now),
  };
}
