import { teamInMatch } from '../../domain/entities/team-stub';
import { hasResult } from '../../domain/match/match-state';
import { byPatch } from '../../domain/match/patch-name';
import type { LeaguePatch } from '../../domain/statistics/stats-document';
import type { TeamStub } from '../../domain/entities/entities';
import type { ChampionRef } from '../../domain/match/game';
import { compareLeagues } from '../../domain/leagues/league-table';
import type { Role } from '../../domain/match/role';
import { addChampionTotals, packChampionTotals, picksOf, type ChampionTotals } from '../../domain/statistics/champion-stats';
import { addPlayerTotals, packPlayerTotals, type PlayerTotals } from '../../domain/statistics/player-stats';
import { grouped, lastOf } from '../../domain/values/grouped';
import { patchScope, seasonOf, seasonScope } from '../../domain/statistics/scopes';
import type {
  ChampionStatsDocument,
  PlayerStatsDocument,
  PlayerStatsRow,
  StatsScopes,
  TeamStatsDocument,
} from '../../domain/statistics/stats-document';
import { addTeamTotals, packTeamTotals, teamResult, type TeamTotals } from '../../domain/statistics/team-stats';
import { teamIdsOf } from '../../domain/match/match-state';
import { coverageOf, playedGames, type PlayedGame } from '../index/played-games';
import { hasDraft, hasPlayers, hasTeams, type KnownSide, type PlayerGameLine } from '../index/stats-index';
import type { Season } from '../index/season';

/** Rows of one document: with all figures about 0.3 KB each. */
export const MOST_ROWS = 1500;
/** Room for them in a document of 1 MiB. */
const MOST_ROWS_CHARACTERS = 900_000;

type Sides<Totals> = Record<'blue' | 'red' | 'unsided', Totals | null>;

function noSides<Totals>(): Sides<Totals> {
  return { blue: null, red: null, unsided: null };
}

function addTo<Totals>(sides: Sides<Totals>, side: KnownSide, totals: Totals, add: (a: Totals, b: Totals) => Totals): void {
  const key = side ?? 'unsided';
  const known = sides[key];
  sides[key] = known === null ? totals : add(known, totals);
}

function packed<Totals, Packed>({ blue, red, unsided }: Sides<Totals>, pack: (totals: Totals) => Packed) {
  return { blue: blue && pack(blue), red: red && pack(red), ...(unsided === null ? {} : { unsided: pack(unsided) }) };
}

function gamesOf({ blue, red, unsided }: Sides<{ readonly games: number }>): number {
  return (blue?.games ?? 0) + (red?.games ?? 0) + (unsided?.games ?? 0);
}

/** The first rows, as many as a document holds. */
function fitting<Row>(rows: readonly Row[]): Row[] {
  const fit: Row[] = [];
  let room = MOST_ROWS_CHARACTERS;
  for (const row of rows) {
    room -= JSON.stringify(row).length + 1;
    if (room < 0) break;
    fit.push(row);
  }
  return fit;
}

