import useSWR from 'swr';
import { authorName } from '../../domain/people/comments/author-name';
import { CurrentUserSchema, type CurrentUser } from '../../domain/people/current-user';
import { paths } from '../../domain/page/paths';
import { logFailure } from '../requests/log-failure';
import { signedInRequest } from './signed-in-request';
import { rememberUser, useSignedIn } from './signed-in-store';

type CurrentUserState = {
  /** `visitor`: nobody is signed in. `loading`: a user is, and their data is loading. */
  readonly status: 'visitor' | 'loading' | 'user' | 'failed';
  /** The user and what the account stores; null unless `status` is `user`. */
  readonly current: CurrentUser | null;
  /** Requests the user again, or stores what the server just answered (`PATCH /api/me`). */
  readonly update: (current?: CurrentUser) => Promise<void>;
};

/** `GET /api/me`. A session that has run out is renewed once, or its user forgotten (`renewSession`). Rejects with RequestFailure. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  const answer = await signedInRequest(paths.api.me(), CurrentUserSchema);
  if (!answer.ok) {
    logFailure('account not loaded')(answer.error);
    throw answer.error;
  }
  const { user, data } = answer.value;
  const name = authorName({ uid: user.uid, summonerName: data.user.summonerName });
  rememberUser({ uid: user.uid, name, unverified: !user.emailVerified });
  return answer.value;
}

/** The signed-in user; a visitor on the server and while hydrating. One request for all callers. */
export function useCurrentUser(): CurrentUserState {
  const signedIn = useSignedIn();
  const { data, error, mutate } = useSWR<CurrentUser, unknown>(signedIn ? [paths.api.me(), signedIn.uid] : null, loadCurrentUser, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const update = async (current?: CurrentUser): Promise<void> => {
    await (current ? mutate(current, { revalidate: false }) : mutate());
  };
  if (!signedIn) return { status: 'visitor', current: null, update };
  return { status: data ? 'user' : error ? 'failed' : 'loading', current: data ?? null, update };
}
