/** Figures as the site writes them (docs/product.md#statistics). */

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs some hundred times what using it does, and a match page writes hundreds of figures. */
function keptFormat(locale: string, decimals?: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })));
  return format;
}

/** "12,345" in the locale's own way. */
export function formatThousands(value: number, locale: string): string {
  return keptFormat(locale).format(value);
}

/** A number with exactly this many decimals in the locale's way: 3.25 → "3.3". */
export function formatDecimals(value: number, locale: string, decimals: number): string {
  return keptFormat(locale, decimals).format(value);
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

/** Gold and damage in thousands with one decimal, "12.4k"; below 1,000 in full. */
export function formatShort(value: number, locale: string): string {
  if (value < 1000) return String(Math.round(value));
  return `${formatDecimals(value / 1000, locale, 1)}k`;
}

/** How languages place the percent sign, where not right after the number (CLDR); the space does not break. */
const PERCENT_SIGNS: Readonly<Record<string, string>> = { es: '#\u00a0%', fr: '#\u00a0%', de: '#\u00a0%', tr: '%#' };

/** A number, written already, with the sign of percent as the language sets it: "12.5" → "12.5%", in French "12,5 %", in Turkish "%12,5". */
export function withPercentSign(number: string, locale: string): string {
  return (PERCENT_SIGNS[locale] ?? '#%').replace('#', number);
}

/** A part of one in whole percent: 0.667 → "67%". What is there at all does not read as nothing: "<1%"; nor does nearly all read as all: ">99%". */
export function percentText(part: number, locale: string): string {
  if (part > 0 && part < 0.005) return `<${withPercentSign('1', locale)}`;
  if (part < 1 && part >= 0.995) return `>${withPercentSign('99', locale)}`;
  return withPercentSign(String(Math.round(part * 100)), locale);
}
