/** Leads of one team over the other, as the model of `game-chance.ts` weighs them; a lead of the other team is negative. */
export type StateTerms = {
  /** 1 on the blue side, −1 on the red one, 0 where that is not known. */
  readonly side: number;
  /** The lead in gold, in percent of all the gold in the game. */
  readonly gold: number;
  readonly dragons: number;
  /** Log-odds of winning a single game, as they were before the match. */
  readonly prior: number;
};

/** What a lead counts at a moment, in log-odds for each unit of its term. */
export type FittedWeights = StateTerms & { readonly seconds: number };

/** Fits by the available data: dragons or gold alone, a prior or none. Each by time. */
export type ChanceFit = Readonly<Record<'gold' | 'dragons', Readonly<Record<'alone' | 'prior', readonly FittedWeights[]>>>>;
