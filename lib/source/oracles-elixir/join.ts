import type { Champion, Player } from '../../domain/entities/entities';
import type { GameDetail } from '../../domain/match/game';
import type { GameStub, Match, Side } from '../../domain/match/match';
import { foldText } from '../../domain/search/fold';
import { HOUR_MS } from '../../domain/values/durations';
import { grouped } from '../../domain/values/grouped';
import type { Rejection } from '../match-source';
import { toInstant } from '../wire/wire';
import { championCatalog } from './champions';
import type { DataPlayer, DataTeam } from './games';
import { NameIds } from './ids';
import { type DataMatch, type DatedGame, matchesOf } from './matches';
import { isLeagueOf, teamsAlike } from './names';
import { gameDetail } from './season';

/**
 * Figures of match data files for the games of another source: a game is found
 * by league, teams, day and its number in the match. What cannot be found, or
 * contradicts itself, is reported, never guessed.
 */

/** Starts of the same day: both sources have the day, but one may have no time, or that of another zone. */
const SAME_DAY_MS = 20 * HOUR_MS;
/** Sources stop their clocks at different moments. */
const SAME_LENGTH_SECONDS = 60;

type JoinedFigures = {
  /** Games by match, with the ids of the other source. */
  readonly games: ReadonlyMap<number, readonly GameDetail[]>;
  /** Players of these games who are in no list of the other source. */
  readonly players: readonly Player[];
  readonly champions: readonly Champion[];
  /** Games of the file that were not joined, and those that were although they contradict. */
  readonly reports: readonly Rejection[];
};

type Target = {
  readonly source: string;
  readonly matches: Iterable<Match>;
  readonly players: Iterable<Player>;
  readonly champions: Iterable<Champion>;
};

type Sides = {
  readonly match: Match;
  /** Ids of the match's sides by the file's keys of teams. */ readonly ids: ReadonlyMap<string, number>;
};

const HOURS_A_BUCKET = 24;
const bucketOf = (time: number): number => Math.floor(time / (HOURS_A_BUCKET * HOUR_MS));

function championIds({ players, teams }: GameDetail): number[] {
  return [...players.map(({ champion }) => champion.id), ...teams.flatMap(({ bans }) => bans)];
}

class MatchesByDay {
  readonly #days: ReadonlyMap<number, readonly Match[]>;

  constructor(matches: Iterable<Match>) {
    const known = [...matches].filter(({ status }) => status === 'finished' || status === 'running');
    this.#days = grouped(known, ({ beginAt }) => [bucketOf(Date.parse(beginAt))]);
  }

  near(time: number): Match[] {
    const day = bucketOf(time);
    return [day - 1, day, day + 1]
      .flatMap((each) => this.#days.get(each) ?? [])
      .filter(({ beginAt }) => Math.abs(Date.parse(beginAt) - time) <= SAME_DAY_MS)
      .sort((a, b) => a.beginAt.localeCompare(b.beginAt) || a.id - b.id);
  }
}

const PANDASCORE = /^pandascore:/;

/** Which team is on which side of the match; null where these are not its two teams. An unknown one may be either, but not both. */
function sidesOf([one, other]: DataMatch['teams'], match: Match, alike: ReturnType<typeof teamsAlike>): Sides | null {
  if (one.key === other.key) return null;
  const { left, right } = match;
  const is = (team: DataTeam, side: Side) => team.key === '' || alike(team.name, side);
  const areIn = (first: Side, second: Side) => is(one, first) && is(other, second);
  const idsOf = (first: Side, second: Side) => ({
    match,
    ids: new Map([
      [one.key, first.id],
      [other.key, second.id],
    ]),
  });
  const straight = areIn(left, right);
  if (straight === areIn(right, left)) return null;
  return straight ? idsOf(left, right) : idsOf(right, left);
}

const gameText = ({ league, blue, red, beginAt, number }: DatedGame): string =>
  `${league} ${new Date(beginAt).toISOString().slice(0, 10)}, ${blue.name || '?'} – ${red.name || '?'}, game ${number ?? '?'}`;

function reportOf(game: DatedGame, reason: string): Rejection {
  return { kind: 'malformed', entity: `figures ${reason}`, id: game.id, reason: gameText(game) };
}

/** The matches of a file with those of the other source; two of the same teams on one day in their order. */
function findMatches(
  files: readonly DataMatch[],
  { matches, source }: Target,
  onMissing: (match: DataMatch, reason: string) => void,
): (readonly [DataMatch, Sides])[] {
  const byDay = new MatchesByDay(matches);
  const alike = teamsAlike(PANDASCORE.test(source));
  const candidates = new Map(
    files.map((match) => {
      const near = byDay.near(match.beginAt);
      const ofLeague = near.filter((other) => isLeagueOf(match.games[0]?.game.league ?? '', other));
      return [match, { near, sides: ofLeague.flatMap((other) => sidesOf(match.teams, other, alike) ?? []) }];
    }),
  );
  const claims = grouped(files, (match) => candidates.get(match)?.sides.map((side) => side.match.id) ?? []);
  return files.flatMap((match) => {
    const { near, sides } = candidates.get(match) ?? { near: [], sides: [] };
    const [first] = sides;
    if (first === undefined) {
      onMissing(match, near.some((other) => sidesOf(match.teams, other, alike)) ? 'of another league' : 'without a match');
      return [];
    }
    const rivals: readonly DataMatch[] = claims.get(first.match.id) ?? [];
    const own = sides[rivals.indexOf(match)];
    if (own !== undefined && rivals.length === sides.length) return [[match, own] as const];
    onMissing(match, 'that fit several matches');
    return [];
  });
}

/** Gives ids to players: the other source's by name, where only one of it fits. */
class PlayerNames {
  readonly #byName: ReadonlyMap<string, readonly Player[]>;
  readonly #ids = new NameIds();
  readonly added = new Map<number, Player>();

