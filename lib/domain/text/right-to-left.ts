/** Hebrew, Arabic and their kin. Not as `\p{…}`, which takes a phone some milliseconds the first time. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT_MARK = '\u200e';

/** A name within a line of ours, all of which run from left to right: without the mark a score after an Arabic name is turned around with it, 2–1 into 1–2. */
export function inLine(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? name + LEFT_TO_RIGHT_MARK : name;
}
