import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import type { Session } from '../../domain/people/session';
import {
  INVITATION,
  LEAGUE_ID,
  LEAGUE_REACTIONS,
  LeagueNameSchema,
  reactIn,
  WEEK_TARGET,
  type LeagueAct,
  type LeagueRefusal,
  type LeagueStep,
  type PlayLeague,
} from '../../domain/play/leagues/play-league';
import type { LeagueInvitation } from '../../domain/play/leagues/league-page';
import { actInLeague, addLeague, changeLeague, joinByCode, newInvitation, readPlayLeague } from '../../store/play/play-league-document';
import { ApiError, type ApiErrorCode } from '../api-error';
import { queryValue, type ApiAnswer } from '../api/api-route';
import { writes } from '../api/api-write';
import { demandWriter } from '../session/demand-writer';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { invitationOf, playLeagueEntry, leagueList, leaguePage, memberOf, settledWeek } from './league-pages';
import { PlayIdSchema, withPlay } from './play-routes';

const MAX_BYTES = 1_024;
const LIMIT = { points: 60, seconds: 60 };
/** Leagues created and invitations tried; no user needs many. */
const RARE_LIMIT = { points: 20, seconds: 60 };

const REFUSALS: Readonly<Record<LeagueRefusal, readonly [ApiErrorCode, string]>> = {
  'no-league': ['not-found', 'There is no such league.'],
  'no-member': ['not-found', 'There is no such member.'],
  'not-owner': ['forbidden', 'Only the owner of the league may do that.'],
  'owner-stays': ['conflict', 'Hand the league over first, or delete it.'],
  full: ['league-limit', 'The league is full.'],
  'too-many': ['league-limit', 'You are in as many leagues as an account may be.'],
};

/** Throws ApiError for a step that was refused. */
function demandDone(step: LeagueStep): PlayLeague | null {
  if (step.kind === 'refused') throw new ApiError(...REFUSALS[step.why]);
  return step.league;
}

function demandLeagueId(request: NextApiRequest): string {
  const id = queryValue(request, 'id');
  if (id === null || !LEAGUE_ID.test(id)) throw new ApiError('not-found', 'There is no such league.');
  return id;
}

const answerOf = (league: PlayLeague | null, { uid }: Session): ApiAnswer => ({
  body: { league: league && playLeagueEntry(league, uid) },
});

/** `GET /api/play/leagues`: the reader's private leagues. */
export const getLeagues = withPlay(async (request) => ({ body: await leagueList(await demandSession(request, 'user')) }));

/** `POST /api/play/leagues` `{id, name}`: makes a league; the same id again is answered the same. */
export const postLeague = withPlay(
  writes({
    name: 'play-league',
    schema: v.object({
      id: PlayIdSchema,
      name: LeagueNameSchema,
    }),
    maxBytes: MAX_BYTES,
    limit: RARE_LIMIT,
    requires: 'verified',
    write: async (input, { session }) => {
      await demandWriter(session);
      return answerOf(demandDone(await addLeague(input, session.uid, siteNow())), session);
    },
  }),
);

const InvitationSchema = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

/** `POST /api/play/leagues/invited` `{code}`: what an invitation leads to. No `GET`: logs of requests are to hold no code (docs/decisions/0020-proving-an-e-mail-address.md). */
export const postInvited = withPlay(
  writes({
    name: 'play-league-invited',
    schema: InvitationSchema,
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'visitor',
    write: async ({ code }, { session }) => {
      const body: LeagueInvitation = { league: await invitationOf(session, code) };
      return { body };
    },
  }),
);

/** `POST /api/play/leagues/join` `{code}`: by the code of an invitation. */
export const postJoin = withPlay(
  writes({
    name: 'play-league-join',
    schema: InvitationSchema,
    maxBytes: MAX_BYTES,
    limit: RARE_LIMIT,
    requires: 'verified',
    write: async ({ code }, { session }) => {
      await demandWriter(session);
      if (!INVITATION.test(code)) throw new ApiError('not-found', 'This invitation leads nowhere.');
      return answerOf(demandDone(await joinByCode(code, session.uid, siteNow())), session);
    },
  }),
);

