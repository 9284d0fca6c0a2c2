import figures from './backtest.json';

/** How well chances predicted matches: lower is better; a coin toss has 0.693 and 0.25. */
export type Score = { readonly logLoss: number; readonly brier: number };

const MATCH_KINDS = ['international', 'league', 'winter'] as const;
/** "winter": from mid-November to mid-February, whatever the competition. */
export type MatchKind = (typeof MATCH_KINDS)[number];

export function isMatchKind(name: string): name is MatchKind {
  return MATCH_KINDS.some((kind) => kind === name);
}

export type Method = 'even' | 'record' | 'elo' | 'model';

export type MethodScores = { readonly name: string; readonly matches: number; readonly scores: Readonly<Record<Method, Score>> };

/** Matches to which the model gave a chance between two bounds: what it expected on average, and how often that came about; null where there is none. */
export type CalibrationRow = {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly expected: number | null;
  readonly won: number | null;
};

export type Backtest = {
  /** Days ("YYYY-MM-DD", UTC) of the first and the last match. */
  readonly first: string;
  readonly last: string;
  /** The day on which the second half begins; parameters were chosen before it. */
  readonly split: string;
  /** "first" and "second". */
  readonly halves: readonly MethodScores[];
  readonly years: readonly MethodScores[];
  readonly kinds: readonly MethodScores[];
  readonly series: readonly MethodScores[];
  /** Calibration over the second half, by the left side's chance. */
  readonly calibration: readonly CalibrationRow[];
};

export const backtestFigures: Backtest = figures;
