import * as v from 'valibot';
import { ChampionRefSchema } from '../match/game';
import { InstantSchema } from '../match/match';
import { LEAST_GAMES_WITH_BANS } from '../statistics/champion-stats';
import type { Coverage } from '../statistics/coverage';

/** `patchNotes/list`: every patch that a match was played on, newest first, with what its drafts show. */

const ShareSchema = v.object({
  champion: ChampionRefSchema,
  /** The share of the games in which the draft is known, 0 to 1. */
  share: v.number(),
});
export type ChampionShare = v.InferOutput<typeof ShareSchema>;

const PatchSchema = v.object({
  /** "13.14". */
  version: v.string(),
  /** Finished games whose winner is known. */
  games: v.number(),
  /** How many of these have a known draft; missing in documents stored before it was counted, which counted only such `games`. */
  withFigures: v.optional(v.number()),
  /** Starts of the first and the last match. */
  firstAt: InstantSchema,
  lastAt: InstantSchema,
  /** At most five each, most often first; none where no drafts or bans are known. */
  picked: v.array(ShareSchema),
  banned: v.array(ShareSchema),
});
export type Patch = v.InferOutput<typeof PatchSchema>;

export const PatchListSchema = v.object({ patches: v.array(PatchSchema) });
export type PatchList = v.InferOutput<typeof PatchListSchema>;

/** How many of a patch's games have a known draft. */
export function patchCoverage({ games, withFigures = games }: Pick<Patch, 'games' | 'withFigures'>): Coverage {
  return { games, withFigures };
}

/** Whether a patch has enough games with known drafts to be shown by itself, or compared with. */
function isTelling(patch: Patch): boolean {
  return patchCoverage(patch).withFigures >= LEAST_GAMES_WITH_BANS;
}

/** The newest patch that has enough games, else the newest. */
export function leadingPatch(patches: readonly Patch[]): Patch | undefined {
  return patches.find(isTelling) ?? patches[0];
}

/** What a patch is compared with: the next older one that has enough games, else the one before it. */
export function patchBefore(patches: readonly Patch[], patch: Patch): Patch | undefined {
  const older = patches.slice(patches.indexOf(patch) + 1);
  return older.find(isTelling) ?? older[0];
}
