import { languageOf } from '../settings/locales';

/** Figures as the site writes them (docs/product.md#statistics). */

/** Separators of languages that write "1,234.5". */
const POINT = { group: ',', decimal: '.', grouped: 4 };

/** Texts of numbers below this have an exponent. */
const LEAST_DECIMAL = 1e-6;

/**
 * As `Intl.NumberFormat` writes it, whose first use in a page takes a phone as long as
 * hydrating a list of matches. Rounded as the number reads: 1.005 is 1.01.
 */
function written(value: number, locale: string, most: number, least: number): string {
  if (!Number.isFinite(value)) return String(value);
  const { group, decimal, grouped } = languageOf(locale).numbers ?? POINT;
  const size = Math.abs(value) < LEAST_DECIMAL ? 0 : Math.abs(value);
  const digits = String(Math.round(Number(`${size}e${most}`))).padStart(most + 1, '0');
  let whole = digits.slice(0, digits.length - most);
  let decimals = digits.slice(digits.length - most);
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (whole.length >= grouped) for (let at = whole.length - 3; at > 0; at -= 3) whole = whole.slice(0, at) + group + whole.slice(at);
  return sign + whole + (decimals === '' ? '' : decimal + decimals);
}

/** "12,345" in the locale's own way, with three decimals at most. */
export function formatThousands(value: number, locale: string): string {
  return written(value, locale, 3, 0);
}

/** A number with exactly this many decimals in the locale's way: 3.25 → "3.3". */
export function formatDecimals(value: number, locale: string, decimals: number): string {
  return written(value, locale, decimals, decimals);
}

/** A game's length or clock in minutes and seconds, e.g. 1984 → "33:04". */
export function secondsAsMmSs(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Gold and damage in thousands with one decimal, "12.4k"; below 1,000 in full. */
export function formatShort(value: number, locale: string): string {
  if (value < 1000) return String(Math.round(value));
  return `${formatDecimals(value / 1000, locale, 1)}k`;
}

/** A number, written already, with the sign of percent as the language sets it: "12.5" → "12.5%", in French "12,5 %", in Turkish "%12,5". */
export function withPercentSign(number: string, locale: string): string {
  return (languageOf(locale).percent ?? '#%').replace('#', number);
}

/** A part of one in whole percent: 0.667 → "67%". What is there at all does not read as nothing: "<1%"; nor does nearly all read as all: ">99%". */
export function percentText(part: number, locale: string): string {
  if (part > 0 && part < 0.005) return `<${withPercentSign('1', locale)}`;
  if (part < 1 && part >= 0.995) return `>${withPercentSign('99', locale)}`;
  return withPercentSign(String(Math.round(part * 100)), locale);
}

/** A chance (0–1) in whole percent, such that it and the chance of the opposite add up to 100: 0.695 → "70%", 0.305 → "30%". */
export function chancePercent(chance: number, locale: string): string {
  const likelier = Number(Math.max(chance, 1 - chance).toFixed(6));
  if (likelier > 0.995) return percentText(chance, locale);
  const whole = Math.min(99, Math.round(Number((likelier * 100).toFixed(4))));
  return withPercentSign(String(chance < 0.5 ? 100 - whole : whole), locale);
}
