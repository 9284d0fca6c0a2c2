import useSWR from 'swr';
import { useSignedIn } from '../../lib/client/auth/signed-in-store';
import { paths } from '../../lib/domain/page/paths';
import type { OwnMarks } from '../../lib/domain/people/comments/comment';
import { loadOwnMarks } from '../../lib/client/comments/comment-requests';

export type CommentReader = {
  /** `loading`: a user is signed in, and their likes and reports here are loading. */
  readonly status: 'visitor' | 'loading' | 'addressless' | 'unverified' | 'banned' | 'writer' | 'failed';
  readonly marks: OwnMarks | null;
  /** Puts what was done here into the marks. */
  readonly change: (change: (marks: OwnMarks) => OwnMarks) => void;
  /** Loads likes and reports again, after a failure. */
  readonly retry: () => void;
};

function statusOf(marks: OwnMarks): CommentReader['status'] {
  if (marks.banned) return 'banned';
  if (marks.emailVerified) return 'writer';
  return marks.hasEmail ? 'unverified' : 'addressless';
}

/** The reader of a page's comments, and what they did there. Requests nothing for a visitor. */
export function useReader(url: string): CommentReader {
  const signedIn = useSignedIn();
  const { data, error, mutate } = useSWR<OwnMarks, unknown>(
    signedIn ? [paths.api.ownComments(url), signedIn.uid] : null,
    () => loadOwnMarks(url),
    {
      shouldRetryOnError: false,
    },
  );
  const change = (next: (marks: OwnMarks) => OwnMarks): void => void mutate((marks) => marks && next(marks), { revalidate: false });
  const retry = (): void => void mutate();
  if (!signedIn) return { status: 'visitor', marks: null, change, retry };
  return { status: data ? statusOf(data) : error ? 'failed' : 'loading', marks: data ?? null, change, retry };
}

/** Adds an id to a list of them, or takes it out. */
export function withId(ids: readonly string[], id: string, there: boolean): string[] {
  const others = ids.filter((each) => each !== id);
  return there ? [...others, id] : others;
}
