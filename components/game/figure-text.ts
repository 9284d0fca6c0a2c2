/** How figures of games read. An unknown figure is null all the way: the table writes its word for "no data". */

export { formatShort as thousandsText } from '../../lib/domain/format';

/** A rate with so many decimals in the locale's way: 3.25 → "3.3". */
export function rateText(value: number, locale: string, decimals: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A part of one in whole percent: 0.667 → "67%". */
export function percentText(part: number): string {
  return `${Math.round(part * 100)}%`;
}
