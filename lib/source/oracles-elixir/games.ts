import type { GamePlayer, GameTeam } from '../../domain/match/game';
import { type Role, roleOrder } from '../../domain/match/role';
import { parseRole } from '../wire/parsing';
import type { DataRow } from './match-data-file';

/**
 * Games of match data files, each put together from the rows of its ten players
 * and two teams, which may stand anywhere in a file. What the columns mean:
 * https://oracleselixir.com/match-data/match-data-dictionary
 */

type At = {
  readonly seconds: number;
  readonly gold: number;
  readonly cs: number | null;
  readonly xp: number | null;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly assists: number | null;
};

export type DataPlayer = {
  /** The file's own id, else the name. */
  readonly key: string;
  readonly name: string;
  readonly role: Role | null;
  readonly champion: string;
  readonly figures: Omit<GamePlayer, 'id' | 'name' | 'teamId' | 'role' | 'champion'>;
  readonly at: readonly At[];
};

export type DataTeam = {
  /** The file's own id, else the name; '' for "unknown team". */
  readonly key: string;
  readonly name: string;
  /** Names of champions, in the order of the draft. */
  readonly bans: readonly string[];
  /** The team's figures; null where it has no row of its own. */
  readonly figures: Omit<GameTeam, 'id' | 'side' | 'bans'> | null;
  readonly at: readonly At[];
  /** Players by role, whatever the order of the rows. */
  readonly players: readonly DataPlayer[];
};

type DataSide = 'blue' | 'red';

/** The fields of a game that every row has. */
type Head = {
  readonly id: string;
  readonly league: string;
  readonly year: number | null;
  readonly split: string;
  readonly playoffs: boolean;
  /** The date as the file writes it: whether the day or the month comes first shows only in the whole file (`dateInstant`). */
  readonly date: string;
  /** The number of the game in its match; null where the file does not say. */
  readonly number: number | null;
  readonly patch: string;
  readonly lengthSeconds: number | null;
};

export type DataGame = Head & {
  readonly line: number;
  /** The winner; null where the file does not say. */
  readonly winner: DataSide | null;
  readonly blue: DataTeam;
  readonly red: DataTeam;
};

const MINUTES = [10, 15, 20, 25];
const MOST_BANS = 5;

const nameOf = (name: string): string => (/^unknown (?:team|player)$/i.test(name) ? '' : name);
const keyOf = (id: string, name: string): string => (nameOf(name) === '' ? '' : id || name);

/** Counts are whole and not below zero; spreadsheets write "3.0". */
function count(row: DataRow, column: string): number | null {
  const value = row.figure(column);
  return value === null || value < 0 ? null : Math.round(value);
}

