import type { Serie, Team } from '../../domain/entities/entities';
import { byStart } from '../../domain/match/match-order';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import type { StatsIndex } from '../index/stats-index';

type Sources = { readonly entities: EntityIndex; readonly matchIndex: MatchIndex; readonly stats: StatsIndex; readonly now: () => number };

const isOver = ({ endAt }: Pick<Serie, 'endAt'>, now: number): boolean => endAt !== null && Date.parse(endAt) < now;

/** The team and serie of a player's latest game that is known. */
function latestGame(playerId: number, { matchIndex, stats }: Sources): { readonly teamId: number; readonly serieId: number } | null {
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
function hasLeft(playerId: number, teamId: number, sources: Sources): boolean {
  const { entities, matchIndex, now } = sources;
  const latest = latestGame(playerId, sources);
  if (latest === null || latest.teamId === teamId) return false;
  if (entities.teams.get(latest.teamId)?.players.some(({ id }) => id === playerId)) return true;
  const serie = entities.series.get(latest.serieId);
  return serie !== undefined && !isOver(serie, now()) && matchIndex.ofTeam(teamId).some(({ serieId }) => serieId === serie.id);
}

/** `teams/{id}`; null for an unknown team. */
export function deriveTeam(id: number, sources: Sources): Team | null {
  const team = sources.entities.teams.get(id) ?? null;
  return team && { ...team, players: team.players.filter((player) => !hasLeft(player.id, id, sources)) };
}
