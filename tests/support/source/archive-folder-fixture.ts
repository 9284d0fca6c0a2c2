import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import {
  FOXES,
  wireChampion,
  wireGame,
  wireLeague,
  wireMatch,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from './wire-fixture';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** One JSON object a line; a text is a line as it is. */
export function ndjson(lines: readonly unknown[]): string {
  return lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
}

export const LEAGUE_AND_MATCHES = {
  leagues: [wireLeague()],
  matches: [wireMatch(), wireUpcoming({ id: 3002, begin_at: '2031-02-02T16:00:00Z' })],
  games: [wireGame()],
};

/** All that an archive may hold. */
export const EVERY_KIND = {
  leagues: [wireLeague()],
  series: [wireSerie()],
  tournaments: [wireTournament()],
  teams: [wireTeam()],
  players: [wirePlayer()],
  champions: [wireChampion()],
  matches: [wireMatch(), wireUpcoming({ id: 3002 })],
  games: [wireGame()],
  standings: [{ tournament_id: 7001, kind: 'group', rows: [{ rank: 1, team: FOXES, wins: 1, losses: 0 }] }],
  brackets: [{ tournament_id: 7001, matches: [{ id: 3002, previous_matches: [{ match_id: 3001, type: 'winner' }] }] }],
};

/** A folder with `{name}.ndjson.gz` for each entry; a Buffer is written as it is. Gone after the test. */
export function archiveFolder(files: Readonly<Record<string, readonly unknown[] | Buffer>> = LEAGUE_AND_MATCHES): string {
  const folder = mkdtempSync(join(tmpdir(), 'riftweek-archive-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.ndjson.gz`), Buffer.isBuffer(content) ? content : gzipSync(ndjson([...content])));
  }
  return folder;
}
