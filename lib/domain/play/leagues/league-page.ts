import type { MarketKind } from '../market';
import type { Bet } from '../ledger';
import type { PlacedPlayer } from '../placed-players';
import type { PlayReader } from '../play-page';
import type { DivisionMember } from './divisions';
import type { LeagueReaction } from './play-league';

/** What the pages and the JSON of private leagues, divisions and friends show. */

export type LeagueEntry = { readonly id: string; readonly name: string; readonly members: number; readonly isOwner: boolean };
export type LeagueList = { readonly reader: PlayReader; readonly leagues: readonly LeagueEntry[] };

/** What an invitation says before it is accepted. */
export type InvitedLeague = LeagueEntry & { readonly isMember: boolean; readonly isFull: boolean };
/** Null: the invitation leads nowhere any more. */
export type LeagueInvitation = { readonly league: InvitedLeague | null };

/** The won prediction of the last settled week with the highest odds. */
export type BestCall = Pick<Bet, 'outcome' | 'odds' | 'left' | 'right' | 'leagueName' | 'matchId'> & { readonly kind: MarketKind };

export type ReactionCount = { readonly emoji: LeagueReaction; readonly count: number };

export type LeagueMember = PlacedPlayer & {
  /** Names the member within the league, and nowhere else. */
  readonly key: string;
  readonly isOwner: boolean;
  /** Points of this year's stage pick'em. */
  readonly pickem: number;
  readonly bestCall: BestCall | null;
  readonly reactions: readonly ReactionCount[];
};

export type LeaguePageData = {
  readonly league: LeagueEntry & { readonly code: string };
  /** By place; those without one last. */
  readonly members: readonly LeagueMember[];
  /** The last settled week, by its Monday ("2026-11-16"); null where the league was made after it. */
  readonly week: string | null;
  readonly weekReactions: readonly ReactionCount[];
  /** The reader's own reaction: on the week ("week") or on a member (their key). */
  readonly ownReaction: { readonly on: string; readonly emoji: LeagueReaction } | null;
};

/** The reader and their friends in the game; empty for a visitor. */
export type FriendsRanking = { readonly reader: PlayReader; readonly players: readonly PlacedPlayer[]; readonly leagues: number };

export type DivisionRanking = {
  readonly reader: PlayReader;
  /** Null before the first week is over, and for a visitor or an account that has no division yet. */
  readonly division: {
    readonly number: number;
    readonly count: number;
    readonly ownMove: DivisionMember['move'];
    /** So many of the best go up at the end of the week, and so many of the last down. */
    readonly up: number;
    readonly down: number;
  } | null;
  readonly players: readonly PlacedPlayer[];
};
