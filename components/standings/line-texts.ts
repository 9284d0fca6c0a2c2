/**
 * What a place leads to while that may still change, by edge: the legend under a
 * table says it, and every row for readers who cannot see its colour.
 */
export const STANDING_TEXTS = { advances: 'scenarios.asItStands', playIn: 'scenarios.playIn', out: 'scenarios.outNow' } as const;
