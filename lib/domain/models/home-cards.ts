/** What the small cards of the homepage say, in the page's language. */

type DigestCard = {
  readonly href: string;
  /** The headline, which reveals a result. */
  readonly headline: string;
  /** "T1 vs KT · GEN vs HLE"; '' for a long day. Hidden with the headline: in a bracket they are results. */
  readonly pairings: string;
  /** In its place while results are hidden. */
  readonly cover: string;
  /** "LCK · 18 Aug". */
  readonly about: string;
};

type QuizCard = {
  /** The first question of the day. */
  readonly question: string;
  /** What it counts; null for a written question. */
  readonly about: string | null;
};

type PicksCard = {
  /** ISO instant of the first lock to come. */
  readonly locksAt: string;
  /** How many are open. */
  readonly matches: number;
  readonly stages: number;
  /** The stage that locks next; null where none is open. */
  readonly stage: { readonly id: number; readonly name: string; readonly locksAt: string } | null;
};

/** The cards of the prediction game; null for one with nothing to say. */
export type PlayCards = { readonly quiz: QuizCard | null; readonly picks: PicksCard | null };

export type HomeCardData = PlayCards & { readonly digests: readonly DigestCard[] };
