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

/** Shares of two vote counts in whole percent: 50 and 50 while nobody has voted; both always sum to 100. */
export function votePercentages(left: number, right: number): { readonly left: number; readonly right: number } {
  const total = left + right;
  const share = total === 0 ? 50 : Math.round((left / total) * 100);
  return { left: share, right: 100 - share };
}

/** The patch as fans say it: the first two parts of a version ("13.14.1" → "13.14"). */
export function shortPatch(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
