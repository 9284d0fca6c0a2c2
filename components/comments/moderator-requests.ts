import * as v from 'valibot';
import { logFailure } from '../../lib/client/log-failure';
import { loadJson } from '../../lib/client/use-json';
import { AuthorSchema, type Author } from '../../lib/domain/people/comments/comment';
import type { Moderation } from '../../lib/domain/people/comments/comment-rules';
import { paths } from '../../lib/domain/paths';
import { sendWrite } from './comment-requests';

const AnythingSchema = v.unknown();

/** A moderator's word on a comment; false where it did not get through. */
export async function moderate(id: string, action: Moderation): Promise<boolean> {
  return (await sendWrite('POST', paths.api.moderate(id), { action }, AnythingSchema)).ok;
}

export type BanOrder = { readonly banned: boolean; /** Everything they wrote goes as well. */ readonly erase?: boolean };

/** Bans a user from commenting, or lifts the ban; false if the request failed. */
export async function setBan({ uid, name }: Pick<Author, 'uid' | 'name'>, { banned, erase = false }: BanOrder): Promise<boolean> {
  return (await sendWrite('POST', paths.api.bans(), { uid, name, banned, erase }, AnythingSchema)).ok;
}

/** Who wrote a comment; null where it could not be loaded. */
export function loadAuthor(id: string): Promise<Author | null> {
  return loadJson(paths.api.moderate(id), AuthorSchema).catch((error: unknown) => {
    logFailure('author not loaded')(error);
    return null;
  });
}
