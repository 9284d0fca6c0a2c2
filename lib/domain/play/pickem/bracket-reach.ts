import type { Entrant } from '../../competition/bracket/entrants';
import type { PickemTie } from './bracket-ties';
import type { PickedWinners } from './pickem-entry';

/** Winners and losers of the matches of a bracket, as far as they are decided. */
type DecidedTie = { readonly winner: number; readonly loser: number };

/** The teams that may come to each match, and win it, as it stands. */
class Reach {
  readonly #winners = new Map<number, ReadonlySet<number>>();
  readonly #entrants = new Map<number, ReadonlySet<number>>();

  constructor(ties: readonly PickemTie[], decided: ReadonlyMap<number, DecidedTie>) {
    for (const tie of ties) {
      const all = new Set([...this.#from(tie.left, decided), ...this.#from(tie.right, decided)]);
      const done = decided.get(tie.matchId);
      this.#entrants.set(tie.matchId, all);
      this.#winners.set(tie.matchId, done ? new Set([done.winner]) : all);
    }
  }

  #from(entrant: Entrant, decided: ReadonlyMap<number, DecidedTie>): ReadonlySet<number> {
    if ('teamId' in entrant) return new Set([entrant.teamId]);
    const done = decided.get(entrant.matchId);
    if (done) return new Set([entrant.takes === 'winner' ? done.winner : done.loser]);
    return this.#entrants.get(entrant.matchId) ?? new Set();
  }

  mayWin(matchId: number, team: number): boolean {
    return this.#winners.get(matchId)?.has(team) === true;
  }
}

/** Whether a team that was picked for a match can still win it. */
export function canStillWin(ties: readonly PickemTie[], winners: ReadonlyMap<number, DecidedTie>, matchId: number, team: number): boolean {
  return new Reach(ties, winners).mayWin(matchId, team);
}

/**
 * The best score that picks can still reach: the most points over all ways in
 * which what is left may be won. Exact: ways are left out only where they cannot
 * be better than one that was found. What was picked is tried first, so that few
 * are left.
 */
export function bestReach(ties: readonly PickemTie[], picked: PickedWinners, known: ReadonlyMap<number, DecidedTie>): number {
  const decided = new Map(known);
  const pointsOf = (tie: PickemTie, winner: number): number => (picked.get(tie.matchId) === winner ? tie.points : 0);
  const sure = ties.reduce((sum, tie) => sum + (known.has(tie.matchId) ? pointsOf(tie, known.get(tie.matchId)?.winner ?? 0) : 0), 0);
  const open = ties.filter(({ matchId }) => !known.has(matchId));
  const teamOf = (entrant: Entrant): number => {
    if ('teamId' in entrant) return entrant.teamId;
    const done = decided.get(entrant.matchId);
    return (entrant.takes === 'winner' ? done?.winner : done?.loser) ?? 0;
  };
  /** Counts each pick by itself: no outcome brings more. */
  const bound = (from: number): number => {
    const reach = new Reach(ties, decided);
    return open.slice(from).reduce((sum, { matchId, points }) => {
      const team = picked.get(matchId);
      return sum + (team !== undefined && reach.mayWin(matchId, team) ? points : 0);
    }, 0);
  };
  /** Whether it still matters where a team goes. */
  const counts = (team: number, from: number): boolean => open.slice(from).some(({ matchId }) => picked.get(matchId) === team);
  let best = -1;
  const walk = (index: number, score: number): void => {
    const tie = open[index];
    if (tie === undefined) {
      best = Math.max(best, score);
      return;
    }
    if (score + bound(index) <= best) return;
    const [left, right] = [teamOf(tie.left), teamOf(tie.right)];
    const first = picked.get(tie.matchId) === right ? right : left;
    const second = first === left ? right : left;
    // Neither of them brings anything from here on: the winner makes no difference.
    const ways = counts(left, index) || counts(right, index) ? [first, second] : [first];
    for (const winner of ways) {
      decided.set(tie.matchId, { winner, loser: winner === left ? right : left });
      walk(index + 1, score + pointsOf(tie, winner));
    }
    decided.delete(tie.matchId);
  };
  walk(0, sure);
  return best;
}
