import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Loss } from '../../lib/source/match-source';
import { parseChampion, parseLeague, parsePlayer, parseSerie, parseTeam, parseTournament } from '../../lib/source/wire/parse-entities';
import { parseGame } from '../../lib/source/wire/parse-game';
import { parseMatch } from '../../lib/source/wire/parse-match';
import { parseBracket, parseStandings } from '../../lib/source/wire/parse-standings';
import type { ParseResult } from '../../lib/source/wire/parsing';
import {
  FOXES,
  OWLS,
  wireChampion,
  wireGame,
  wireLeague,
  wireMatch,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from '../support/source/wire-fixture';
import { leavesOf, mutationsOf, valueAt, WRONG, type Mutation, type Path } from '../support/source/mutations';
import { sharedFolder } from '../support/shared-data';

/**
 * Every field of every kind of document in turn null, missing and of every wrong
 * type: what is missing is missing on its own.
 */

type Kind = {
  readonly parse: (document: unknown) => ParseResult<unknown>;
  /** Paths without which a document is lost: an id, the match of a game, the start of a match, the parents of an entity. */
  readonly essential: (path: string, document: unknown) => boolean;
  /** Where in the domain's value a spoilt field may show; any place of the top level where none is named. */
  readonly shows?: (path: Path, document: unknown) => readonly string[] | null;
};

const idOnly = (path: string): boolean => path === 'id';
const text = (path: Path): string => path.join('.');
const idAt = (document: unknown, path: Path): string => String(valueAt(document, path));

/** Fields that also occur elsewhere in a document, or have a default: an unknown one may still get a value. */
const TOLD_ELSEWHERE =
  /(^|\.)(position|status|score|winnerId|numOfGames|cs|wardsPlaced|wardsDestroyed|serieId|tournamentId|leagueId|regionId|rank|teamId)$/;

function showsOfMatch(path: Path, document: unknown): readonly string[] | null {
  const [field, index] = path;
  const side = index === 0 ? ['left'] : index === 1 ? ['right'] : ['left', 'right'];
  if (field === 'opponents') return [...side, 'opponentType', 'winnerId'];
  if (field === 'results') return ['left.score', 'right.score', 'winnerId'];
  if (field === 'games') return index === undefined ? ['games'] : [`games.${idAt(document, ['games', index, 'id'])}`];
  if (field === 'streams_list' || field === 'streams' || field === 'official_stream_url' || field === 'live_embed_url') return ['streams'];
  return null;
}

function showsOfGame(path: Path, document: unknown): readonly string[] | null {
  const [field, index] = path;
  if (field !== 'teams' && field !== 'players' && field !== 'frames') return null;
  // Whose team is not listed has none.
  if (index === undefined) return [`game.${field}`];
  if (field === 'teams') return [`game.teams.${idAt(document, ['teams', index, 'team', 'id'])}`];
  if (field === 'players') return [`game.players.${idAt(document, ['players', index, 'player_id'])}`];
  const seconds = `game.frames.${idAt(document, ['frames', index, 'seconds'])}`;
  const [, , list, place] = path;
  return list === undefined || place === undefined
    ? [seconds]
    : [`${seconds}.${list}.${idAt(document, ['frames', index, list, place, 'id'])}`];
}

const parentless = (...parents: readonly string[]) => {
  const isKnown = (document: unknown, path: Path, spoilt: string) =>
    !`${text(path)}.`.startsWith(`${spoilt}.`) && typeof valueAt(document, path) === 'number';
  return (spoilt: string, document: unknown): boolean =>
    spoilt === 'id' || parents.some((parent) => ![[`${parent}_id`], [parent, 'id']].some((path) => isKnown(document, path, spoilt)));
};

const KINDS = {
  match: { parse: parseMatch, essential: (path) => path === 'id' || path === 'begin_at', shows: showsOfMatch },
  game: { parse: parseGame, essential: parentless('match'), shows: showsOfGame },
  league: { parse: parseLeague, essential: idOnly },
  serie: { parse: parseSerie, essential: parentless('league') },
  tournament: { parse: parseTournament, essential: parentless('league', 'serie') },
  team: { parse: parseTeam, essential: idOnly },
  player: { parse: parsePlayer, essential: idOnly },
  champion: { parse: parseChampion, essential: idOnly },
  standings: { parse: parseStandings, essential: (path) => path === 'tournament_id' },
  bracket: { parse: parseBracket, essential: (path) => path === 'tournament_id' },
} as const satisfies Record<string, Kind>;
type Entity = keyof typeof KINDS;

type Taken = { readonly json: string; readonly leaves: ReadonlyMap<string, unknown>; readonly losses: readonly Loss[] };

const jsonOf = (value: unknown): string => JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each));

