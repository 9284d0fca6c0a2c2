import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import { NO_PLAYER_VOTES, type PlayerVoteCount } from '../../domain/match/player-votes';
import { NO_VOTES, type VoteCounts, type VoteSide } from '../../domain/match/votes';
import { documentPath } from '../core/document-path';
import { queryGroup } from '../core/query';
import { transaction } from '../core/transaction';
import { ballotBox, StoredVoteSchema } from './ballots';

/** A vote that was taken back may be counted before the vote itself is: never below zero. */
const SideSchema = v.pipe(
  v.optional(v.number(), 0),
  v.transform((votes) => Math.max(0, votes)),
);

const sides = ballotBox<VoteSide, VoteCounts>({
  collection: 'votes',
  tag: cacheTag.votes,
  choiceOf: ({ side }) => side ?? null,
  fieldsOf: (side) => ({ side }),
  counterOf: (side) => side,
  counts: v.object({ left: SideSchema, right: SideSchema }),
  none: NO_VOTES,
});

/** "Who wins?": `votes/{matchId}`. */
export const { counts: readVoteCounts, choice: readVote, cast: castVote } = sides;

const PLAYER_COUNTER = /^player-(\d{1,15})$/;

/** Counts by player, most votes first; players without votes are left out. */
const PlayerCountsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields): readonly PlayerVoteCount[] =>
    Object.entries(fields)
      .flatMap(([name, votes]) => {
        const id = PLAYER_COUNTER.exec(name)?.[1];
        return id === undefined || typeof votes !== 'number' || votes <= 0 ? [] : [{ playerId: Number(id), votes }];
      })
      .sort((a, b) => b.votes - a.votes || a.playerId - b.playerId),
  ),
);

const players = ballotBox<number, readonly PlayerVoteCount[]>({
  collection: 'playerVotes',
  tag: cacheTag.playerVotes,
  choiceOf: ({ player }) => player ?? null,
  fieldsOf: (player) => ({ player }),
  counterOf: (player) => `player-${player}`,
  counts: PlayerCountsSchema,
  none: NO_PLAYER_VOTES,
});

/** The readers' player of the match: `playerVotes/{matchId}`. */
export const { counts: readPlayerVoteCounts, choice: readPlayerVote, cast: castPlayerVote } = players;

const OWN_VOTES = 5000;
type VoteOn = { readonly matchId: number; readonly at: string };
type OwnVotes = {
  readonly votes: readonly (VoteOn & { readonly side: VoteSide })[];
  readonly playerVotes: readonly (VoteOn & { readonly player: number })[];
};

/** The votes of a user, for the export of their data. Throws StoreUnavailableError. */
export async function votesOf(uid: string): Promise<OwnVotes> {
  const found = await queryGroup('voters', StoredVoteSchema, [
    ['where', 'uid', '==', uid],
    ['limit', OWN_VOTES],
  ]);
  // `votes/{matchId}/voters/{voter}`
  const matchOf = (path: string) => Number(path.split('/')[1]);
  return {
    votes: found.flatMap(({ path, value: { side, at } }) => (side === undefined ? [] : [{ matchId: matchOf(path), side, at }])),
    playerVotes: found.flatMap(({ path, value: { player, at } }) => (player === undefined ? [] : [{ matchId: matchOf(path), player, at }])),
  };
}

const AT_ONCE = 100;

/**
 * Makes the votes of a user anonymous: the choice and the time stay, under a
 * made-up name; no count changes. Each vote by itself, so that it is safe to
 * begin again after an interruption. Throws StoreUnavailableError.
 */
export async function disownVotesOf(uid: string): Promise<void> {
  for (;;) {
    const found = await queryGroup('voters', StoredVoteSchema, [
      ['where', 'uid', '==', uid],
      ['limit', AT_ONCE],
    ]);
    for (const { path } of found) {
      const [collection = '', matchId = ''] = path.split('/');
      await transaction('main', async ({ read, set, remove }) => {
        const vote = await read(path, StoredVoteSchema);
        if (vote === null) return;
        remove(path);
        set(documentPath`${collection}/${matchId}/voters/gone-${randomBytes(16).toString('hex')}`, { ...vote, uid: null });
      });
    }
    if (found.length < AT_ONCE) return;
  }
}
