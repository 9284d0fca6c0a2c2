import { useEffect, useRef, useState } from 'react';
import { request, requestOrThrow } from '../../lib/client/requests/request';
import { CommentListSchema, ReplyListSchema, type Comment } from '../../lib/domain/people/comments/comment';
import type { CommentSort } from '../../lib/domain/people/comments/comment-order';
import { paths } from '../../lib/domain/page/paths';
import { withPage, withReplies, type Listed } from '../../lib/domain/people/comments/comment-list';

export type CommentsState = {
  /** The comments; null until the first page is loaded. */
  readonly list: Listed | null;
  /** Whether the last request failed. */
  readonly failed: boolean;
  readonly isLoading: boolean;
  readonly loadMore: () => Promise<void>;
  readonly loadReplies: (comment: Comment) => Promise<void>;
  readonly reload: () => void;
  /** Puts what was done here into the list, also into one that is still loading: applying it twice must have the same effect as once. */
  readonly change: (change: (list: Listed) => Listed) => void;
};

type LoadedComments = Pick<CommentsState, 'list' | 'failed' | 'isLoading'>;

/** The comments of a page in an order, page by page. */
export function useComments(url: string, sort: CommentSort): CommentsState {
  const [state, setState] = useState<LoadedComments>({ list: null, failed: false, isLoading: true });
  const [turn, setTurn] = useState(0);
  /** Incremented with every request for a first page, so that answers to earlier requests are dropped. */
  const generation = useRef(0);
  /** What was done here since the last first page was requested: its answer may not know of it yet. */
  const changes = useRef<((list: Listed) => Listed)[]>([]);

  useEffect(() => {
    const mine = (generation.current += 1);
    changes.current = [];
    const settle = (found: Partial<LoadedComments>) => {
      if (mine === generation.current) setState((before) => ({ ...before, isLoading: false, ...found }));
    };
    void request(paths.api.comments(url, { sort }), CommentListSchema).then((first) =>
      settle(first.ok ? { list: changes.current.reduce((list, next) => next(list), first.value), failed: false } : { failed: true }),
    );
    return () => {
      generation.current += 1;
    };
  }, [url, sort, turn]);

  const change = (next: (list: Listed) => Listed): void => {
    changes.current.push(next);
    setState((before) => (before.list === null ? before : { ...before, list: next(before.list) }));
  };

  const add = async (load: () => Promise<(list: Listed) => Listed>): Promise<void> => {
    const before = generation.current;
    setState((shown) => ({ ...shown, isLoading: true, failed: false }));
    const [next, failed] = await load().then(
      (found) => [found, false] as const,
      () => [(list: Listed) => list, true] as const,
    );
    if (before !== generation.current) return;
    change(next);
    setState((shown) => ({ ...shown, failed, isLoading: false }));
  };

  return {
    ...state,
    change,
    loadMore: async () => {
      const cursor = state.list?.next;
      if (!cursor || state.isLoading) return;
      await add(async () => {
        const page = await requestOrThrow(paths.api.comments(url, { sort, cursor }), CommentListSchema);
        return (list) => withPage(list, page);
      });
    },
    loadReplies: async ({ id, moreReplies }) => {
      if (moreReplies === null) return;
      await add(async () => {
        const page = await requestOrThrow(paths.api.comments(url, { parent: id, cursor: moreReplies }), ReplyListSchema);
        return (list) => withReplies(list, id, page);
      });
    },
    reload: () => setTurn(turn + 1),
  };
}
