import type { Look } from './cosmetics';
import type { Bet } from './ledger';
import { fairChance } from './odds';
import { shownBet, type PlacedBet } from './play-answer';
import type { Period } from './score';

/** A player's predictions on their public profile. All of it reveals results. */

/** Whether a text may be the id of a profile, as in its address. */
export const isProfileId = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

const FORM_LENGTH = 10;
const BEST_CALLS = 5;
/** Parts into which the chances are divided, by their upper ends. */
const BIN_ENDS = [0.2, 0.4, 0.6, 0.8, 1] as const;

export type CalibrationBin = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean chance that the odds gave, and the share that was right; null without predictions. */
  readonly expected: number | null;
  readonly right: number | null;
};

/** A settled prediction, as everybody may see it: without its stake. */
export type ProfileCall = Pick<
  PlacedBet,
  'matchId' | 'kind' | 'outcome' | 'left' | 'right' | 'leagueName' | 'odds' | 'state' | 'settledAt'
>;

type ProfileFigures = {
  /** Settled ranked predictions, the newest first. */
  readonly form: readonly ProfileCall[];
  /** The right predictions at the longest odds. */
  readonly best: readonly ProfileCall[];
  readonly calibration: readonly CalibrationBin[];
  /** Predictions that the calibration counts. */
  readonly counted: number;
  /** Right ones in a row: those that still go on, and the most; null where there may have been more before. */
  readonly streak: { readonly now: number; readonly longest: number | null };
};

export type ProfileRank = {
  readonly period: Period;
  readonly score: number | null;
  /** Null while there are too few predictions. */
  readonly place: number | null;
  readonly count: number;
  readonly won: number;
};

export type PublicProfile = ProfileFigures & {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly ranks: readonly ProfileRank[];
  /** The reader's own open predictions and coins, on their own profile alone. */
  readonly open: readonly PlacedBet[];
  readonly balance: number | null;
  /** Whether the profile is the reader's own. */
  readonly isOwn: boolean;
  /** Whether only its owner finds it. */
  readonly isPrivate: boolean;
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function binOf(bets: readonly Bet[], from: number, to: number): CalibrationBin {
  const inside = bets.filter(({ odds }) => {
    const chance = fairChance(odds);
    return chance <= to && (chance > from || from === 0);
  });
  return {
    from,
    to,
    count: inside.length,
    expected: mean(inside.map(({ odds }) => fairChance(odds))),
    right: mean(inside.map(({ state }) => (state === 'won' ? 1 : 0))),
  };
}

function callOf(bet: Bet): ProfileCall {
  const { matchId, kind, outcome, left, right, leagueName, odds, state, settledAt } = shownBet(bet);
  return { matchId, kind, outcome, left, right, leagueName, odds, state, settledAt };
}

function streakOf(decided: readonly Bet[], isWhole: boolean): ProfileFigures['streak'] {
  let now = 0;
  let longest = 0;
  for (const { state } of decided) {
    now = state === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest: isWhole ? longest : null };
}

/** Form, best calls, streaks and calibration of bets, all of the player's where `isWhole`; only what counts in rankings and came out counts here. */
export function profileFigures(bets: readonly Bet[], isWhole: boolean): ProfileFigures {
  const decided = bets
    .filter(({ isRanked, state }) => isRanked && (state === 'won' || state === 'lost'))
    .toSorted((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0) || a.placedAt - b.placedAt);
  const won = decided.filter(({ state }) => state === 'won').toSorted((a, b) => b.odds - a.odds);
  return {
    form: decided.slice(-FORM_LENGTH).reverse().map(callOf),
    best: won.slice(0, BEST_CALLS).map(callOf),
    calibration: BIN_ENDS.map((to, index) => binOf(decided, BIN_ENDS[index - 1] ?? 0, to)),
    counted: decided.length,
    streak: streakOf(decided, isWhole),
  };
}
