import { teamInMatch } from '../../domain/entities/team-stub';
import { hasResult } from '../../domain/match/match-state';
import { byPatch } from '../../domain/match/patch-name';
import type { LeaguePatch } from '../../domain/statistics/stats-document';
import type { ChampionRef } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { Coverage } from '../../domain/statistics/coverage';
import { compareLeagues } from '../../domain/leagues/league-table';
import type { Role } from '../../domain/match/role';
import { addChampionTotals, addDraftCounts, NO_DRAFTS, packChampionTotals, picksOf } from '../../domain/statistics/champion-stats';
import { addPlayerTotals, packPlayerTotals } from '../../domain/statistics/player-stats';
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
import { coverageOf, playedGames } from '../index/played-games';
import { hasDraft, hasPlayers, hasTeams, type GameStatLines, type KnownSide, type PlayerGameLine } from '../index/stats-index';
import type { Season } from '../index/season';

/** As many rows fit into a document: each has about 0.3 KB with all figures. */
export const MOST_ROWS = 1500;
/** The room for rows in a document of 1 MiB. */
const MOST_ROWS_CHARACTERS = 900_000;

type SideTotals<Totals> = { readonly side: KnownSide; readonly totals: Totals };

/** Totals by side as documents store them; those of unknown sides only where there are any. */
function packedSides<Totals, Packed>(
  lines: readonly SideTotals<Totals>[],
  add: (a: Totals, b: Totals) => Totals,
  pack: (totals: Totals) => Packed,
) {
  const sumOf = (side: KnownSide): Packed | null => {
    const own = lines.filter((line) => line.side === side).map(({ totals }) => totals);
    return own.length === 0 ? null : pack(own.reduce(add));
  };
  const unsided = sumOf(null);
  return { blue: sumOf('blue'), red: sumOf('red'), ...(unsided === null ? {} : { unsided }) };
}

/** The first rows, as many as fit into a document. */
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

