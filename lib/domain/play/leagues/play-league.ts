import * as v from 'valibot';
import { chosenName } from '../../text/chosen-name';

/** Private leagues of the prediction game, as pure steps: what is stored in, what is to be stored out. Times are milliseconds. */

export const MOST_MEMBERS = 100;
export const MOST_LEAGUES = 20;
/** Friends whose accounts are read: those of the leagues that were joined first. */
export const MOST_FRIENDS = 500;
export const LEAGUE_NAME_LENGTH = 40;
/** Chosen by the client that creates a league. */
export const LEAGUE_ID = /^[\w-]{8,64}$/;
/** 128 bits in base64url. */
export const INVITATION = /^[\w-]{22}$/;

export const LEAGUE_REACTIONS = ['🔥', '👏', '😮', '😂', '💀', '🎯'] as const;
const ReactionSchema = v.picklist(LEAGUE_REACTIONS);
export type LeagueReaction = v.InferOutput<typeof ReactionSchema>;
/** What a reaction is on where it is not a member's best call. */
export const WEEK_TARGET = 'week';

/** `playLeagues/{id}`. */
export const PlayLeagueSchema = v.object({
  id: v.string(),
  name: v.string(),
  ownerUid: v.string(),
  /** The secret part of the invitation link. */
  code: v.string(),
  createdAt: v.number(),
  /** In the order in which they joined; the owner is among them. */
  members: v.array(v.object({ uid: v.string(), joinedAt: v.number() })),
  /** One a member, on the last settled week: older ones are gone with the next one. */
  reactions: v.object({
    /** Monday, "2026-11-16"; '' before the first. */
    week: v.string(),
    by: v.array(v.object({ uid: v.string(), on: v.string(), emoji: ReactionSchema })),
  }),
});
export type PlayLeague = v.InferOutput<typeof PlayLeagueSchema>;

export const LeagueNameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform(chosenName),
  v.nonEmpty(),
  v.maxLength(LEAGUE_NAME_LENGTH),
);

export type LeagueRefusal = 'no-league' | 'no-member' | 'not-owner' | 'owner-stays' | 'full' | 'too-many';
/** `league` null: it is deleted. */
export type LeagueStep =
  { readonly kind: 'done'; readonly league: PlayLeague | null } | { readonly kind: 'refused'; readonly why: LeagueRefusal };

const done = (league: PlayLeague | null): LeagueStep => ({ kind: 'done', league });
const refused = (why: LeagueRefusal): LeagueStep => ({ kind: 'refused', why });

export const isMember = ({ members }: PlayLeague, uid: string): boolean => members.some((member) => member.uid === uid);

export function newLeague({ id, name, code }: Pick<PlayLeague, 'id' | 'name' | 'code'>, ownerUid: string, now: number): PlayLeague {
  return { id, name, code, ownerUid, createdAt: now, members: [{ uid: ownerUid, joinedAt: now }], reactions: { week: '', by: [] } };
}

/** @param leagues that the account is already a member of, except this one */
export function joinLeague(league: PlayLeague, uid: string, leagues: number, now: number): LeagueStep {
  if (isMember(league, uid)) return done(league);
  if (leagues >= MOST_LEAGUES) return refused('too-many');
  if (league.members.length >= MOST_MEMBERS) return refused('full');
  return done({ ...league, members: [...league.members, { uid, joinedAt: now }] });
}

function without(league: PlayLeague, uid: string): PlayLeague {
  const { week, by } = league.reactions;
  return {
    ...league,
    members: league.members.filter((member) => member.uid !== uid),
    reactions: { week, by: by.filter((each) => each.uid !== uid && each.on !== uid) },
  };
}

export type LeagueAct =
  | { readonly act: 'rename'; readonly name: string }
  /** `code`: the new one. `known`: the one that is replaced; where another one stands there already, it stays. */
  | { readonly act: 'renew'; readonly code: string; readonly known: string }
  | { readonly act: 'leave' | 'delete' }
  /** `code`: the new invitation, as the member knows the old one. */
  | { readonly act: 'remove'; readonly member: string; readonly code: string }
  | { readonly act: 'hand-over'; readonly member: string };

/** What becomes of a league by what a member does. Repeated, it changes nothing more. */
export function leagueAfter(league: PlayLeague, uid: string, request: LeagueAct): LeagueStep {
  if (request.act === 'leave') {
    if (!isMember(league, uid)) return done(league);
    // A league has an owner as long as it has members.
    if (league.ownerUid === uid && league.members.length > 1) return refused('owner-stays');
    return done(league.members.length === 1 ? null : without(league, uid));
  }
  if (!isMember(league, uid)) return refused('no-league');
  if (league.ownerUid !== uid) {
    // A repeated hand-over, after a lost answer.
    return request.act === 'hand-over' && league.ownerUid === request.member ? done(league) : refused('not-owner');
  }
  switch (request.act) {
    case 'rename':
      return done({ ...league, name: request.name });
    case 'renew':
      return done(league.code === request.known ? { ...league, code: request.code } : league);
    case 'delete':
      return done(null);
    case 'remove':
      if (request.member === uid) return refused('owner-stays');
      return done(isMember(league, request.member) ? { ...without(league, request.member), code: request.code } : league);
    case 'hand-over':
      return isMember(league, request.member) ? done({ ...league, ownerUid: request.member }) : refused('no-member');
  }
}

/** Removes an erased account: the next earliest member becomes the owner; null where no member is left. */
export function leagueWithout(league: PlayLeague, uid: string): PlayLeague | null {
  const left = without(league, uid);
  const [first] = left.members;
  if (first === undefined) return null;
  return left.ownerUid === uid ? { ...left, ownerUid: first.uid } : left;
}

/** @param emoji null: takes the reaction back */
export function reactIn(
  league: PlayLeague,
  uid: string,
  { week, on, emoji }: { readonly week: string; readonly on: string; readonly emoji: LeagueReaction | null },
): LeagueStep {
  if (!isMember(league, uid)) return refused('no-league');
  if (on !== WEEK_TARGET && !isMember(league, on)) return refused('no-member');
  const { reactions } = league;
  if (week < reactions.week) return done(league);
  const others = reactions.week === week ? reactions.by.filter((each) => each.uid !== uid) : [];
  return done({ ...league, reactions: { week, by: emoji === null ? others : [...others, { uid, on, emoji }] } });
}
