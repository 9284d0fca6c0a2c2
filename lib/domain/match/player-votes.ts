import * as v from 'valibot';
import { HOUR_MS } from '../values/durations';
import type { GameDetail } from './game';
import type { MatchSummary } from './match';
import { endOf } from './match-order';

/** Readers' votes for the player of the match (docs/product.md#votes). It follows the result, and is hidden with it. */

/** How long after the end of a match readers may vote. */
export const PLAYER_VOTE_HOURS = 48;

/** Votes for a player. Players without votes are not listed. */
const PlayerVoteCountSchema = v.object({ playerId: v.number(), votes: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type PlayerVoteCount = Readonly<v.InferOutput<typeof PlayerVoteCountSchema>>;
export const NO_PLAYER_VOTES: readonly PlayerVoteCount[] = [];

/** The votes of a match, most first; `mine` is the player that the reader voted for, null in an answer that is the same for everybody. */
export const MatchPlayerVotesSchema = v.object({
  matchId: v.number(),
  players: v.array(PlayerVoteCountSchema),
  mine: v.nullable(v.number()),
});
export type MatchPlayerVotes = v.InferOutput<typeof MatchPlayerVotesSchema>;

/** Whether the vote on a match is open. `now` in milliseconds since 1970. */
export function playerVoteIsOpen(match: MatchSummary, now: number): boolean {
  return match.status === 'finished' && !match.forfeit && now < endOf(match) + PLAYER_VOTE_HOURS * HOUR_MS;
}

/** Ids of the players who may be voted for: those of either team in any finished game. */
export function playersOfMatch({ left, right }: MatchSummary, games: readonly Pick<GameDetail, 'status' | 'players'>[]): number[] {
  const sides = [left.id, right.id].filter((id) => id > 0);
  const played = games.filter(({ status }) => status === 'finished').flatMap(({ players }) => players);
  return [...new Set(played.flatMap(({ id, teamId }) => (teamId !== null && sides.includes(teamId) ? [id] : [])))];
}

/** The counts after a reader's vote has changed from one player to another; null is no vote. */
export function changedPlayerVotes(votes: MatchPlayerVotes, mine: number | null): MatchPlayerVotes {
  if (mine === votes.mine) return votes;
  const counts = new Map(votes.players.map(({ playerId, votes: count }) => [playerId, count]));
  const count = (id: number | null, by: number) => id !== null && counts.set(id, (counts.get(id) ?? 0) + by);
  count(votes.mine, -1);
  count(mine, 1);
  const players = [...counts].map(([playerId, each]) => ({ playerId, votes: each })).filter((each) => each.votes > 0);
  return { ...votes, players: players.sort((a, b) => b.votes - a.votes || a.playerId - b.playerId), mine };
}