function taken(read: ParseResult<unknown>): { readonly value: unknown; readonly losses: readonly Loss[] } {
  if (!read.ok) throw new Error(`the document itself is not taken over: ${read.error.reason}`);
  return read;
}

const UNKNOWN: readonly unknown[] = [null, undefined, '', 0, -1, false, true, 'nothing'];

/** What is wrong with how a spoilt document was taken, given how the document itself was; null for nothing. */
function faultOf(entity: Entity, document: unknown, whole: Taken, { path, value, document: spoilt }: Mutation): string | null {
  const kind: Kind = KINDS[entity];
  const read = kind.parse(spoilt);
  const lost = kind.essential(text(path), document);
  if (!read.ok) return lost && read.error.entity === entity ? null : `is lost: ${read.error.reason}`;
  if (lost) return 'is kept without what it cannot do without';
  if (jsonOf(read.value) === whole.json) return null;
  const { leaves: before } = whole;
  const after = leavesOf(read.value);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((leaf) => before.get(leaf) !== after.get(leaf));

  const places = kind.shows?.(path, document) ?? null;
  const lists = kind.shows ? /^(game\.)?(left|right|games|streams|teams|players|frames)\b/ : /^\b$/;
  const strange = changed.find((leaf) =>
    places === null
      ? lists.test(leaf)
      : !places.some((place) => leaf === place || leaf.startsWith(`${place}.`) || place.startsWith(`${leaf}.`)),
  );
  if (strange !== undefined) return `changes ${strange}`;
  const invented = changed.find((leaf) => {
    const now = after.get(leaf);
    return typeof now === 'number' && !UNKNOWN.includes(now) && !TOLD_ELSEWHERE.test(leaf);
  });
  if (invented !== undefined) return `makes ${invented} ${String(after.get(invented))}`;

  const losses = read.losses.filter((loss) => !whole.losses.some(({ part, kind: same }) => part === loss.part && same === loss.kind));
  const names = path.filter((key) => typeof key === 'string').join('.');
  const elsewhere = losses.find(({ part }) => !names.startsWith(part) && !part.startsWith(names));
  if (elsewhere) return `is told of ${elsewhere.part}`;
  const base = valueAt(document, path);
  const wrongType = typeof value === 'number' || (value === 'wrong' && typeof base !== 'string' && base !== null);
  if (wrongType && losses.length === 0) return 'is told nowhere';
  // What has no id of its own is unknown as a whole.
  const missing = (value === null || value === undefined) && path.at(-1) !== 'id' && losses.some((loss) => loss.kind === 'unreadable');
  return missing ? 'is told though it is only missing' : null;
}

/** Enough to see what is wrong. */
const FAULTS = 20;

function faultsOf(entity: Entity, documents: readonly unknown[], values: readonly unknown[]): string[] {
  const faults: string[] = [];
  for (const document of documents) {
    const { value, losses } = taken(KINDS[entity].parse(document));
    const whole: Taken = { json: jsonOf(value), leaves: leavesOf(value), losses };
    for (const mutation of mutationsOf(document, values)) {
      const fault = faultOf(entity, document, whole, mutation);
      if (fault !== null)
        faults.push(
          `${entity} with ${text(mutation.path)} ${mutation.value === undefined ? 'missing' : JSON.stringify(mutation.value)} ${fault}`,
        );
      if (faults.length === FAULTS) return faults;
    }
  }
  return faults;
}

