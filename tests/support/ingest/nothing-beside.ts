import type { BesideChanges } from '../../../lib/source/match-source';

/** A look beside the changes that finds nothing. */
export const NOTHING_BESIDE: BesideChanges = {
  games: new Map(),
  live: new Map(),
  removed: [],
  gone: [],
  merged: [],
  series: [],
  tournaments: [],
  standings: [],
  feeders: new Map(),
  rejections: [],
  losses: [],
};
