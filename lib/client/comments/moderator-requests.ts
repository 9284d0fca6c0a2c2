import { signedInRequest } from '../auth/signed-in-request';
import { logFailure } from '../requests/log-failure';
import { request } from '../requests/request';
import { isRecord } from '../../domain/values/is-record';
import { AuthorSchema, type Author } from '../../domain/people/comments/comment';
import type { Moderation } from '../../domain/people/comments/comment-rules';
import { paths } from '../../domain/page/paths';

/** Sends a moderator's decision on a comment; false if the request failed. */
export async function moderate(id: string, action: Moderation): Promise<boolean> {
  return (await signedInRequest(paths.api.moderate(id), isRecord, { method: 'POST', body: { action } })).ok;
}

export type BanOrder = { readonly banned: boolean; /** Everything they wrote goes as well. */ readonly erase?: boolean };

/** Bans a user from commenting, or lifts the ban; false if the request failed. */
export async function setBan({ uid, name }: Pick<Author, 'uid' | 'name'>, { banned, erase = false }: BanOrder): Promise<boolean> {
  const body = { uid, name, banned, erase };
  return (await signedInRequest(paths.api.bans(), isRecord, { method: 'POST', body })).ok;
}

/** The author of a comment; null where that cannot be loaded. */
export async function loadAuthor(id: string): Promise<Author | null> {
  const author = await request(paths.api.moderate(id), AuthorSchema);
  if (author.ok) return author.value;
  logFailure('author not loaded')(author.error);
  return null;
}
