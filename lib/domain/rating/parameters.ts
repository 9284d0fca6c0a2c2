/**
 * What the rating model assumes (docs/ratings.md). Strengths are on the logistic
 * scale: a team that is stronger by x wins a game with the chance 1 / (1 + e^-x).
 * Variances are of that scale squared. All were chosen on the first half of the
 * archive of 2022 and 2023, rounded, and left alone where a change made no difference.
 */
export const RATING_PARAMETERS = {
  /** How far apart the strengths of teams in one league are. */
  teamVariance: 0.8,
  /** How far a league may lie from where it is thought to stand before its teams have met others. */
  leagueVariance: 0.3,
  /** Extra variance of a team that has not played in any league. */
  homelessVariance: 1,
  /** Days after which knowledge of a team's strength has 1/e of its weight. */
  teamMemoryDays: 1000,
  leagueMemoryDays: 2000,
  /** What is forgotten of a team's strength with each player that was not in its last line-up. */
  newPlayerVariance: 0.03,
  /** How a team's form differs from match to match: games of one match share it. */
  matchVariance: 0.05,
  /** `matchVariance` in winter (`isWinter`): line-ups are new, and cups are for trying out. */
  winterVariance: 0.7,
  /** What playing on the blue side is worth. */
  blueSide: 0.1,
  /** Strength that a lead of all the gold of a game would speak for: a share of 0.1 speaks for 2. */
  goldShareStrength: 20,
  /** The deviation of a game's gold lead from the expectation of the strengths. */
  goldVariance: 2,
  /** Where leagues are thought to stand before their teams have met others, by their class. */
  levels: { major: 1.5, western: 0.75, other: -1.5 },
} as const;

/** From mid-November, after the world championship, to mid-February (UTC): cups of the off season, and the first weeks of the next one. */
export function isWinter(at: number): boolean {
  const day = new Date(at).toISOString().slice(5, 10);
  return day >= '11-15' || day < '02-15';
}

/** How a team's form differs from match to match at an instant. */
export function formVariance(at: number): number {
  return isWinter(at) ? RATING_PARAMETERS.winterVariance : RATING_PARAMETERS.matchVariance;
}

/** LCK and LPL have won nearly every world championship; the leagues of Europe and North America come next. Ids are PandaScore's. */
const CLASSES: ReadonlyMap<number, keyof typeof RATING_PARAMETERS.levels> = new Map([
  [293, 'major'],
  [294, 'major'],
  [4197, 'western'],
  [290, 'western'],
  [4198, 'western'],
  [289, 'western'],
]);

/** Where a league is thought to stand before its teams have met others. */
export function presumedLevel(leagueId: number): number {
  return RATING_PARAMETERS.levels[CLASSES.get(leagueId) ?? 'other'];
}