  constructor(players: Iterable<Player>) {
    this.#byName = grouped([...players], ({ name }) => [foldText(name)]);
  }

  idOf({ key, name, role }: DataPlayer, team: { readonly id: number; readonly name: string }): number {
    const named = this.#byName.get(foldText(name)) ?? [];
    const fitting = [named, named.filter((player) => player.team?.id === team.id), named.filter((player) => player.role === role)].find(
      (players) => players.length === 1,
    );
    const [known] = fitting ?? [];
    if (known !== undefined) return known.id;
    const id = this.#ids.idOf('player', key);
    const stub = { id: team.id, name: team.name, acronym: '', img: null };
    this.added.set(id, {
      id,
      name,
      firstName: '',
      lastName: '',
      role,
      nationality: '',
      img: null,
      active: true,
      team: team.id === 0 ? null : stub,
    });
    return id;
  }
}

/** The other source's entry of a game that is over, completed; null where it has no such game, or another winner. */
function completedStub(game: DatedGame, number: number, { match, ids }: Sides, report: (reason: string) => void): GameStub | null {
  const stub = match.games.find(({ position }) => position === number);
  if (stub === undefined || stub.status !== 'finished') {
    report('of a game that the match does not have');
    return null;
  }
  const winner = game.winner === null ? null : (ids.get(game[game.winner].key) ?? null);
  if (stub.winnerId !== null && winner !== null && stub.winnerId !== winner) {
    report('with another winner');
    return null;
  }
  const apart = stub.lengthSeconds === null || game.lengthSeconds === null ? 0 : Math.abs(stub.lengthSeconds - game.lengthSeconds);
  if (apart > SAME_LENGTH_SECONDS) report('with another length');
  return {
    ...stub,
    beginAt: stub.beginAt ?? toInstant(game.beginAt),
    winnerId: stub.winnerId ?? winner,
    lengthSeconds: stub.lengthSeconds ?? game.lengthSeconds,
  };
}

/** What the file has of the games of its matches, for the matches of another source. */
export function joinFigures(games: readonly DatedGame[], target: Target): JoinedFigures {
  const joined = new Map<number, readonly GameDetail[]>();
  const reports: Rejection[] = [];
  const known = [...target.champions];
  const champions = championCatalog(new NameIds(), known.length > 0 ? known : undefined);
  const players = new PlayerNames(target.players);
  const found = findMatches(matchesOf(games), target, (match, reason) =>
    reports.push(...match.games.map(({ game }) => reportOf(game, reason))),
  );
  for (const [{ games: played }, sides] of found) {
    const teamId = (key: string): number => sides.ids.get(key) ?? 0;
    const ids = {
      teamId,
      playerId: (player: DataPlayer, team: DataTeam) => players.idOf(player, { id: teamId(team.key), name: team.name }),
      champions,
    };
    const details = played.flatMap(({ number, game }) => {
      const stub = completedStub(game, number, sides, (reason) => reports.push(reportOf(game, reason)));
      if (stub === null) return [];
      const { id, position, beginAt, winnerId, lengthSeconds, videoUrl } = stub;
      return { ...gameDetail(game, { id, position }, ids), beginAt, winnerId, lengthSeconds, videoUrl, fromFiles: true as const };
    });
    if (details.length > 0) joined.set(sides.match.id, details);
  }
  const before = new Set(known.map(({ id }) => id));
  const used = new Set([...joined.values()].flat().flatMap(championIds));
  return {
    games: joined,
    players: [...players.added.values()],
    champions: champions.all().filter(({ id }) => used.has(id) && !before.has(id)),
    reports,
  };
}
