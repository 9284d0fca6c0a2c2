import { readFileSync } from 'node:fs';

/**
 * Match data files read and summed up without any code of the site: what a
 * person with a spreadsheet would do. The real files quote nothing.
 */

export type RawRow = Readonly<Record<string, string>>;

export function rawRows(path: string): RawRow[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').replace('\uFEFF', '').split(/\r?\n/);
  const columns = head.split(',');
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(line.split(',').map((value, place) => [columns[place] ?? '', value])));
}

/** Null for an empty cell. */
export const cell = (row: RawRow | undefined, column: string): number | null => {
  const text = row?.[column] ?? '';
  return text === '' ? null : Number(text);
};

type Line = { readonly name: string; readonly role: string; games: number; wins: number; kills: number; deaths: number; assists: number; teamKills: number; seconds: number; gold: number; cs: number; damage: number }; // prettier-ignore

const rounded = (value: number): number => Number(value.toFixed(4));

/** A season's players by the file's ids: sums, and the averages that fans compare. */
export function rawPlayerLines(rows: readonly RawRow[]) {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    if (row['position'] === 'team' || !row['playerid']) continue;
    const line = lines.get(row['playerid']) ?? { name: row['playername'] ?? '', role: row['position'] ?? '', games: 0, wins: 0, kills: 0, deaths: 0, assists: 0, teamKills: 0, seconds: 0, gold: 0, cs: 0, damage: 0 }; // prettier-ignore
    lines.set(row['playerid'], line);
    line.games += 1;
    line.wins += cell(row, 'result') ?? 0;
    line.kills += cell(row, 'kills') ?? 0;
    line.deaths += cell(row, 'deaths') ?? 0;
    line.assists += cell(row, 'assists') ?? 0;
    line.teamKills += cell(row, 'teamkills') ?? 0;
    line.seconds += cell(row, 'gamelength') ?? 0;
    line.gold += cell(row, 'totalgold') ?? 0;
    line.cs += cell(row, 'total cs') ?? (cell(row, 'minionkills') ?? 0) + (cell(row, 'monsterkills') ?? 0);
    line.damage += cell(row, 'damagetochampions') ?? 0;
  }
  return [...lines.values()].map(({ seconds, gold, cs, damage, teamKills, ...line }) => ({
    ...line,
    winRate: rounded(line.wins / line.games),
    kda: rounded((line.kills + line.assists) / Math.max(1, line.deaths)),
    killParticipation: teamKills === 0 ? null : rounded((line.kills + line.assists) / teamKills),
    goldPerMinute: rounded((60 * gold) / seconds),
    csPerMinute: rounded((60 * cs) / seconds),
    damagePerMinute: rounded((60 * damage) / seconds),
  }));
}
