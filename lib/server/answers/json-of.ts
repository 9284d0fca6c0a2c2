import type { CacheTag } from '../../domain/page/cache-tags';
import type { GoneNote } from '../../domain/page/gone';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { matchesLifetime } from '../cache-lifetimes';
import type { PageData } from '../pages/loaded';

type JsonOf<Data> = {
  /** The site's clock, milliseconds since 1970. */
  readonly now: number;
  /** The message of a 404 and a 410. */
  readonly missing?: string;
  /** As it was read without it. */
  readonly display?: (data: Data) => unknown;
};

type MissingEntity = {
  readonly message: string;
  readonly tags: readonly CacheTag[];
  /** The address of the same of another id. */
  readonly at: (id: number) => string;
};

/** The failure of an answer about something that is not there: 404; 410 where it was deleted, 308 where it was merged into another. */
export function absentError(gone: GoneNote | null, { message, tags, at }: MissingEntity): ApiError {
  if (gone?.into === undefined) return new ApiError(gone ? 'gone' : 'not-found', message, { tags });
  const location = at(gone.into);
  return new ApiError('moved', `It was merged into ${location}`, { tags, headers: { Location: location } });
}

/** The JSON twin of a page: the same data in the display shape, cached as long and purged with it. Throws `not-found`, `gone` and `moved`. */
export async function jsonOf<Data>(
  loaded: PageData<Data>,
  { now, missing = 'Not found.', display = (same) => same }: JsonOf<Data>,
): Promise<ApiAnswer> {
  const { data, gone, tags, matches } = loaded;
  if (data === null) throw absentError(gone ?? null, { message: missing, tags, at: (id) => `/api/${gone?.kind ?? ''}/${id}` });
  return { body: await display(data), lifetime: matchesLifetime(matches, now), tags };
}
