import type { CurrentUser } from '../../domain/people/current-user';
import type { Session } from '../../domain/people/session';
import { UserDataPatchSchema, type UserData, type UserDataPatch } from '../../domain/people/user-data';
import { readLeagueCatalog } from '../../store/models/competition-documents';
import { readUserData, updateUserData } from '../../store/people/user-document';
import { readUserPicture } from '../../store/people/user-picture-document';
import type { ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { updateAuthorNamesSoon } from '../comments/user-comments';
import { demandWriter } from '../session/demand-writer';
import { demandSession } from '../session/session';
import { noteUnverifiedSession } from './ownership';

const MAX_BYTES = 131_072;
const LIMIT = { points: 120, seconds: 60 };

async function namesOf(leaguesOrder: readonly number[]): Promise<CurrentUser['leagues']> {
  if (leaguesOrder.length === 0) return [];
  const catalog = await readLeagueCatalog();
  return (catalog?.leagues ?? [])
    .filter((league) => leaguesOrder.includes(league.id))
    .map(({ id, name, acronym, img, flag }) => ({ id, name, acronym, img, flag }));
}

/** The signed-in user and the account's data, for pages and `/api/me`. */
export async function currentUser(session: Session): Promise<CurrentUser> {
  return answer(session, await readUserData(session.uid));
}

async function answer(session: Session, data: UserData): Promise<CurrentUser> {
  const { uid, displayName, email, emailVerified, provider, providers, secondFactor, admin, banned } = session;
  const [picture, leagues] = await Promise.all([readUserPicture(uid), namesOf(data.leaguesOrder)]);
  return {
    user: {
      uid,
      displayName,
      email,
      emailVerified,
      photo: picture?.address ?? null,
      provider,
      providers: [...providers],
      secondFactor,
      admin,
      banned,
    },
    data,
    leagues,
  };
}

/** `GET /api/me`: 401 for a visitor. */
export const getMe: ApiHandler = async (request) => {
  const session = await demandSession(request, 'user');
  return { body: await currentUser(session) };
};

/** Whether a change shows to others: a name or a colour that they do not see yet. */
async function showsAnew(uid: string, { summonerName, color }: NonNullable<UserDataPatch['user']>): Promise<boolean> {
  if (!summonerName && !color) return false;
  const { user } = await readUserData(uid);
  return Boolean((summonerName && summonerName !== user.summonerName) || (color && color !== user.color));
}

/** `PATCH /api/me`: any of the user's own fields; lists with a `base` are merged with other devices' changes. A new name or colour also appears beside what they wrote before; a banned user can only keep theirs or take it away. */
export const patchMe = writes({
  name: 'me',
  schema: UserDataPatchSchema,
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async (patch, { session }) => {
    await noteUnverifiedSession(session);
    if (patch.user !== undefined && (await showsAnew(session.uid, patch.user))) await demandWriter(session);
    const data = await updateUserData(session.uid, patch);
    if (patch.user !== undefined) await updateAuthorNamesSoon(session.uid);
    return { body: await answer(session, data) };
  },
});