/** The most frequent role; of equal ones the first met. Null where none is known. */
export function mainRole(roles: readonly (Role | null)[]): Role | null {
  const known = grouped(roles, (role) => (role === null ? [] : [role]));
  return [...known].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** Who played, in how many games, in which role most often; the latest of the lines, which come by start, names them. */
export function playersIn(lines: readonly PlayerGameLine[]) {
  return [...grouped(lines, ({ id }) => [id])].map(([id, own]) => ({
    id,
    name: lastOf(own).name,
    role: mainRole(own.map(({ role }) => role)),
    games: own.length,
  }));
}

type PlayerEntry = { name: string; teamId: number; games: number; readonly roles: Map<Role | null, Sides<PlayerTotals>> };

function playerRow(id: number, entry: PlayerEntry): PlayerStatsRow {
  const role = mainRole([...entry.roles].flatMap(([each, sides]) => Array.from({ length: gamesOf(sides) }, () => each)));
  const otherRoles = [...entry.roles].filter(([other]) => other !== role);
  return {
    id,
    name: entry.name,
    teamId: entry.teamId,
    role,
    ...packed(entry.roles.get(role) ?? noSides<PlayerTotals>(), packPlayerTotals),
    ...(otherRoles.length === 0
      ? {}
      : { otherRoles: otherRoles.map(([other, sides]) => ({ role: other, ...packed(sides, packPlayerTotals) })) }),
  };
}

function gamesOfScope(scope: string, { matchIndex, stats }: Season): PlayedGame[] {
  return matchIndex.ofScope(scope).flatMap((match) => playedGames(match, stats));
}

/** `stats/{scope}-players`; null for a scope without games. */
export function derivePlayerStats(scope: string, season: Season): PlayerStatsDocument | null {
  const coverage = coverageOf(gamesOfScope(scope, season), hasPlayers);
  if (coverage.games === 0) return null;
  const players = new Map<number, PlayerEntry>();
  const teams = new Map<number, TeamStub>();
  for (const match of season.matchIndex.ofScope(scope)) {
    for (const { players: lines } of season.stats.of(match.id)) {
      for (const { id, name, teamId, role, side, totals } of lines) {
        const entry: PlayerEntry = players.get(id) ?? { name, teamId, games: 0, roles: new Map() };
        players.set(id, entry);
        // Matches come by start: the latest counts.
        entry.name = name;
        entry.teamId = teamId;
        entry.games += 1;
        teams.set(teamId, teamInMatch(match, teamId));
        const sides = entry.roles.get(role) ?? noSides<PlayerTotals>();
        entry.roles.set(role, sides);
        addTo(sides, side, totals, addPlayerTotals);
      }
    }
  }
  const sorted = [...players].sort(([idA, a], [idB, b]) => b.games - a.games || idA - idB);
  const rows = fitting(sorted.slice(0, MOST_ROWS).map(([id, entry]) => playerRow(id, entry)));
  const named = new Set(rows.map(({ teamId }) => teamId));
  return {
    scope,
    teams: [...teams.values()].filter(({ id }) => named.has(id)).sort((a, b) => a.id - b.id),
    rows,
    omitted: players.size - rows.length,
    coverage,
  };
}

/** `stats/{scope}-teams`; null for a scope without games. */
export function deriveTeamStats(scope: string, season: Season): TeamStatsDocument | null {
  const coverage = coverageOf(gamesOfScope(scope, season), hasTeams);
  if (coverage.games === 0) return null;
  const teams = new Map<number, { team: TeamStub; readonly sides: Sides<TeamTotals> }>();
  for (const match of season.matchIndex.ofScope(scope)) {
    const add = (id: number, side: KnownSide, totals: TeamTotals): void => {
      const entry = teams.get(id) ?? { team: teamInMatch(match, id), sides: noSides<TeamTotals>() };
      teams.set(id, entry);
      entry.team = teamInMatch(match, id);
      addTo(entry.sides, side, totals, addTeamTotals);
    };
    for (const { winnerId, lengthSeconds, lines } of playedGames(match, season.stats)) {
      const known = lines?.teams ?? [];
      for (const { id, side, totals } of known) add(id, side, totals);
      for (const id of teamIdsOf(match)) {
        if (!known.some((team) => team.id === id)) add(id, null, teamResult(winnerId === id, lengthSeconds));
      }
    }
  }
  const sorted = [...teams.values()].sort((a, b) => gamesOf(b.sides) - gamesOf(a.sides) || a.team.id - b.team.id);
  const rows = fitting(sorted.slice(0, MOST_ROWS).map(({ team, sides }) => ({ team, ...packed(sides, packTeamTotals) })));
  return { scope, rows, omitted: teams.size - rows.length, coverage };
}

/** `stats/{scope}-champions`; null for a scope without games. Champions without a name (banned only, and unknown to the source) are left out. */
export function deriveChampionStats(scope: string, season: Season): ChampionStatsDocument | null {
  const coverage = coverageOf(gamesOfScope(scope, season), hasDraft);
  if (coverage.games === 0) return null;
  const totals = new Map<number, ChampionTotals>();
  const refs = new Map<number, ChampionRef>();
  const drafts = { games: 0, gamesWithBans: 0 };
  for (const match of season.matchIndex.ofScope(scope)) {
    for (const game of season.stats.of(match.id)) {
      if (game.drafts === null) continue;
      drafts.games += game.drafts.games;
      drafts.gamesWithBans += game.drafts.gamesWithBans;
      for (const { champion } of game.players) refs.set(champion.id, champion);
      for (const [id, line] of game.champions) {
        const known = totals.get(id);
        totals.set(id, known ? addChampionTotals(known, line) : line);
      }
    }
  }
  const refOf = (id: number): ChampionRef | undefined => {
    const champion = [season.entities.champions.get(id), refs.get(id)].find((known) => known !== undefined && known.name !== '');
    return champion && { id, name: champion.name, img: champion.img };
  };
  const rows = [...totals].flatMap(([id, total]) => {
    const champion = refOf(id);
    return champion ? [{ champion, picks: picksOf(total).picks, totals: packChampionTotals(total) }] : [];
  });
  const sorted = rows.sort((a, b) => b.picks - a.picks || a.champion.id - b.champion.id);
  return { scope, drafts, rows: sorted.map(({ champion, totals: packed }) => ({ champion, totals: packed })), coverage };
}

/** `stats/scopes`; null while nothing has figures. */
export function deriveStatsScopes({ matchIndex, stats }: Season): StatsScopes | null {
  const leagues = new Map<number, StatsScopes['leagues'][number]>();
  const series = new Map<number, StatsScopes['series'][number]>();
  const tournaments = new Map<number, StatsScopes['tournaments'][number]>();
  const patches = new Set<string>();
  const leaguePatches = new Map<string, LeaguePatch>();
  const seasons = new Set<number>();
  const leagueSeasons = new Map<string, StatsScopes['leagueSeasons'][number]>();
  // The latest match names them, and the latest come first.
  for (const match of [...matchIndex.ofScope('all')].reverse()) {
    const { leagueId, serieId, tournamentId, version: patch } = match;
    const ofLeague = patchScope(patch, leagueId);
    if (patch !== '' && hasResult(match) && !leaguePatches.has(ofLeague)) leaguePatches.set(ofLeague, { leagueId, patch, empty: true });
    if (!stats.has(match.id)) continue;
    if (!leagues.has(leagueId)) leagues.set(leagueId, { id: leagueId, name: match.leagueName });
    if (serieId !== 0 && !series.has(serieId)) series.set(serieId, { id: serieId, name: match.serieName, leagueId });
    if (tournamentId !== 0 && !tournaments.has(tournamentId))
      tournaments.set(tournamentId, { id: tournamentId, name: match.tournamentName, serieId });
    if (patch !== '') {
      patches.add(patch);
      leaguePatches.set(ofLeague, { leagueId, patch });
    }
    const year = seasonOf(match);
    seasons.add(year);
    leagueSeasons.set(seasonScope(year, leagueId), { leagueId, year });
  }
  if (leagues.size === 0) return null;
  return {
    leagues: [...leagues.values()].sort((a, b) => compareLeagues(a.id, b.id)),
    seasons: [...seasons],
    leagueSeasons: [...leagueSeasons.values()],
    series: [...series.values()],
    tournaments: [...tournaments.values()],
    patches: [...patches].sort(byPatch),
    leaguePatches: [...leaguePatches.values()].sort((a, b) => byPatch(a.patch, b.patch)),
  };
}
