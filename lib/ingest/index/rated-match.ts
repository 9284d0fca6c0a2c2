import { REGIONS } from '../../domain/leagues/regions';
import { MINUTE_MS } from '../../domain/values/durations';
import type { Match } from '../../domain/match/match';
import { beginOf } from '../../domain/match/match-order';
import { teamIdsOf } from '../../domain/match/match-state';
import type { Pairing, RatedGame, RatedMatch } from '../../domain/rating/rated-match';
import type { GameStatLines, StatsIndex } from './stats-index';
import { playedGames } from './played-games';

/** The length of a game with all that comes before it, for matches whose end the source does not give. */
const GAME_MS = 45 * MINUTE_MS;
const INTERNATIONAL = REGIONS.find(({ key }) => key === 'international')?.id;

/** A pairing of two teams under the conditions of a match of other teams. */
export function pairingLike(match: Match, leftId: number, rightId: number): Pairing {
  const { leagueId, regionId, matchType, numOfGames } = match;
  return { leftId, rightId, leagueId, international: regionId === INTERNATIONAL, beginAt: beginOf(match), matchType, numOfGames };
}

/** The teams that meet in a match; null while an opponent is unknown, and where players meet. */
export function pairingOf(match: Match): Pairing | null {
  const [leftId, rightId] = teamIdsOf(match);
  return leftId === undefined || rightId === undefined || leftId === rightId ? null : pairingLike(match, leftId, rightId);
}

function ratedGame(winnerId: number, lines: GameStatLines | null, { leftId, rightId }: Pairing): RatedGame {
  const goldOf = (id: number) => {
    const gold = lines?.teams.find((team) => team.id === id)?.totals.gold;
    return gold && gold.games > 0 ? gold.total : null;
  };
  const playersOf = (id: number) => lines?.players.flatMap((player) => (player.teamId === id ? [player.id] : [])) ?? [];
  const [left, right] = [goldOf(leftId), goldOf(rightId)];
  return {
    winnerId,
    blueId: lines?.teams.find(({ side }) => side === 'blue')?.id ?? null,
    gold: left === null || right === null ? null : { left, right },
    players: { left: playersOf(leftId), right: playersOf(rightId) },
  };
}

/** A match that has begun, for the rating model; null where it cannot be rated. A forfeited one has no games. */
export function ratedMatch(match: Match, stats: StatsIndex): RatedMatch | null {
  const pairing = pairingOf(match);
  if (pairing === null || (match.status !== 'running' && match.status !== 'finished')) return null;
  if (match.status === 'running' || match.forfeit) return { ...pairing, id: match.id, endAt: null, games: [] };
  const ids = [pairing.leftId, pairing.rightId];
  const played = playedGames(match, stats)
    .filter(({ winnerId }) => ids.includes(winnerId))
    .sort((a, b) => a.position - b.position);
  const endAt = match.endAt === null ? pairing.beginAt + played.length * GAME_MS : Date.parse(match.endAt);
  const games = played.map(({ winnerId, lines }) => ratedGame(winnerId, lines, pairing));
  // A match ends after it began, whatever the source says: it must not inform its own chance.
  return { ...pairing, id: match.id, endAt: Math.max(endAt, pairing.beginAt + 1), games };
}
