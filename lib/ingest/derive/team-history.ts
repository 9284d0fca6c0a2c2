import { rankFromBracket } from '../../domain/competition/bracket-standings';
import { isElimination } from '../../domain/competition/elimination';
import type { Serie } from '../../domain/entities/entities';
import type { Match } from '../../domain/match/match';
import { byStart, isFinished } from '../../domain/match/match-order';
import { teamIdsOf } from '../../domain/match/match-state';
import { roleOrder, type Role } from '../../domain/match/role';
import { seasonOf } from '../../domain/statistics/scopes';
import type { PlayerPlacement } from '../../domain/statistics/player-figures-document';
import type { LineUp, Placement } from '../../domain/statistics/team-history';
import { mainRole, sideStub } from './stats';
import type { MatchIndex } from '../index/match-index';
import type { StatsIndex } from '../index/stats-index';

const LAST_PLACE = 4;
const MOST_PLACEMENTS = 60;
const MOST_LINE_UPS = 40;
const MOST_PLAYERS = 12;

export type KnownSeries = ReadonlyMap<number, Pick<Serie, 'winnerId'>>;

/** The team's series, newest first, each with the team's latest match in it. */
function latestBySerie(matches: readonly Match[]): Map<number, Match> {
  const latest = new Map<number, Match>();
  for (const match of [...matches].reverse()) if (match.serieId !== 0 && !latest.has(match.serieId)) latest.set(match.serieId, match);
  return latest;
}

const isOver = (match: Match): boolean => isFinished(match) || match.status === 'canceled';

/** The knockout stage that decides a serie: its last one; null while it is not over, or where there is none. */
function decidingStage(ofSerie: readonly Match[], matchIndex: MatchIndex): readonly Match[] | null {
  if (!ofSerie.every(isOver)) return null;
  const stages = [...new Set([...ofSerie].reverse().map(({ tournamentId }) => tournamentId))].filter((id) => id !== 0);
  const last = stages.map((id) => matchIndex.ofTournament(id)).find((matches) => isElimination({ hasBracket: false }, matches));
  return last ?? null;
}

type Place = Pick<Placement, 'place' | 'to'>;

/** The places of a stage by team; none unless the first two met in the last match of the first: then there was a final, and no ways to come through beside one another. */
function placesIn(stage: readonly Match[]): Map<number, Place> {
  const teams = new Map(stage.flatMap((match) => teamIdsOf(match).map((id) => [id, sideStub(match, id)] as const)));
  const rows = rankFromBracket([...teams.values()], stage);
  const [first, second] = [1, 2].map((rank) => rows.filter((row) => row.rank === rank));
  const [winner, loser] = [first, second].map((sharing) => (sharing?.length === 1 ? sharing[0]?.team.id : undefined));
  if (winner === undefined || loser === undefined) return new Map();
  const last = stage
    .filter((match) => isFinished(match) && teamIdsOf(match).includes(winner))
    .sort(byStart)
    .at(-1);
  if (!last || !teamIdsOf(last).includes(loser)) return new Map();
  return new Map(rows.map(({ team, rank }) => [team.id, { place: rank, to: rank + rows.filter((row) => row.rank === rank).length - 1 }]));
}

/** How a serie ended for a team: by the bracket that decided it, unless the source names another winner; without one, only the winner. */
function placementOf(teamId: number, serieId: number, matchIndex: MatchIndex, series: KnownSeries): Place | null {
  const winnerId = series.get(serieId)?.winnerId ?? null;
  const stage = decidingStage(matchIndex.ofScope(`serie:${serieId}`), matchIndex);
  const places = stage === null ? new Map<number, Place>() : placesIn(stage);
  if (places.size > 0 && (winnerId === null || places.get(winnerId)?.place === 1)) return places.get(teamId) ?? null;
  return winnerId === teamId ? { place: 1, to: 1 } : null;
}

/** The first four places of a team in series that are over, newest first. `matches` are all of the team, by start. */
export function placementsOf(teamId: number, matches: readonly Match[], matchIndex: MatchIndex, series: KnownSeries): Placement[] {
  return [...latestBySerie(matches)]
    .flatMap(([serieId, match]): Placement[] => {
      const placement = placementOf(teamId, serieId, matchIndex, series);
      if (placement === null || placement.place > LAST_PLACE) return [];
      return [{ serieId, name: match.serieName, leagueName: match.leagueName, year: seasonOf(match), ...placement }];
    })
    .slice(0, MOST_PLACEMENTS);
}

type PlayedFor = { readonly match: Match; readonly teamId: number };

/** The first four places of a player's teams in series that are over and in which they played a game for them, newest first. `played` are all games that are known, by start. */
export function playerPlacementsOf(played: readonly PlayedFor[], matchIndex: MatchIndex, series: KnownSeries): PlayerPlacement[] {
  const teams = new Map<number, Match[]>();
  for (const { match, teamId } of played) teams.set(teamId, [...(teams.get(teamId) ?? []), match]);
  return [...teams]
    .flatMap(([teamId, matches]) => {
      const latest = latestBySerie(matches);
      return placementsOf(teamId, matches, matchIndex, series).flatMap((placement) => {
        const match = latest.get(placement.serieId);
        return match ? [{ placement: { ...placement, team: sideStub(match, teamId) }, match }] : [];
      });
    })
    .sort((a, b) => byStart(b.match, a.match))
    .slice(0, MOST_PLACEMENTS)
    .map(({ placement }) => placement);
}

type Entry = { name: string; games: number; readonly roles: Map<Role, number> };

/** Who played in each serie, newest first, as far as the games show. `matches` are all of the team, by start. */
export function lineUpsOf(teamId: number, matches: readonly Match[], stats: StatsIndex): LineUp[] {
  const lineUps: LineUp[] = [];
  for (const [serieId, latest] of latestBySerie(matches)) {
    const players = new Map<number, Entry>();
    const played: string[] = [];
    for (const match of matches) {
      if (match.serieId !== serieId) continue;
      for (const line of stats.of(match.id).flatMap((game) => game.players)) {
        if (line.teamId !== teamId) continue;
        const entry: Entry = players.get(line.id) ?? { name: line.name, games: 0, roles: new Map() };
        players.set(line.id, entry);
        entry.name = line.name;
        entry.games += 1;
        if (line.role !== null) entry.roles.set(line.role, (entry.roles.get(line.role) ?? 0) + 1);
        played.push(match.beginAt);
      }
    }
    const [from, to] = [played[0], played.at(-1)];
    if (from === undefined || to === undefined) continue;
    lineUps.push({
      serieId,
      name: latest.serieName,
      leagueName: latest.leagueName,
      from,
      to,
      players: [...players]
        .map(([id, { name, games, roles }]) => ({ id, name, role: mainRole(roles), games }))
        .sort((a, b) => roleOrder(a.role) - roleOrder(b.role) || b.games - a.games || a.id - b.id)
        .slice(0, MOST_PLAYERS),
    });
  }
  return lineUps.slice(0, MOST_LINE_UPS);
}
