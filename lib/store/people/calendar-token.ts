import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { NEW_USER_DATA, UserDataSchema, type UserData } from '../../domain/people/user-data';
import { queryValues } from '../core/query';
import { changeUserData } from './user-document';

/** The secret part of an account's calendar address; it is stored with the account, and deleted with it. */

const BYTES = 24;

/**
 * Another secret in place of `known`; where the account has another one already, that one: the same wish sent again makes no second.
 * Throws StoreUnavailableError.
 */
export async function replaceCalendarToken(uid: string, known: string | null): Promise<UserData> {
  return changeUserData(uid, (stored) => {
    const data = stored ?? NEW_USER_DATA;
    return data.calendarToken === known ? { ...data, calendarToken: randomBytes(BYTES).toString('base64url') } : null;
  });
}

/** The user whose calendar a secret is of; null for none. Throws StoreUnavailableError. */
export async function userOfCalendar(token: string): Promise<UserData | null> {
  const [user = null] = await queryValues('main', 'users', v.intersect([UserDataSchema, v.object({ calendarToken: v.literal(token) })]), [
    ['where', 'calendarToken', '==', token],
    ['limit', 1],
  ]);
  return user;
}
