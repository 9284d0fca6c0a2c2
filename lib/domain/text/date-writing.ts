import type { Locale } from '../settings/locales';
import { datePatterns, type DatePatterns, type DateStyle, type DateTimeJoins } from './date-patterns';
import type { DateFields } from '../values/zoned-date';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Writes a date by the patterns of a language, which the pre-paint script gets with the page. */
export function writeDateBy({ names, styles }: DatePatterns, fields: DateFields, style: DateStyle): string {
  const [text, weekdays, months, halves] = styles[style];
  const { year, month, day, weekday, hour, minute } = fields;
  const values: Readonly<Record<string, string | undefined>> = {
    E: names[weekdays]?.[weekday],
    M: names[months]?.[month],
    d: String(day),
    y: String(year),
    H: twoDigits(hour),
    h: twoDigits(hour % 12 || 12),
    m: twoDigits(minute),
    a: names[halves]?.[hour < 12 ? 0 : 1],
  };
  return text.replace(/\{(\w)\}/g, (_, field: string) => values[field] ?? '');
}

/** Writes a date in the style of a language. */
export function writeDate(fields: DateFields, style: DateStyle, locale: Locale): string {
  return writeDateBy(datePatterns(locale), fields, style);
}

/** A day and a time, both written already, as one: "8 Jul, 17:05", in Vietnamese "17:05 8 thg 7". */
export function joinDayAndTimeBy({ joins }: DatePatterns, day: string, time: string, join: keyof DateTimeJoins): string {
  return joins[join].replace('{D}', day).replace('{T}', time);
}
