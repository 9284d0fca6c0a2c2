import type { FinishedMatch, Match } from './match';

/**
 * How a league parts teams with the same match record. Leagues go on with
 * tiebreaker matches and strength of victory, which the source's own places
 * reflect and a count cannot.
 */
export type Tiebreak = 'headToHead' | 'gameDifference';

export const USUAL_TIEBREAKS: readonly Tiebreak[] = ['headToHead', 'gameDifference'];
const LCK_ID = 293;
const LPL_ID = 294;

/** The LCK and the LPL look at games won and lost first, the others at who beat whom. */
const ORDER_BY_LEAGUE: ReadonlyMap<number, readonly Tiebreak[]> = new Map([
  [LCK_ID, ['gameDifference', 'headToHead']],
  [LPL_ID, ['gameDifference', 'headToHead']],
]);

export function tiebreakOrder(leagueId: number): readonly Tiebreak[] {
  return ORDER_BY_LEAGUE.get(leagueId) ?? USUAL_TIEBREAKS;
}

/** Wins against the given teams only: the mini-table that decides between equals. */
export function headToHeadWins(teamId: number, among: ReadonlySet<number>, matches: readonly FinishedMatch[]): number {
  return matches.filter((match) => match.winnerId === teamId && among.has(match.left.id) && among.has(match.right.id)).length;
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

/** "rules": by a rule that the matches alone do not tell. */
export type TiebreakReason = Tiebreak | 'rules';

function sameRecord(a: Row, b: Row): boolean {
  return a.wins === b.wins && a.losses === b.losses && a.ties === b.ties;
}

/**
 * Why a team stands before the next one although both have the same record, by
 * team: the first tiebreak in the league's order that speaks for it. Teams that
 * share a place, and those without a result, have no reason.
 */
export function tiebreakReasons(
  rows: readonly Row[],
  allMatches: readonly Match[],
  order: readonly Tiebreak[],
): Map<number, TiebreakReason> {
  const matches = allMatches.flatMap((match) => (match.status === 'finished' ? [match] : []));
  const reasons = new Map<number, TiebreakReason>();
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next || row.rank === next.rank || !sameRecord(row, next) || row.wins + row.losses + row.ties === 0) continue;
    const equals = new Set(rows.filter((each) => sameRecord(each, row)).map(({ team }) => team.id));
    const lead: Record<Tiebreak, number> = {
      headToHead: headToHeadWins(row.team.id, equals, matches) - headToHeadWins(next.team.id, equals, matches),
      gameDifference: row.gameWins - row.gameLosses - (next.gameWins - next.gameLosses),
    };
    const decisive = order.find((tiebreak) => lead[tiebreak] !== 0);
    reasons.set(row.team.id, decisive !== undefined && lead[decisive] > 0 ? decisive : 'rules');
  }
  return reasons;
}
