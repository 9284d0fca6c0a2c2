import { useRef, useState } from 'react';
import { logFailure } from '../../lib/client/log-failure';
import { notify } from '../../lib/client/notification-store';
import { randomId } from '../../lib/client/random-id';
import { RequestFailure, requestOrThrow, type RequestOptions } from '../../lib/client/request';
import { useJson } from '../../lib/client/use-json';
import { paths } from '../../lib/domain/paths';
import { changedVotes, MatchVotesSchema, type MatchVotes, type VoteSide } from '../../lib/domain/match/votes';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { rememberVoting, useMayHaveVoted } from './voter-store';

export type VotesState = {
  /** Null until they are there. */
  readonly votes: MatchVotes | null;
  readonly failed: boolean;
  /** Votes for a side, or takes the vote back where it is the reader's already. Shown at once, undone if the server refuses. */
  readonly vote: (side: VoteSide) => void;
};

function failureText(error: unknown): MessageKey {
  const status = error instanceof RequestFailure ? error.status : null;
  if (status === 409 || status === 404) return 'votes.closed';
  return status === 429 ? 'votes.tooMany' : 'votes.failed';
}

/** Names this browser to the server until it has its cookie, so that a vote whose answer got lost is not counted twice. */
let visitor: string | null = null;

function writeOf(mine: VoteSide | null): RequestOptions {
  visitor ??= randomId();
  return mine === null ? { method: 'DELETE', body: {} } : { method: 'PUT', body: { side: mine, visitor } };
}

/**
 * The votes on a match and the reader's own. Asks for them once `wanted`: who
 * has never voted takes the counts that are the same for everybody, who may have
 * takes counts that hold the own vote for certain.
 */
export function useVotes(matchId: number, wanted: boolean): VotesState {
  const t = useTranslate();
  const path = useMayHaveVoted() ? paths.api.ownVotes(matchId) : paths.api.votes(matchId);
  /** The answer to the latest vote, until the reader's own counts are there. */
  const [answer, setAnswer] = useState<MatchVotes | null>(null);
  const { data, error, change, refresh } = useJson(wanted ? path : null, MatchVotesSchema, answer === null ? {} : { fallback: answer });
  /** Answers of two votes at once could come in the wrong order. */
  const sending = useRef(false);

  const send = async (votes: MatchVotes, mine: VoteSide | null) => {
    sending.current = true;
    try {
      const work = requestOrThrow(paths.api.votes(matchId), MatchVotesSchema, writeOf(mine));
      await change(work, changedVotes(votes, mine));
      setAnswer(await work);
      rememberVoting();
    } catch (failure) {
      notify(t(failureText(failure)));
      await refresh().catch(logFailure('votes not loaded'));
    } finally {
      sending.current = false;
    }
  };

  return {
    votes: data,
    failed: data === null && error !== null,
    vote: (side) => {
      if (data === null || sending.current) return;
      void send(data, data.mine === side ? null : side);
    },
  };
}
