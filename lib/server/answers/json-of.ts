import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { matchesLifetime } from '../pages/cache-lifetimes';
import type { Loaded } from '../pages/loaded';

type JsonOf<Data> = {
  /** The site's clock, milliseconds since 1970. */
  readonly now: number;
  /** The message of a 404 and a 410. */
  readonly missing?: string;
  readonly display: (data: Data) => unknown;
};

/** The JSON twin of a page: the same data in the display shape, kept as long and purged with it. Throws `not-found` and `gone`. */
export async function jsonOf<Data>(loaded: Loaded<Data>, { now, missing = 'Not found.', display }: JsonOf<Data>): Promise<ApiAnswer> {
  const { data, isGone, tags, matches } = loaded;
  if (data === null) throw new ApiError(isGone ? 'gone' : 'not-found', missing, { tags });
  return { body: await display(data), lifetime: matchesLifetime(matches, now), tags };
}
