import { randomBytes } from 'node:crypto';
import {
  joinLeague,
  leagueAfter,
  leagueWithout,
  newLeague,
  MOST_LEAGUES,
  PlayLeagueSchema,
  type LeagueAct,
  type LeagueStep,
  type PlayLeague,
} from '../../domain/play/leagues/play-league';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryValues } from '../core/query';
import { readDocument } from '../core/read-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * `playLeagues/{id}` in the project play: a private league, whole, with its
 * members. People join and leave by hand, so its writes are few. Queried fields
 * are beside the body (docs/decisions/0052).
 */

const COLLECTION = 'playLeagues';
const leaguePath = (id: string): DocumentPath => documentPath`${COLLECTION}/${pathSegment(id)}`;
const CODE_BYTES = 16;

export const newInvitation = (): string => randomBytes(CODE_BYTES).toString('base64url');

function putLeague({ set }: Pick<StoreTransaction, 'set'>, league: PlayLeague): void {
  set(leaguePath(league.id), { body: JSON.stringify(league), code: league.code, uids: league.members.map(({ uid }) => uid) });
}

const memberships = (uid: string) =>
  [
    ['where', 'uids', 'array-contains', uid],
    ['limit', MOST_LEAGUES + 1],
  ] as const;

/** The leagues of an account. Throws StoreUnavailableError. */
export async function leaguesOf(uid: string): Promise<PlayLeague[]> {
  const leagues = await queryValues('play', COLLECTION, PlayLeagueSchema, memberships(uid));
  return leagues.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** Throws StoreUnavailableError. */
export function readPlayLeague(id: string): Promise<PlayLeague | null> {
  return readDocument('play', leaguePath(id), PlayLeagueSchema);
}

/** The league that an invitation leads to; null for one that was replaced. Throws StoreUnavailableError. */
export async function invitedLeague(code: string): Promise<PlayLeague | null> {
  const [league = null] = await queryValues('play', COLLECTION, PlayLeagueSchema, [
    ['where', 'code', '==', code],
    ['limit', 1],
  ]);
  return league;
}

/** An account's leagues are counted inside the transaction, one request of an account after the other. */
const inTurnOf = (uid: string) => ({ busy: `${COLLECTION} of ${uid}` });

/** Makes a league that its first member owns. The same id again is answered the same. Throws StoreUnavailableError. */
export function addLeague(request: { readonly id: string; readonly name: string }, uid: string, now: number): Promise<LeagueStep> {
  return transaction(
    'play',
    async (inside) => {
      const [stored, own] = await Promise.all([
        inside.read(leaguePath(request.id), PlayLeagueSchema),
        inside.query(COLLECTION, PlayLeagueSchema, memberships(uid)),
      ]);
      // Another user's league is treated as missing.
      if (stored !== null) return stored.ownerUid === uid ? { kind: 'done', league: stored } : { kind: 'refused', why: 'no-league' };
      if (own.length >= MOST_LEAGUES) return { kind: 'refused', why: 'too-many' };
      const league = newLeague({ ...request, code: newInvitation() }, uid, now);
      putLeague(inside, league);
      return { kind: 'done', league };
    },
    inTurnOf(uid),
  );
}

/** Takes an account into the league of an invitation. Throws StoreUnavailableError. */
export async function joinByCode(code: string, uid: string, now: number): Promise<LeagueStep> {
  const invited = await invitedLeague(code);
  if (invited === null) return { kind: 'refused', why: 'no-league' };
  return transaction(
    'play',
    async (inside) => {
      const [league, own] = await Promise.all([
        inside.read(leaguePath(invited.id), PlayLeagueSchema),
        inside.query(COLLECTION, PlayLeagueSchema, memberships(uid)),
      ]);
      if (league?.code !== code) return { kind: 'refused', why: 'no-league' };
      const step = joinLeague(league, uid, own.filter(({ value }) => value.id !== league.id).length, now);
      if (step.kind === 'done' && step.league !== null && step.league !== league) putLeague(inside, step.league);
      return step;
    },
    // A link that is sent round is opened by many at once.
    { busy: leaguePath(invited.id) },
  );
}

/** Changes a league in a transaction; a step with the same league writes nothing. Throws StoreUnavailableError. */
export function changeLeague(id: string, step: (league: PlayLeague) => LeagueStep): Promise<LeagueStep> {
  return transaction(
    'play',
    async (inside): Promise<LeagueStep> => {
      const league = await inside.read(leaguePath(id), PlayLeagueSchema);
      if (league === null) return { kind: 'refused', why: 'no-league' };
      const after = step(league);
      if (after.kind === 'refused' || after.league === league) return after;
      if (after.league === null) inside.remove(leaguePath(id));
      else putLeague(inside, after.league);
      return after;
    },
    { busy: leaguePath(id) },
  );
}

/** Does a member's act on a league. Throws StoreUnavailableError. */
export function actInLeague(id: string, uid: string, request: LeagueAct): Promise<LeagueStep> {
  return changeLeague(id, (league) => leagueAfter(league, uid, request));
}

/** Takes an account out of all its leagues; they stay whole. Throws StoreUnavailableError. */
export async function eraseMemberships(uid: string): Promise<void> {
  for (;;) {
    const own = await leaguesOf(uid);
    for (const { id } of own) await changeLeague(id, (league) => ({ kind: 'done', league: leagueWithout(league, uid) }));
    if (own.length <= MOST_LEAGUES) return;
  }
}
