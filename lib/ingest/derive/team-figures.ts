import { teamInMatch } from '../../domain/entities/team-stub';
import type { ChampionRef } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { roleOrder, type Role } from '../../domain/match/role';
import {
  yearOf,
  type OpponentRecord,
  type TeamFiguresDocument,
  type TeamMatches,
  type TeamPool,
  type TeamSeason,
} from '../../domain/statistics/team-figures';
import { mainRole } from './stats';
import { isFinished } from '../../domain/match/match-order';
import { outcomeFor } from '../../domain/match/match-outcome';
import { isFed } from '../../domain/match/spoilers';
import { withoutDetails } from './match';
import { coverageOf, playedGames } from '../index/played-games';
import { lineUpsOf, placementsOf } from './team';
import type { Season } from '../index/season';

const MOST_SEASONS = 40;
const MOST_PLAYERS = 40;
const MOST_CHAMPIONS = 12;
const MOST_OPPONENTS = 300;
/** No team plays this many matches a year; a faulty source must not make the document grow. */
const MOST_MATCHES = 500;

/** `teamMatches/{id}-{year}`; null for a year without matches. */
export function deriveTeamMatches(teamId: number, year: number, { matchIndex }: Season): TeamMatches | null {
  const matches = matchIndex.ofTeam(teamId).filter(({ beginAt }) => yearOf(beginAt) === year);
  if (matches.length === 0) return null;
  return { teamId, year, matches: matches.slice(-MOST_MATCHES).map((match) => (isFinished(match) ? withoutDetails(match) : match)) };
}

/** The league of most matches in the year of the latest one. */
function mainLeague(matches: readonly Match[], latest: Match): TeamFiguresDocument['league'] {
  const leagues = new Map<number, { name: string; matches: number }>();
  for (const { leagueId, leagueName, beginAt } of matches) {
    if (yearOf(beginAt) !== yearOf(latest.beginAt)) continue;
    leagues.set(leagueId, { name: leagueName, matches: (leagues.get(leagueId)?.matches ?? 0) + 1 });
  }
  const [most] = [...leagues].sort(([, a], [, b]) => b.matches - a.matches);
  return most ? { id: most[0], name: most[1].name } : { id: latest.leagueId, name: latest.leagueName };
}

/** Series in which games of the team are counted, newest first. */
function seasonsOf(matches: readonly Match[], { stats }: Season): TeamSeason[] {
  const seasons = new Map<number, TeamSeason>();
  for (const { id, serieId, serieName, leagueName } of [...matches].reverse()) {
    if (serieId === 0 || seasons.has(serieId) || !stats.has(id)) continue;
    seasons.set(serieId, { serieId, name: serieName, leagueName });
  }
  return [...seasons.values()].slice(0, MOST_SEASONS);
}

type PackedChampion = TeamPool['champions'][number];
type PoolEntry = {
  name: string;
  games: number;
  serieId: number;
  readonly roles: (Role | null)[];
  readonly champions: Map<number, PackedChampion>;
};

function plus([id, ...a]: PackedChampion, [, ...b]: PackedChampion): PackedChampion {
  return [id, a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** Champions by player over all games of the team; matches come by start. */
function poolsOf(teamId: number, matches: readonly Match[], { stats }: Season): Pick<TeamFiguresDocument, 'pools' | 'champions'> {
  const players = new Map<number, PoolEntry>();
  const refs = new Map<number, ChampionRef>();
  for (const match of matches) {
    for (const { id, name, teamId: own, role, champion, totals } of stats.of(match.id).flatMap((game) => game.players)) {
      if (own !== teamId) continue;
      const entry: PoolEntry = players.get(id) ?? { name, games: 0, serieId: 0, roles: [], champions: new Map() };
      // Entered anew, so that the player who played last comes last.
      players.delete(id);
      players.set(id, entry);
      entry.name = name;
      entry.games += 1;
      entry.serieId = match.serieId;
      entry.roles.push(role);
      const line: PackedChampion = [champion.id, 1, totals.wins, totals.kills, totals.deaths, totals.assists];
      const known = entry.champions.get(champion.id);
      entry.champions.set(champion.id, known ? plus(known, line) : line);
      refs.set(champion.id, champion);
    }
  }
  const latestFirst = [...players].reverse();
  const serieNow = latestFirst[0]?.[1].serieId;
  const pools = latestFirst
    .map(([id, { name, games, serieId, roles, champions }]): TeamPool => {
      const sorted = [...champions.values()].sort((a, b) => b[1] - a[1] || b[2] - a[2] || a[0] - b[0]);
      const listed = sorted.slice(0, MOST_CHAMPIONS);
      return {
        id,
        name,
        role: mainRole(roles),
        games,
        current: serieId === serieNow,
        champions: listed,
        omitted: sorted.length - listed.length,
      };
    })
    // Stable: those who have left stay in the order of their last game.
    .sort((a, b) => Number(b.current) - Number(a.current) || (a.current ? roleOrder(a.role) - roleOrder(b.role) || b.games - a.games : 0))
    .slice(0, MOST_PLAYERS);
  const named = new Set(pools.flatMap((pool) => pool.champions.map(([id]) => id)));
  return { pools, champions: [...refs.values()].filter(({ id }) => named.has(id)).sort((a, b) => a.id - b.id) };
}

function opponentsOf(teamId: number, matches: readonly Match[]): OpponentRecord[] {
  const opponents = new Map<number, OpponentRecord>();
  for (const match of matches) {
    if (!isFinished(match)) continue;
    const other = match.left.id === teamId ? match.right.id : match.left.id;
    if (other <= 0 || other === teamId) continue;
    const known = opponents.get(other);
    const { wins = 0, losses = 0, draws = 0 } = known ?? {};
    const isResult = isFed(match) && (known === undefined || known.isResult === true);
    const outcome = outcomeFor(teamId, match);
    if (outcome === null) continue;
    // The latest meeting names them.
    opponents.set(other, {
      ...teamInMatch(match, other),
      wins: wins + Number(outcome === 'won'),
      losses: losses + Number(outcome === 'lost'),
      draws: draws + Number(outcome === 'drawn'),
      ...(isResult ? { isResult } : {}),
    });
  }
  const meetings = ({ wins, losses, draws }: OpponentRecord) => wins + losses + draws;
  return [...opponents.values()]
    .sort((a, b) => meetings(b) - meetings(a) || a.name.localeCompare(b.name) || a.id - b.id)
    .slice(0, MOST_OPPONENTS);
}

/** `teamFigures/{id}`; null for a team without matches. */
export function deriveTeamFigures(teamId: number, season: Season): TeamFiguresDocument | null {
  const matches = season.matchIndex.ofTeam(teamId);
  const latest = matches.at(-1);
  if (latest === undefined) return null;
  return {
    teamId,
    league: mainLeague(matches, latest),
    years: [...new Set(matches.map(({ beginAt }) => yearOf(beginAt)))].sort((a, b) => b - a),
    seasons: seasonsOf(matches, season),
    ...poolsOf(teamId, matches, season),
    coverage: coverageOf(
      matches.flatMap((match) => playedGames(match, season.stats)),
      ({ players }) => players.some((line) => line.teamId === teamId),
    ),
    opponents: opponentsOf(teamId, matches),
    placements: placementsOf(teamId, matches, season),
    lineUps: lineUpsOf(teamId, matches, season),
  };
}
