import * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import type { MatchPlayerVotes } from '../../domain/match/player-votes';
import { playersOfMatch, playerVoteIsOpen } from '../../domain/match/player-votes';
import type { Match } from '../../domain/match/match';
import { canVote } from '../../domain/match/match-state';
import { VoteSideSchema, type MatchVotes } from '../../domain/match/votes';
import { readGames, readMatchDocument } from '../../store/models/match-documents';
import { castPlayerVote, castVote, readPlayerVote, readPlayerVoteCounts, readVote, readVoteCounts } from '../../store/people/vote-document';
import { ApiError } from '../api-error';
import { ProcessCache } from '../process-cache';
import { siteNow } from '../site-clock';
import { VisitorSchema, pollRoutes } from './poll';

/**
 * The match of a vote. It is read outside of the vote's transaction: many voters
 * would otherwise hold its lock against ingest, which is what ends the voting.
 */
async function votedMatch(matchId: number): Promise<Match> {
  const document = await readMatchDocument(matchId);
  if (document === null) throw new ApiError('not-found', 'Match cannot be found.');
  return document.match;
}

/** "Who wins?": `/api/votes/{matchId}`, `PUT {side, visitor?}`. */
export const sideVotes = pollRoutes({
  box: { counts: readVoteCounts, choice: readVote, cast: castVote },
  tag: cacheTag.votes,
  ballot: v.pipe(
    v.object({ side: VoteSideSchema, visitor: VisitorSchema }),
    v.transform(({ side, visitor }) => ({ choice: side, visitor })),
  ),
  body: (matchId, { left, right }, mine): MatchVotes => ({ matchId, left, right, mine }),
  demandOpen: async (matchId, side) => {
    const match = await votedMatch(matchId);
    if (match.status === 'finished' || match.status === 'canceled') throw new ApiError('conflict', 'The voting on this match is over.');
    if (side !== null && !canVote(match, side)) throw new ApiError('conflict', 'This side is not known yet.');
  },
});

/** The players of a match, cached because its games are large, and hundreds vote after a final. */
const players = new ProcessCache<readonly number[]>({ max: 100, maxAgeMs: 60_000 });

function playersIn(match: Match): Promise<readonly number[]> {
  return players.get(String(match.id), Date.now(), async () => playersOfMatch(match, (await readGames(match.id))?.games ?? []));
}

/** The readers' player of the match: `/api/player-votes/{matchId}`, `PUT {player, visitor?}`. */
export const playerVotes = pollRoutes({
  box: { counts: readPlayerVoteCounts, choice: readPlayerVote, cast: castPlayerVote },
  tag: cacheTag.playerVotes,
  ballot: v.pipe(
    v.object({ player: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), visitor: VisitorSchema }),
    v.transform(({ player, visitor }) => ({ choice: player, visitor })),
  ),
  body: (matchId, counts, mine): MatchPlayerVotes => ({ matchId, players: [...counts], mine }),
  demandOpen: async (matchId, player) => {
    const match = await votedMatch(matchId);
    if (!playerVoteIsOpen(match, siteNow())) throw new ApiError('conflict', 'The voting on this match is not open.');
    if (player !== null && !(await playersIn(match)).includes(player)) throw new ApiError('conflict', 'This player was not in the match.');
  },
});
