import type { TeamStub } from '../domain/entities';
import type { ChampionRef } from '../domain/game';
import { compareLeagues } from '../domain/league-table';
import type { Match } from '../domain/match';
import type { Role } from '../domain/role';
import { addChampionTotals, packChampionTotals, picksOf, type ChampionTotals } from '../domain/stats/champion-stats';
import { addPlayerTotals, packPlayerTotals, type PlayerTotals } from '../domain/stats/player-stats';
import { seasonOf, seasonScope } from '../domain/stats/scopes';
import type { ChampionStatsDocument, PlayerStatsDocument, StatsScopes, TeamStatsDocument } from '../domain/stats/stats-document';
import { addTeamTotals, packTeamTotals, type TeamTotals } from '../domain/stats/team-stats';
import type { EntityBook } from './entity-book';
import type { MatchBook } from './match-book';
import type { StatsBook } from './stats-book';

/** Rows of one document: with all figures about 0.3 KB each. */
export const MOST_ROWS = 1500;

type BySide<Totals> = { blue: Totals | null; red: Totals | null };

function addTo<Totals>(sides: BySide<Totals>, side: 'blue' | 'red', totals: Totals, add: (a: Totals, b: Totals) => Totals): void {
  const known = sides[side];
  sides[side] = known === null ? totals : add(known, totals);
}

function packed<Totals, Packed>({ blue, red }: BySide<Totals>, pack: (totals: Totals) => Packed) {
  return { blue: blue && pack(blue), red: red && pack(red) };
}

function gamesOf(sides: BySide<{ readonly games: number }>): number {
  return (sides.blue?.games ?? 0) + (sides.red?.games ?? 0);
}

/** A team as a match names it. */
export function sideStub(match: Match, teamId: number): TeamStub {
  const side = [match.left, match.right].find(({ id }) => id === teamId);
  return { id: teamId, name: side?.name ?? '', acronym: side?.abbr ?? '', img: side?.img ?? null };
}

/** The most frequent role; of equal ones the first met. */
export function mainRole(roles: ReadonlyMap<Role, number>): Role | null {
  let best: { role: Role; games: number } | null = null;
  for (const [role, games] of roles) if (best === null || games > best.games) best = { role, games };
  return best?.role ?? null;
}

type PlayerEntry = BySide<PlayerTotals> & { name: string; teamId: number; readonly roles: Map<Role, number> };

/** `stats/{scope}-players`; null for a scope without figures. */
export function derivePlayerStats(scope: string, book: MatchBook, stats: StatsBook): PlayerStatsDocument | null {
  const players = new Map<number, PlayerEntry>();
  const teams = new Map<number, TeamStub>();
  for (const match of book.ofScope(scope)) {
    for (const { players: lines } of stats.of(match.id)) {
      for (const { id, name, teamId, role, side, totals } of lines) {
        const entry: PlayerEntry = players.get(id) ?? { name, teamId, roles: new Map(), blue: null, red: null };
        players.set(id, entry);
        // Matches come by start: the latest counts.
        entry.name = name;
        entry.teamId = teamId;
        teams.set(teamId, sideStub(match, teamId));
        if (role !== null) entry.roles.set(role, (entry.roles.get(role) ?? 0) + 1);
        addTo(entry, side, totals, addPlayerTotals);
      }
    }
  }
  if (players.size === 0) return null;
  const sorted = [...players].sort(([idA, a], [idB, b]) => gamesOf(b) - gamesOf(a) || idA - idB).slice(0, MOST_ROWS);
  const named = new Set(sorted.map(([, { teamId }]) => teamId));
  return {
    scope,
    teams: [...teams.values()].filter(({ id }) => named.has(id)).sort((a, b) => a.id - b.id),
    rows: sorted.map(([id, entry]) => ({
      id,
      name: entry.name,
      teamId: entry.teamId,
      role: mainRole(entry.roles),
      ...packed(entry, packPlayerTotals),
    })),
    omitted: players.size - sorted.length,
  };
}

/** `stats/{scope}-teams`; null for a scope without figures. */
export function deriveTeamStats(scope: string, book: MatchBook, stats: StatsBook): TeamStatsDocument | null {
  const teams = new Map<number, BySide<TeamTotals> & { team: TeamStub }>();
  for (const match of book.ofScope(scope)) {
    for (const game of stats.of(match.id)) {
      for (const { id, side, totals } of game.teams) {
        const entry = teams.get(id) ?? { team: sideStub(match, id), blue: null, red: null };
        teams.set(id, entry);
        entry.team = sideStub(match, id);
        addTo(entry, side, totals, addTeamTotals);
      }
    }
  }
  if (teams.size === 0) return null;
  const sorted = [...teams.values()].sort((a, b) => gamesOf(b) - gamesOf(a) || a.team.id - b.team.id).slice(0, MOST_ROWS);
  return {
    scope,
    rows: sorted.map((entry) => ({ team: entry.team, ...packed(entry, packTeamTotals) })),
    omitted: teams.size - sorted.length,
  };
}

/** `stats/{scope}-champions`; null for a scope without drafts. Champions without a name (banned only, and unknown to the source) are left out. */
export function deriveChampionStats(scope: string, book: MatchBook, stats: StatsBook, entities: EntityBook): ChampionStatsDocument | null {
  const totals = new Map<number, ChampionTotals>();
  const refs = new Map<number, ChampionRef>();
  const drafts = { games: 0, gamesWithBans: 0 };
  for (const match of book.ofScope(scope)) {
    for (const game of stats.of(match.id)) {
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
  if (drafts.games === 0) return null;
  const refOf = (id: number): ChampionRef | undefined => {
    const champion = entities.champions.get(id);
    return champion ? { id, name: champion.name, img: champion.img } : refs.get(id);
  };
  const rows = [...totals].flatMap(([id, total]) => {
    const champion = refOf(id);
    return champion ? [{ champion, picks: picksOf(total).picks, totals: packChampionTotals(total) }] : [];
  });
  const sorted = rows.sort((a, b) => b.picks - a.picks || a.champion.id - b.champion.id);
  return { scope, drafts, rows: sorted.map(({ champion, totals: packed }) => ({ champion, totals: packed })) };
}

/** Newest first. */
export function byPatch(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map((part) => Number.parseInt(part, 10));
  const [majorB = 0, minorB = 0] = b.split('.').map((part) => Number.parseInt(part, 10));
  return majorB - majorA || minorB - minorA || b.localeCompare(a);
}

/** `stats/scopes`; null while nothing has figures. */
export function deriveStatsScopes(book: MatchBook, stats: StatsBook): StatsScopes | null {
  const leagues = new Map<number, StatsScopes['leagues'][number]>();
  const series = new Map<number, StatsScopes['series'][number]>();
  const tournaments = new Map<number, StatsScopes['tournaments'][number]>();
  const patches = new Set<string>();
  const seasons = new Set<number>();
  const leagueSeasons = new Map<string, StatsScopes['leagueSeasons'][number]>();
  // The latest match names them, and the latest come first.
  for (const match of [...book.ofScope('all')].reverse()) {
    if (!stats.has(match.id)) continue;
    const { leagueId, serieId, tournamentId } = match;
    if (!leagues.has(leagueId)) leagues.set(leagueId, { id: leagueId, name: match.leagueName });
    if (serieId !== 0 && !series.has(serieId)) series.set(serieId, { id: serieId, name: match.serieName, leagueId });
    if (tournamentId !== 0 && !tournaments.has(tournamentId))
      tournaments.set(tournamentId, { id: tournamentId, name: match.tournamentName, serieId });
    if (match.version !== '') patches.add(match.version);
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
  };
}
