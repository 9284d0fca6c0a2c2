import type { FinishedSummary, MatchSummary } from '../match/match';
import { isFinished } from '../match/match-order';

/**
 * How a league parts teams with the same match record. Leagues go on with
 * tiebreaker matches and strength of victory, which the source's own places
 * reflect and a count cannot.
 */
export type Tiebreak = 'headToHead' | 'gameDifference';

export const USUAL_TIEBREAKS: readonly Tiebreak[] = ['headToHead', 'gameDifference'];
const GAMES_FIRST: readonly Tiebreak[] = ['gameDifference', 'headToHead'];
const LCK_ID = 293;
const LPL_ID = 294;
const LJL_ID = 2092;

/** The LCK, the LPL and the LJL look at games won and lost first, the others at head-to-head. */
const ORDER_BY_LEAGUE: ReadonlyMap<number, readonly Tiebreak[]> = new Map([
  [LCK_ID, GAMES_FIRST],
  [LPL_ID, GAMES_FIRST],
  [LJL_ID, GAMES_FIRST],
]);

export function tiebreakOrder(leagueId: number): readonly Tiebreak[] {
  return ORDER_BY_LEAGUE.get(leagueId) ?? USUAL_TIEBREAKS;
}

/** What surely decides between teams with the same match record. Teams that it leaves level may come out either way. */
export type TiebreakRule = {
  readonly order: readonly Tiebreak[];
  /** Three or more level teams stay level: the league plays it out, or goes by rules that a count does not know. */
  readonly betweenTwo: boolean;
};

/** Where the order is known all of it; elsewhere only that the winner of their matches is placed above the loser when just two are level. */
export function certainTiebreaks(leagueId: number): TiebreakRule {
  const order = ORDER_BY_LEAGUE.get(leagueId);
  return order ? { order, betweenTwo: false } : { order: ['headToHead'], betweenTwo: true };
}

/** Wins among these teams only, the mini-table that decides between equals; none for any while two of them have not met, as most have not in a Swiss stage. */
function headToHeadWins(teamId: number, among: readonly number[], matches: readonly FinishedSummary[]): number {
  const between = matches.filter(({ left, right }) => among.includes(left.id) && among.includes(right.id));
  const pairs = new Set(between.map(({ left, right }) => `${Math.min(left.id, right.id)} ${Math.max(left.id, right.id)}`));
  return pairs.size < (among.length * (among.length - 1)) / 2 ? 0 : between.filter(({ winnerId }) => winnerId === teamId).length;
}

type Entry = {
  readonly team: { readonly id: number };
  readonly record: { readonly gameWins: number; readonly gameLosses: number };
  readonly key: readonly number[];
};

/** Entries whose keys go on with the figures of the tiebreaks. Head-to-head counts only among teams that are level by then. */
export function withTiebreaks<Each extends Entry>(
  entries: readonly Each[],
  order: readonly Tiebreak[],
  matches: readonly FinishedSummary[],
): Each[] {
  return order.reduce<Each[]>(
    (keyed, tiebreak) =>
      keyed.map((entry) => {
        const { team, record, key } = entry;
        const level = keyed.filter((other) => other.key.every((figure, at) => figure === key[at]));
        const among = level.map((other) => other.team.id);
        const figure = tiebreak === 'headToHead' ? headToHeadWins(team.id, among, matches) : record.gameWins - record.gameLosses;
        return { ...entry, key: [...key, figure] };
      }),
    [...entries],
  );
}

type Row = {
  readonly rank: number;
  readonly team: { readonly id: number };
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly gameWins: number;
  readonly gameLosses: number;
};

/** "rules": by a rule that does not follow from the matches. */
export type TiebreakReason = Tiebreak | 'rules';

function sameRecord(a: Row, b: Row): boolean {
  return a.wins === b.wins && a.losses === b.losses && a.ties === b.ties;
}

/**
 * Why a team stands before the next one with the same record, by team: the
 * tiebreak that separates them, in the league's order. No reason for the last
 * of those with the same record, without a result, where one tiebreak
 * separates the team from one of several that share the next place and
 * another from the rest.
 */
export function tiebreakReasons(
  rows: readonly Row[],
  allMatches: readonly MatchSummary[],
  order: readonly Tiebreak[],
): Map<number, TiebreakReason> {
  const matches = allMatches.filter(isFinished);
  const reasons = new Map<number, TiebreakReason>();
  for (const row of rows) {
    const equals = rows.filter((other) => sameRecord(other, row));
    const placesBelow = equals.map(({ rank }) => rank).filter((rank) => rank > row.rank);
    if (placesBelow.length === 0 || row.wins + row.losses + row.ties === 0) continue;
    const nextPlace = Math.min(...placesBelow);
    const none: readonly number[] = [];
    const keyed = withTiebreaks(
      equals.map((record) => ({ team: record.team, record, key: none })),
      order,
      matches,
    );
    const own = keyed.find(({ record }) => record === row)?.key ?? [];
    const decisive = new Set(
      keyed.flatMap(({ record, key }): TiebreakReason[] => {
        if (record.rank !== nextPlace) return [];
        const first = order.findIndex((_, at) => own[at] !== key[at]);
        const tiebreak = order[first];
        if (tiebreak === undefined || (own[first] ?? 0) < (key[first] ?? 0)) return ['rules'];
        return [tiebreak];
      }),
    );
    const [only] = decisive;
    if (decisive.has('rules')) reasons.set(row.team.id, 'rules');
    else if (only && decisive.size === 1) reasons.set(row.team.id, only);
  }
  return reasons;
}
