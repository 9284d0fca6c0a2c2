import type { Serie, Team } from '../../domain/entities/entities';
import type { HeadToHeadDocument, LastMatches } from '../../domain/models/entity-models';
import { byResult, byStart, isAnnounced, isFinished } from '../../domain/match/match-order';
import { isUnderWay } from '../../domain/match/match-state';
import { yearOf, type TeamMatches } from '../../domain/statistics/team-figures';
import type { TeamPair } from '../../store/models/match-documents';
import { deriveTeamStanding } from './match-standings';
import { countMeetings, withoutDetails } from './match';
import type { Season } from '../index/season';

const LISTED_MATCHES = 20;
const LISTED_MEETINGS = 50;
/** No team plays so many matches a year; a faulty source must not make the document grow. */
const MOST_MATCHES = 500;

const isOver = ({ endAt }: Pick<Serie, 'endAt'>, now: number): boolean => endAt !== null && Date.parse(endAt) < now;

/** The team and serie of a player's latest known game. */
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

/** `lastMatches/{teamId}`; null for a team without matches. */
export function deriveLastMatches(teamId: number, season: Season): LastMatches | null {
  const matches = season.matchIndex.ofTeam(teamId);
  if (matches.length === 0) return null;
  const running = matches.filter(isUnderWay);
  const upcoming = matches.filter((match) => isAnnounced(match, season.now()));
  const standing = deriveTeamStanding(teamId, season);
  return {
    teamId,
    recent: matches.filter(isFinished).sort(byResult).slice(0, LISTED_MATCHES),
    next: [...running, ...upcoming].slice(0, LISTED_MATCHES),
    ...(standing === null ? {} : { standing }),
  };
}

/** `teamMatches/{id}-{year}`; null for a year without matches. */
export function deriveTeamMatches(teamId: number, year: number, { matchIndex }: Season): TeamMatches | null {
  const matches = matchIndex.ofTeam(teamId).filter(({ beginAt }) => yearOf(beginAt) === year);
  if (matches.length === 0) return null;
  return { teamId, year, matches: matches.slice(-MOST_MATCHES).map((match) => (isFinished(match) ? withoutDetails(match) : match)) };
}

/** `head2heads/{lowId}_{highId}`; null for teams that have not met. */
export function deriveHeadToHead({ lowId, highId }: TeamPair, { matchIndex }: Season): HeadToHeadDocument | null {
  const meetings = matchIndex.ofPair({ lowId, highId }).filter(isFinished).sort(byResult);
  if (meetings.length === 0) return null;
  const { one, other, draws } = countMeetings(meetings, lowId, highId);
  return { lowId, highId, lowWins: one, highWins: other, draws, matches: meetings.slice(0, LISTED_MEETINGS).map(withoutDetails) };
}
