/** Figures as the site writes them (spec §9). */

const thousands = new Map<string, Intl.NumberFormat>();

/** "12,345" in the locale's own way. */
export function formatThousands(value: number, locale: string): string {
  let format = thousands.get(locale);
  if (!format) thousands.set(locale, (format = new Intl.NumberFormat(locale)));
  return format.format(value);
}

/** Minutes as hh:mm, e.g. 95 → "01:35". */
export function minutesAsHhMm(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** A game's length or clock in minutes and seconds, e.g. 1984 → "33:04". */
export function secondsAsMmSs(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The patch as fans say it: the first two parts of a version ("13.14.1" → "13.14"). */
export function shortPatch(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

const compact = new Map<string, Intl.NumberFormat>();

/** Gold and damage in thousands with one decimal, "12.4k"; below 1,000 in full. */
export function formatShort(value: number, locale: string): string {
  if (value < 1000) return String(Math.round(value));
  let format = compact.get(locale);
  if (!format) compact.set(locale, (format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })));
  return `${format.format(value / 1000)}k`;
}
