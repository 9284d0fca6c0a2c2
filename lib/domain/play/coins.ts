import * as v from 'valibot';

/** Coins: the points of the prediction game. Whole numbers; they cannot be bought and are never paid out. */

export const CoinsSchema = v.pipe(v.number(), v.safeInteger());

/** Coins that an account gets once, with its first visit. */
export const SIGN_UP_GRANT = 1_000;
/** What it gets on each later UTC day on which it comes. */
export const DAILY_GRANT = 100;
/** Coins for each right answer in a quiz. */
export const QUIZ_REWARD = 10;
/** An account's stakes on one market: more would move its odds, and make one prediction decide everything. */
export const MOST_ON_MARKET = 1_000;
/** Bets of an account that wait for their results. */
export const MOST_OPEN_BETS = 200;

export const BetStakeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