/** `GET /api/play/leagues/{id}`: a league with its table, for its members. */
export const getLeague = withPlay(async (request) => {
  const session = await demandSession(request, 'user');
  const page = await leaguePage(session, demandLeagueId(request), siteNow());
  if (page === null) throw new ApiError('not-found', 'There is no such league.');
  return { body: page };
});

const MemberKeySchema = v.pipe(v.string(), v.maxLength(32));
const ActSchema = v.variant('act', [
  v.object({ act: v.literal('rename'), name: LeagueNameSchema }),
  v.object({ act: v.literal('renew'), known: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({ act: v.picklist(['leave', 'delete']) }),
  v.object({ act: v.picklist(['remove', 'hand-over']), member: MemberKeySchema }),
]);
type ActInput = v.InferOutput<typeof ActSchema>;

/** The act with the member's id; null where no member has the key (any more). */
async function actOf(input: ActInput, id: string): Promise<LeagueAct | null> {
  if (input.act === 'renew') return { ...input, code: newInvitation() };
  if (!('member' in input)) return input;
  const league = await readPlayLeague(id);
  const member = league && memberOf(league, input.member);
  if (member === null) return null;
  return input.act === 'remove' ? { act: 'remove', member, code: newInvitation() } : { act: 'hand-over', member };
}

/**
 * `POST /api/play/leagues/{id}` `{act, …}`: `rename` `{name}`, `renew` `{known}` (the invitation),
 * `remove` (which renews the invitation too) and `hand-over` `{member}`, `delete`, all by the owner; `leave` by any
 * other member. Answers the league, null where it is gone for the reader.
 */
export const postLeagueAct = withPlay(
  writes({
    name: 'play-league-act',
    schema: ActSchema,
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async (input, { request, session }) => {
      if (input.act === 'rename') await demandWriter(session);
      const id = demandLeagueId(request);
      const act = await actOf(input, id);
      // Removing a member twice is no error.
      const step =
        act === null ? await changeLeague(id, (league) => absent(league, input, session)) : await actInLeague(id, session.uid, act);
      const league = demandDone(step);
      return answerOf(input.act === 'leave' ? null : league, session);
    },
  }),
);

/** What is answered about a member who is not there. */
function absent(league: PlayLeague, { act }: ActInput, { uid }: Session): LeagueStep {
  if (league.ownerUid !== uid)
    return { kind: 'refused', why: league.members.some((member) => member.uid === uid) ? 'not-owner' : 'no-league' };
  return act === 'remove' ? { kind: 'done', league } : { kind: 'refused', why: 'no-member' };
}

/** `PUT /api/play/leagues/{id}/reaction` `{on, emoji}`: on the last settled week (`on`: "week") or a member's best call (their key); null takes it back. One a member. */
export const putReaction = withPlay(
  writes({
    name: 'play-league-reaction',
    schema: v.object({ on: MemberKeySchema, emoji: v.nullable(v.picklist(LEAGUE_REACTIONS)) }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'user',
    write: async ({ on, emoji }, { request, session }) => {
      if (emoji !== null) await demandWriter(session);
      const now = siteNow();
      const id = demandLeagueId(request);
      const step = await changeLeague(id, (league) => {
        const target = on === WEEK_TARGET ? WEEK_TARGET : memberOf(league, on);
        if (target === null)
          return { kind: 'refused', why: league.members.some(({ uid }) => uid === session.uid) ? 'no-member' : 'no-league' };
        return reactIn(league, session.uid, { week: settledWeek(now), on: target, emoji });
      });
      demandDone(step);
      const page = await leaguePage(session, id, now);
      if (page === null) throw new ApiError('not-found', 'There is no such league.');
      return { body: page };
    },
  }),
);