function flag(row: DataRow, column: string): boolean | null {
  const value = row.figure(column);
  return value === null ? null : value > 0;
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** A figure by the minute, for the whole game. */
function perGame(row: DataRow, column: string): number | null {
  const [rate, seconds] = [row.figure(column), row.figure('gamelength')];
  return rate === null || rate < 0 || seconds === null || seconds <= 0 ? null : Math.round((rate * seconds) / 60);
}

function atMinutes(row: DataRow): At[] {
  return MINUTES.flatMap((minute) => {
    const gold = count(row, `goldat${minute}`);
    if (gold === null) return [];
    return {
      seconds: minute * 60,
      gold,
      cs: count(row, `csat${minute}`),
      xp: count(row, `xpat${minute}`),
      kills: count(row, `killsat${minute}`),
      deaths: count(row, `deathsat${minute}`),
      assists: count(row, `assistsat${minute}`),
    };
  });
}

const FIRST_BLOOD_COLUMNS = { kill: 'firstbloodkill', assist: 'firstbloodassist', victim: 'firstbloodvictim' } as const;

/** A player's part in the first blood; "none" only where the file says so of all three parts. */
function firstBloodPart(row: DataRow): GamePlayer['firstBlood'] {
  const flags = (['kill', 'assist', 'victim'] as const).map((part) => ({ part, is: flag(row, FIRST_BLOOD_COLUMNS[part]) }));
  return flags.find(({ is }) => is === true)?.part ?? (flags.every(({ is }) => is === false) ? 'none' : null);
}

function playerOf(row: DataRow): DataPlayer {
  const name = row.text('playername');
  return {
    key: keyOf(row.text('playerid'), name),
    name: nameOf(name),
    role: parseRole(row.text('position').replace(/^jng$/i, 'jun')),
    champion: row.text('champion'),
    figures: {
      level: null,
      kills: count(row, 'kills'),
      deaths: count(row, 'deaths'),
      assists: count(row, 'assists'),
      cs: count(row, 'total cs') ?? sum(count(row, 'minionkills'), count(row, 'monsterkills')),
      gold: count(row, 'totalgold'),
      damage: count(row, 'damagetochampions'),
      damagePhysical: null,
      damageMagic: null,
      damageTrue: null,
      damageTaken: perGame(row, 'damagetakenperminute'),
      damageMitigated: perGame(row, 'damagemitigatedperminute'),
      heal: null,
      crowdControlSeconds: null,
      wardsPlaced: count(row, 'wardsplaced'),
      wardsDestroyed: count(row, 'wardskilled'),
      controlWards: count(row, 'controlwardsbought'),
      visionScore: count(row, 'visionscore'),
      doubleKills: count(row, 'doublekills'),
      tripleKills: count(row, 'triplekills'),
      quadraKills: count(row, 'quadrakills'),
      pentaKills: count(row, 'pentakills'),
      firstBlood: firstBloodPart(row),
      items: [],
    },
    at: atMinutes(row),
  };
}

type TeamFigures = Pick<DataTeam, 'figures' | 'at'>;

function teamFigures(row: DataRow): TeamFigures {
  return {
    figures: {
      kills: count(row, 'kills') ?? count(row, 'teamkills'),
      gold: count(row, 'totalgold'),
      towers: count(row, 'towers'),
      turretPlates: count(row, 'turretplates'),
      inhibitors: count(row, 'inhibitors'),
      heralds: count(row, 'heralds'),
      dragons: count(row, 'dragons'),
      dragonTypes: {
        air: count(row, 'clouds'),
        earth: count(row, 'mountains'),
        fire: count(row, 'infernals'),
        water: count(row, 'oceans'),
        chemtech: count(row, 'chemtechs'),
        hextech: count(row, 'hextechs'),
        elder: count(row, 'elders'),
      },
      barons: count(row, 'barons'),
      voidGrubs: count(row, 'void_grubs'),
      atakhans: count(row, 'atakhans'),
      firstBlood: flag(row, 'firstblood'),
      firstTower: flag(row, 'firsttower'),
      firstDragon: flag(row, 'firstdragon'),
      firstInhibitor: null,
      firstBaron: flag(row, 'firstbaron'),
      firstHerald: flag(row, 'firstherald'),
      firstVoidGrub: null,
      firstAtakhan: null,
    },
    at: atMinutes(row),
  };
}

function bansOf(row: DataRow): string[] {
  return Array.from({ length: MOST_BANS }, (_, index) => row.text(`ban${index + 1}`)).filter((champion) => champion !== '');
}

/** Patches are numbers to a spreadsheet: "15.01" is 15.1, "12.1" is 12.10. */
function patchOf(text: string): string {
  const [, season, number = ''] = /^(\d{1,2})[.,](\d{1,2})$/.exec(text) ?? [];
  return season === undefined ? text : `${season}.${number.length === 1 ? `${number}0` : String(Number(number))}`;
}

function headOf(row: DataRow): Head {
  const seconds = row.figure('gamelength');
  return {
    id: row.text('gameid'),
    league: row.text('league'),
    year: row.figure('year'),
    split: row.text('split'),
    playoffs: flag(row, 'playoffs') === true,
    date: row.text('date'),
    number: count(row, 'game') || null,
    patch: patchOf(row.text('patch')),
    lengthSeconds: seconds !== null && seconds > 0 ? Math.round(seconds) : null,
  };
}

/** The rows of one side of a game, as far as they have been read. */
type Half = {
  readonly identity: Pick<DataTeam, 'key' | 'name'>;
  readonly bans: readonly string[];
  readonly won: boolean | null;
  team: TeamFigures | null;
  readonly players: DataPlayer[];
};

function halfOf(row: DataRow): Half {
  const name = row.text('teamname');
  return {
    identity: { key: keyOf(row.text('teamid'), name), name: nameOf(name) },
    bans: bansOf(row),
    won: flag(row, 'result'),
    team: null,
    players: [],
  };
}

function finished({ identity, bans, team, players }: Half): DataTeam {
  return {
    ...identity,
    bans,
    figures: team?.figures ?? null,
    at: team?.at ?? [],
    players: players.toSorted((a, b) => roleOrder(a.role) - roleOrder(b.role)),
  };
}

function sideOf(row: DataRow): DataSide | null {
  const side = row.text('side').toLowerCase();
  return side === 'blue' || side === 'red' ? side : null;
}

/** The winner; null where the rows contradict each other, or say nothing. */
function winnerOf(blueWon: boolean | null, redWon: boolean | null): DataSide | null {
  if (blueWon === redWon) return null;
  return blueWon === true || redWon === false ? 'blue' : 'red';
}

/** Why a row is not taken over. */
type RowRefusal = 'without game' | 'without side' | 'without role' | 'without a player' | 'twice';

type OpenGame = { readonly head: Head; readonly line: number; readonly seats: Set<string>; blue: Half | null; red: Half | null };

/** Puts the rows of one file together. */
export class GameRows {
  readonly #games = new Map<string, OpenGame>();

  /** Adds a row; null if it is taken over, else why not. */
  add(row: DataRow): RowRefusal | null {
    const [id, side, position] = [row.text('gameid'), sideOf(row), row.text('position').toLowerCase()];
    if (id === '' || row.text('league') === '') return 'without game';
    if (side === null) return 'without side';
    const player = position === 'team' ? null : playerOf(row);
    if (player !== null && player.role === null) return 'without role';
    const game = this.#games.get(id) ?? { head: headOf(row), line: row.line, seats: new Set(), blue: null, red: null };
    const seat = `${side} ${position}`;
    if (game.seats.has(seat)) return 'twice';
    game.seats.add(seat);
    const half = (game[side] ??= halfOf(row));
    if (player === null) half.team = teamFigures(row);
    else if (player.key !== '') half.players.push(player);
    this.#games.set(id, game);
    // The row still gives sides, bans and winner.
    return player?.key === '' ? 'without a player' : null;
  }

  /** All games of which something is known of both sides, in the order of the file. `onHalf` is called with the first line of each other. */
  finish(onHalf: (line: number) => void): DataGame[] {
    return [...this.#games.values()].flatMap(({ head, line, blue, red }) => {
      if (blue === null || red === null) {
        onHalf(line);
        return [];
      }
      return { ...head, line, winner: winnerOf(blue.won, red.won), blue: finished(blue), red: finished(red) };
    });
  }
}
