import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import { findMatchDataFiles } from '../../../lib/source/oracles-elixir/match-data-files';
import { oraclesElixirSource } from '../../../lib/source/oracles-elixir/oracles-elixir-source';
import type { SourceSnapshot } from '../../../lib/source/match-source';

/** Match data files of Oracle's Elixir, made for a test. */

export type DataCells = Readonly<Record<string, string | number>>;

const POSITIONS = ['top', 'jng', 'mid', 'bot', 'sup', 'team'];

type MadeGame = {
  readonly id?: string;
  readonly blue?: string;
  readonly red?: string;
  /** The team that won. */
  readonly winner?: string;
  /** For every row. */
  readonly all?: DataCells;
  /** For the row of a team's position, e.g. "T1 mid". */
  readonly rows?: Readonly<Record<string, DataCells>>;
};

let made = 0;

/** The twelve rows of a game: by default game 1 of T1 (blue, wins) and DRX in the LCK of 2024. */
export function dataGame({
  blue = 'T1',
  red = 'DRX',
  winner = blue,
  all = {},
  rows = {},
  id = `GAME_${(made += 1)}`,
}: MadeGame = {}): DataCells[] {
  return [blue, red].flatMap((team, side) =>
    POSITIONS.map((position, seat) => {
      const isTeam = position === 'team';
      return {
        gameid: id,
        datacompleteness: 'complete',
        league: 'LCK',
        year: 2024,
        split: 'Spring',
        playoffs: 0,
        date: '2024-01-17 08:00:00',
        game: 1,
        patch: '14.01',
        participantid: isTeam ? (side + 1) * 100 : side * 5 + seat + 1,
        side: side === 0 ? 'Blue' : 'Red',
        position,
        playername: isTeam ? '' : `${team} ${position}`,
        playerid: isTeam ? '' : `oe:player:${team} ${position}`,
        teamname: team,
        teamid: `oe:team:${team}`,
        champion: isTeam ? '' : (['Gnar', 'Vi', 'Ahri', 'Jinx', 'Thresh'][seat] ?? ''),
        ban1: 'Azir',
        ban2: 'Corki',
        gamelength: 1800,
        result: team === winner ? 1 : 0,
        kills: isTeam ? 20 : 4,
        deaths: isTeam ? 10 : 2,
        assists: isTeam ? 40 : 8,
        totalgold: isTeam ? 60_000 : 12_000,
        ...all,
        ...rows[`${team} ${position}`],
      };
    }),
  );
}

const quoted = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** A file's text, with the columns that the rows have. */
export function dataText(rows: readonly DataCells[], { separator = ',', lineEnd = '\n' } = {}): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => line.map(quoted).join(separator) + lineEnd).join('');
}

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files; a name that ends with ".gz" is packed. Gone after the test. */
export function dataFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'riftweek-data-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(content) : content);
  return folder;
}

/** All that files at a path tell, as of no moment. */
export async function snapshotOfData(...paths: string[]): Promise<SourceSnapshot> {
  return oraclesElixirSource(findMatchDataFiles(paths), { asOf: false }).snapshot(Date.now(), () => undefined);
}

/** The same of rows. */
export function snapshotOfRows(rows: readonly DataCells[]): Promise<SourceSnapshot> {
  return snapshotOfData(dataFolder({ 'made.csv': dataText(rows) }));
}
