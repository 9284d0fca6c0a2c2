import type { MatchSummary } from '../match/match';
import type { PlayerMark } from './cosmetics';
import type { OfferedMarket } from './market';
import type { PlayAnswer } from './play-answer';
import { LEAST_PREDICTIONS, type Period, type ScoreTally } from './score';

/** What the pages of the prediction game show. */

/** A match with the markets that take predictions now. */
export type OpenMatch = { readonly match: MatchSummary; readonly markets: readonly OfferedMarket[] };

/** The reader of a page of the game; what stops all but players from playing. */
export type PlayReader =
  | { readonly kind: 'visitor' | 'addressless' | 'player' }
  /** `email`: for the mail that verifies it. */
  | { readonly kind: 'unverified'; readonly email: string };

export function playReader(session: { readonly email: string | null; readonly emailVerified: boolean } | null): PlayReader {
  if (session === null) return { kind: 'visitor' };
  if (session.emailVerified) return { kind: 'player' };
  return session.email === null ? { kind: 'addressless' } : { kind: 'unverified', email: session.email };
}

export type PlayOverview = {
  readonly reader: PlayReader;
  /** Null for a visitor. */
  readonly play: PlayAnswer | null;
};

/** A place in a table; null for a player who has none yet. Equal scores share a place. */
export type PlacedPlayer = {
  readonly place: number | null;
  readonly name: string;
  readonly mark: PlayerMark;
  readonly count: number;
  readonly won: number;
  readonly score: number | null;
  readonly isOwn: boolean;
};
type RankedPlayer = PlacedPlayer & { readonly place: number; readonly score: number };

export type PlayRanking = {
  readonly period: Period;
  readonly players: readonly RankedPlayer[];
  /** The reader's own; null for a visitor. */
  readonly own: OwnTally | null;
};

/** `missing`: ranked predictions that are still needed. */
type OwnTally = Pick<ScoreTally, 'count' | 'won' | 'score'> & { readonly missing: number };

export type Scored = { readonly uid: string; readonly name: string; readonly mark: PlayerMark; readonly tally: ScoreTally };

/** Places by score, the best first. */
export function rankedPlayers(scored: readonly Scored[], ownUid: string | null): RankedPlayer[] {
  const listed = scored.flatMap(({ uid, name, mark, tally: { count, won, score } }) =>
    score === null ? [] : [{ name, mark, count, won, score, isOwn: uid === ownUid }],
  );
  return listed.map((player) => ({ ...player, place: listed.findIndex(({ score }) => score === player.score) + 1 }));
}

/** What an account has in a period; a tally of an older one is empty in this. */
export function ownTally(tally: ScoreTally, period: Period, key: string): OwnTally {
  const { count, won, score } = tally.key === key ? tally : { count: 0, won: 0, score: null };
  return { count, won, score, missing: Math.max(0, LEAST_PREDICTIONS[period] - count) };
}
