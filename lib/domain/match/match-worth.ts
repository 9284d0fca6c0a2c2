import * as v from 'valibot';

/** Why a result mattered, in one line, the strongest first. */
const WORTHS = [
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

/** Reveals the result. */
export const WorthSchema = v.object({
  kind: v.picklist(WORTHS),
  /** The side that the line is about. */
  side: v.picklist(['left', 'right']),
  /** Matches of "run", "runEnded", defeats of "firstWin", kills of "mostKills", seconds of "longest"; wins of "record". */
  count: v.optional(v.number()),
  /** Of "record". */
  losses: v.optional(v.number()),
  /** The winner's before an "upset", 0–1; absent where it follows from records only. */
  chance: v.optional(v.number()),
});
export type Worth = v.InferOutput<typeof WorthSchema>;
