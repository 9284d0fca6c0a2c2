/** How figures of games read. An unknown figure is null all the way: the table writes its word for "no data". */

const compact = new Map<string, Intl.NumberFormat>();

/** Gold and damage in thousands with one decimal, "12.4k"; below 1,000 in full. */
export function thousandsText(value: number, locale: string): string {
  if (value < 1000) return String(Math.round(value));
  let format = compact.get(locale);
  if (!format) compact.set(locale, (format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })));
  return `${format.format(value / 1000)}k`;
}

/** A rate with so many decimals in the locale's way: 3.25 → "3.3". */
export function rateText(value: number, locale: string, decimals: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A part of one in whole percent: 0.667 → "67%". */
export function percentText(part: number): string {
  return `${Math.round(part * 100)}%`;
}
