import { useRef, useState } from 'react';
import { logFailure } from '../../lib/client/requests/log-failure';
import { showToast } from '../../lib/client/page/toast-store';
import { randomId } from '../../lib/client/requests/random-id';
import { RequestFailure, requestOrThrow, type AnswerSchema, type RequestOptions } from '../../lib/client/requests/request';
import { useJson } from '../../lib/client/page/use-json';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useSignedIn } from '../../lib/client/auth/signed-in-store';
import { createLocalStore } from '../../lib/client/stored/local-store';
import { useStored } from '../../lib/client/stored/use-stored';

/** True once this browser has voted; the visitor cookie itself is not readable for scripts. */
const hasVotedStore = createLocalStore<boolean>('hasVoted', (stored) => stored === true, false);

/** A question that readers vote on, once each. */
type Poll<Choice, Votes extends { readonly mine: Choice | null }> = {
  /** The address of the public counts, and of writes. */
  readonly path: string;
  /** The address of the counts with the reader's own vote. */
  readonly ownPath: string;
  readonly schema: AnswerSchema<Votes>;
  /** The votes after the reader has chosen; null takes their vote back. */
  readonly changed: (votes: Votes, mine: Choice | null) => Votes;
  readonly bodyOf: (choice: Choice) => Readonly<Record<string, Choice>>;
};

export type PollState<Choice, Votes> = {
  /** The votes; null until they are loaded. */
  readonly votes: Votes | null;
  readonly failed: boolean;
  /** Votes for a choice, or takes the vote back if it is the reader's already. Shown at once, undone if the server refuses. */
  readonly vote: (choice: Choice) => void;
};

function failureText(error: unknown): MessageKey {
  const status = error instanceof RequestFailure ? error.status : null;
  if (status === 409 || status === 404) return 'votes.closed';
  return status === 429 ? 'votes.tooMany' : 'votes.failed';
}

/** Identifies this browser until its cookie is set, so that a vote whose answer got lost is not counted twice. */
let visitor: string | null = null;

function writeOf(body: object | null): RequestOptions {
  visitor ??= randomId();
  return body === null ? { method: 'DELETE', body: {} } : { method: 'PUT', body: { ...body, visitor } };
}

/**
 * The votes on a question and the reader's own. Asks for them once `wanted`: a reader
 * who has never voted gets the counts that are the same for everybody, one who may
 * have voted counts that include the own vote for certain.
 */
export function usePoll<Choice, Votes extends { readonly mine: Choice | null }>(
  { path, ownPath, schema, changed, bodyOf }: Poll<Choice, Votes>,
  wanted: boolean,
): PollState<Choice, Votes> {
  const t = useTranslate();
  const hasVoted = useStored(hasVotedStore);
  const isSignedIn = useSignedIn() !== null;
  const address = hasVoted || isSignedIn ? ownPath : path;
  /** The answer to the latest vote, until the reader's own counts are there. */
  const [answer, setAnswer] = useState<Votes | null>(null);
  const { data, error, change, refresh } = useJson(wanted ? address : null, schema, answer === null ? {} : { fallback: answer });
  /** Answers of two votes at once could come in the wrong order. */
  const sending = useRef(false);

  const send = async (votes: Votes, mine: Choice | null) => {
    sending.current = true;
    try {
      const work = requestOrThrow(path, schema, writeOf(mine === null ? null : bodyOf(mine)));
      await change(work, changed(votes, mine));
      const own = await work;
      setAnswer(() => own);
      hasVotedStore.write(true);
    } catch (failure) {
      showToast(t(failureText(failure)));
      await refresh().catch(logFailure('votes not loaded'));
    } finally {
      sending.current = false;
    }
  };

  return {
    votes: data,
    failed: data === null && error !== null,
    vote: (choice) => {
      if (data === null || sending.current) return;
      void send(data, data.mine === choice ? null : choice);
    },
  };
}