const frame = (seconds: number) => ({
  seconds,
  teams: [901, 902].map((id) => ({ id, gold: 2500 + seconds, kills: 1, towers: 1, dragons: 1, barons: 1, inhibitors: 1 })),
  players: [8001, 8102].map((id) => ({ id, gold: 900 + seconds, cs: 10, level: 3, kills: 1, deaths: 1, assists: 1 })),
});
const OWN: Record<Entity, readonly unknown[]> = {
  match: [
    wireMatch(),
    wireUpcoming(),
    wireMatch({
      streams_list: null,
      streams: { english: { raw_url: 'https://stream.example/one', embed_url: null }, official: null, russian: null },
      begin_at_estimated: true,
    }),
  ],
  game: [wireGame({ frames: [frame(60), frame(120)] }), wireGame({ match_id: null, match: { id: 3001 }, teams: [], players: [] })],
  league: [wireLeague()],
  serie: [wireSerie(), wireSerie({ league_id: null, league: { id: 5001 } })],
  tournament: [wireTournament()],
  team: [wireTeam()],
  player: [wirePlayer()],
  champion: [wireChampion()],
  standings: [
    {
      tournament_id: 7001,
      kind: 'group',
      rows: [
        { rank: 1, team: FOXES, wins: 9, losses: 1, ties: 0 },
        { rank: 2, team: OWLS, wins: 8, losses: 2 },
      ],
    },
  ],
  bracket: [{ tournament_id: 7001, matches: [{ id: 3002, previous_matches: [{ match_id: 3001, type: 'winner' }] }] }],
};

describe.each(Object.keys(KINDS).map((entity) => [entity]))('a %s with a field that is null, missing or of another type', (name) => {
  it('is lost only where it cannot be placed; the field is unknown, and nothing else changes', () => {
    const entity = Object.keys(KINDS).find((each): each is Entity => each === name) ?? 'match';
    expect(OWN[entity].length).toBeGreaterThan(0);
    expect(faultsOf(entity, OWN[entity], WRONG)).toEqual([]);
  });
});

const samples = sharedFolder('pandascore-samples');
const archive = sharedFolder('lol-2022-2023');

function listOf(file: string): unknown[] {
  const content: unknown = JSON.parse(readFileSync(join(samples.path, file), 'utf8'));
  return Array.isArray(content) ? content : [content];
}

describe.skipIf(samples.absent)(`so do the recorded answers${samples.note}`, { timeout: 60_000 }, () => {
  it.each<[Entity, string, number]>([
    ['match', 'lol-matches.json', 3],
    ['match', 'openapi-examples/Match.matches-589643.json', 1],
    ['game', 'lol-game-243129-with-player-stats.json', 1],
    ['league', 'openapi-examples/League.leagues-4199.json', 1],
    ['serie', 'fixtures-ansg191/lol_series_list.json', 1],
    ['tournament', 'openapi-examples/Tournament.tournaments-1590.json', 1],
    ['team', 'fixtures-ansg191/lol_teams_list.json', 1],
    ['player', 'openapi-examples/Player.players-faker.json', 1],
  ])('a %s of %s', (entity, file, count) => {
    expect(faultsOf(entity, listOf(file).slice(0, count), [null, -5])).toEqual([]);
  });
});

describe.skipIf(archive.absent)(`so do the lines of the archive${archive.note}`, { timeout: 60_000 }, () => {
  it.each<[Entity, string]>([
    ['match', 'matches'],
    ['game', 'games'],
    ['serie', 'series'],
    ['tournament', 'tournaments'],
    ['team', 'teams'],
    ['player', 'players'],
    ['standings', 'standings'],
    ['bracket', 'brackets'],
  ])('a %s', (entity, file) => {
    const [line = ''] = gunzipSync(readFileSync(join(archive.path, `${file}.ndjson.gz`)))
      .toString('utf8')
      .split('\n', 1);
    expect(faultsOf(entity, [JSON.parse(line)], [null])).toEqual([]);
  });
});
