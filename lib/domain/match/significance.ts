import * as v from 'valibot';

/** What made a result significant, the strongest first. */
const KINDS = [
  'title',
  'through',
  'out',
  'reachFinal',
  'reverseSweep',
  'upset',
  'runEnded',
  'longest',
  'mostKills',
  'run',
  'firstWin',
  'lastGame',
  'sweep',
  'record',
  'forfeit',
] as const;

/** Why a result mattered, for one line of text. Reveals the result. */
export const SignificanceSchema = v.object({
  kind: v.picklist(KINDS),
  /** The side that the line is about. */
  side: v.picklist(['left', 'right']),
  /** Matches (of "run" and "runEnded"), defeats ("firstWin"), kills ("mostKills"), seconds ("longest"), or wins ("record"). */
  count: v.optional(v.number()),
  /** Defeats, only of "record". */
  losses: v.optional(v.number()),
  /** The winner's chance before an "upset", 0–1; absent where it follows from records only. */
  chance: v.optional(v.number()),
});
export type Significance = v.InferOutput<typeof SignificanceSchema>;
