import type { Serie, Team } from '../../domain/entities/entities';
import { byStart } from '../../domain/match/match-order';
import type { Season } from '../index/season';

const isOver = ({ endAt }: Pick<Serie, 'endAt'>, now: number): boolean => endAt !== null && Date.parse(endAt) < now;

/** The team and serie of a player's latest game that is known. */
function latestGame(playerId: number, { matchIndex, stats }: Season): { readonly teamId: number; readonly serieId: number } | null {
  const match = [...stats.players.matchesOf(playerId)]
    .flatMap((id) => matchIndex.get(id) ?? [])
    .sort(byStart)
    .at(-1);
  const line =
    match &&
    stats
      .of(match.id)
      .flatMap(({ players }) => players)
      .findLast(({ id }) => id === playerId);
  return match && line ? { teamId: line.teamId, serieId: match.serieId } : null;
}

/**
 * Whether a player whom the source still lists in a team's roster has left it: the latest
 * game was for another team that lists them as well, or in a serie under way in
 * which both teams play. A newcomer who has not played yet has not.
 */
function hasLeft(playerId: number, teamId: number, season: Season): boolean {
  const { entities, matchIndex, now } = season;
  const latest = latestGame(playerId, season);
  if (latest === null || latest.teamId === teamId) return false;
  if (entities.teams.get(latest.teamId)?.players.some(({ id }) => id === playerId)) return true;
  const serie = entities.series.get(latest.serieId);
  return serie !== undefined && !isOver(serie, now()) && matchIndex.ofTeam(teamId).some(({ serieId }) => serieId === serie.id);
}

/** `teams/{id}`; null for an unknown team. */
export function deriveTeam(id: number, season: Season): Team | null {
  const team = season.entities.teams.get(id) ?? null;
  return team && { ...team, players: team.players.filter((player) => !hasLeft(player.id, id, season)) };
}
