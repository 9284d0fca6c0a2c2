/** How figures of games read. An unknown figure is null all the way: the table writes its word for "no data". */

export { formatDecimals as rateText, formatShort as thousandsText } from '../format';

/** A part of one in whole percent: 0.667 → "67%". What is there at all does not read as nothing: "<1%"; nor does nearly all read as all: ">99%". */
export function percentText(part: number): string {
  if (part > 0 && part < 0.005) return '<1%';
  if (part < 1 && part >= 0.995) return '>99%';
  return `${Math.round(part * 100)}%`;
}