/** The most frequent role, of equally frequent ones the one that comes first; null where none is known. */
export function mainRole(roles: readonly (Role | null)[]): Role | null {
  const known = grouped(roles, (role) => (role === null ? [] : [role]));
  return [...known].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** The players of some games, with the number of games and the most frequent role of each. The lines come by start; the latest gives the name. */
export function playersIn(lines: readonly PlayerGameLine[]) {
  return [...grouped(lines, ({ id }) => [id])].map(([id, own]) => ({
    id,
    name: lastOf(own).name,
    role: mainRole(own.map(({ role }) => role)),
    games: own.length,
  }));
}

function playerRow(id: number, lines: readonly [PlayerGameLine, ...PlayerGameLine[]]): PlayerStatsRow {
  const { name, teamId } = lastOf(lines);
  const role = mainRole(lines.map((line) => line.role));
  const byRole = grouped(lines, (line) => [line.role]);
  const sums = (own: readonly PlayerGameLine[]) => packedSides(own, addPlayerTotals, packPlayerTotals);
  const otherRoles = [...byRole].filter(([other]) => other !== role).map(([other, own]) => ({ role: other, ...sums(own) }));
  return { id, name, teamId, role, ...sums(byRole.get(role) ?? []), ...(otherRoles.length === 0 ? {} : { otherRoles }) };
}

function coverageOfScope(scope: string, { matchIndex, stats }: Season, known: (lines: GameStatLines) => boolean): Coverage {
  return coverageOf(
    matchIndex.ofScope(scope).flatMap((match) => playedGames(match, stats)),
    known,
  );
}

/** `stats/{scope}-players`; null for a scope without games. */
export function derivePlayerStats(scope: string, season: Season): PlayerStatsDocument | null {
  const coverage = coverageOfScope(scope, season, hasPlayers);
  if (coverage.games === 0) return null;
  // Matches are sorted by start: the latest gives the names of player and team.
  const played = season.matchIndex
    .ofScope(scope)
    .flatMap((match) => season.stats.of(match.id).flatMap(({ players }) => players.map((line) => ({ match, line }))));
  const players = grouped(
    played.map(({ line }) => line),
    ({ id }) => [id],
  );
  const sorted = [...players].sort(([idA, a], [idB, b]) => b.length - a.length || idA - idB);
  const rows = fitting(sorted.slice(0, MOST_ROWS).map(([id, own]) => playerRow(id, own)));
  const latest = new Map(played.map(({ match, line }) => [line.teamId, match]));
  const named = new Set(rows.map(({ teamId }) => teamId));
  const teams = [...latest].filter(([id]) => named.has(id)).map(([id, match]) => teamInMatch(match, id));
  return { scope, teams: teams.sort((a, b) => a.id - b.id), rows, omitted: players.size - rows.length, coverage };
}

type TeamGame = SideTotals<TeamTotals> & { readonly id: number; readonly match: Match };

/** What the games of a match add to its teams; of a game without figures just its result. */
function teamGamesOf(match: Match, { stats }: Season): TeamGame[] {
  return playedGames(match, stats).flatMap(({ winnerId, lengthSeconds, lines }) => {
    const known = lines?.teams ?? [];
    const others = teamIdsOf(match).filter((id) => !known.some((team) => team.id === id));
    const bare = others.map((id) => ({ id, side: null, totals: teamResult(winnerId === id, lengthSeconds) }));
    return [...known, ...bare].map((game) => ({ ...game, match }));
  });
}

/** `stats/{scope}-teams`; null for a scope without games. */
export function deriveTeamStats(scope: string, season: Season): TeamStatsDocument | null {
  const coverage = coverageOfScope(scope, season, hasTeams);
  if (coverage.games === 0) return null;
  const games = season.matchIndex.ofScope(scope).flatMap((match) => teamGamesOf(match, season));
  const teams = grouped(games, ({ id }) => [id]);
  const sorted = [...teams].sort(([idA, a], [idB, b]) => b.length - a.length || idA - idB);
  const rows = fitting(
    sorted
      .slice(0, MOST_ROWS)
      .map(([id, own]) => ({ team: teamInMatch(lastOf(own).match, id), ...packedSides(own, addTeamTotals, packTeamTotals) })),
  );
  return { scope, rows, omitted: teams.size - rows.length, coverage };
}

/** `stats/{scope}-champions`; null for a scope without games. Champions without a name (banned only, and unknown to the source) are left out. */
export function deriveChampionStats(scope: string, season: Season): ChampionStatsDocument | null {
  const coverage = coverageOfScope(scope, season, hasDraft);
  if (coverage.games === 0) return null;
  const games = season.matchIndex
    .ofScope(scope)
    .flatMap(({ id }) => season.stats.of(id))
    .filter(hasDraft);
  const refs = new Map(games.flatMap(({ players }) => players.map(({ champion }) => [champion.id, champion])));
  const refOf = (id: number): ChampionRef | undefined => {
    const champion = [season.entities.champions.get(id), refs.get(id)].find((known) => known !== undefined && known.name !== '');
    return champion && { id, name: champion.name, img: champion.img };
  };
  const lines = games.flatMap(({ champions }) => champions);
  const rows = [...grouped(lines, ([id]) => [id])].flatMap(([id, own]) => {
    const champion = refOf(id);
    const total = own.map(([, totals]) => totals).reduce(addChampionTotals);
    return champion ? [{ champion, picks: picksOf(total).picks, totals: packChampionTotals(total) }] : [];
  });
  const sorted = rows.sort((a, b) => b.picks - a.picks || a.champion.id - b.champion.id);
  return {
    scope,
    drafts: games.flatMap(({ drafts }) => drafts ?? []).reduce(addDraftCounts, NO_DRAFTS),
    rows: sorted.map(({ champion, totals }) => ({ champion, totals })),
    coverage,
  };
}

/** `stats/scopes`; null while nothing has figures. */
export function deriveStatsScopes({ matchIndex, stats }: Season): StatsScopes | null {
  const isCounted = ({ id }: Match): boolean => stats.has(id);
  // Options have the name of their latest match, and the latest options come first.
  const latestFirst = [...matchIndex.ofScope('all')].reverse();
  const counted = latestFirst.filter(isCounted);
  if (counted.length === 0) return null;
  const named = (idOf: (match: Match) => number) => [...grouped(counted, (match) => (idOf(match) === 0 ? [] : [idOf(match)]))];
  const ofLeagues = latestFirst.filter((match) => match.version !== '' && (hasResult(match) || isCounted(match)));
  const byLeague = grouped(ofLeagues, ({ version, leagueId }) => [patchScope(version, leagueId)]);
  const bySeason = grouped(counted, (match) => [seasonScope(seasonOf(match), match.leagueId)]);
  return {
    leagues: [...grouped(counted, ({ leagueId }) => [leagueId])]
      .map(([id, [{ leagueName: name }]]) => ({ id, name }))
      .sort((a, b) => compareLeagues(a.id, b.id)),
    seasons: [...new Set(counted.map(seasonOf))],
    leagueSeasons: [...bySeason.values()].map(([match]) => ({ leagueId: match.leagueId, year: seasonOf(match) })),
    series: named(({ serieId }) => serieId).map(([id, [{ serieName: name, leagueId }]]) => ({ id, name, leagueId })),
    tournaments: named(({ tournamentId }) => tournamentId).map(([id, [{ tournamentName: name, serieId }]]) => ({ id, name, serieId })),
    patches: [...new Set(counted.flatMap(({ version }) => version || []))].sort(byPatch),
    leaguePatches: [...byLeague.values()]
      .map((own): LeaguePatch => {
        const [{ leagueId, version: patch }] = own;
        return own.some(isCounted) ? { leagueId, patch } : { leagueId, patch, empty: true };
      })
      .sort((a, b) => byPatch(a.patch, b.patch)),
  };
}
