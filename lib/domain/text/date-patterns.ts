import { languageOf, type Locale } from '../settings/locales';

/**
 * How each language writes days and times, as data: read from `Intl` once, on the
 * server, because its first use costs a phone 100 ms. The pre-paint script puts
 * the patterns into the page, so that it and React write the same.
 */
const STYLES = {
  /** "17:05" */
  time24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** "05:05 PM" */
  time12: { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' },
  /** "3 Jul" */
  short: { day: 'numeric', month: 'short' },
  /** "Sat" */
  weekday: { weekday: 'short' },
  /** "Saturday" */
  longWeekday: { weekday: 'long' },
  /** "Sat 8 Jul" */
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "Sat 8 Jul 2023" */
  mediumYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** "Saturday 8 July" */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Saturday 8 July 2023" */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "8 Jul 2023" */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "July 2023" */
  month: { month: 'long', year: 'numeric' },
  /** "Jul" */
  shortMonth: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/** "{E}, {d} {M}": E weekday, M month, d day, y year, H and h hour of 24 and 12, m minute, a AM or PM. The numbers say which names fill E, M and a. */
type DatePattern = readonly [text: string, weekdays: number, months: number, halves: number];

/** How a day and a time are joined: "{D}, {T}", after a day in full words "{D} at {T}". */
export type DateTimeJoins = Readonly<Record<'short' | 'long', string>>;

export type DatePatterns = {
  readonly names: readonly (readonly string[])[];
  readonly styles: Readonly<Record<DateStyle, DatePattern>>;
  readonly joins: DateTimeJoins;
};

declare global {
  /** Set by the pre-paint script. */
  var riftweekDates: Readonly<Partial<Record<Locale, DatePatterns>>> | undefined;
}

const SATURDAY = Date.UTC(2023, 6, 8, 17, 5);
const SUNDAY = Date.UTC(2023, 6, 9);
const DAY = 86_400_000;
const SAMPLES = {
  weekday: Array.from({ length: 7 }, (_, index) => SUNDAY + index * DAY),
  month: Array.from({ length: 12 }, (_, index) => Date.UTC(2023, index, 8)),
  dayPeriod: [0, 12].map((hour) => Date.UTC(2023, 6, 8, hour)),
} as const;

/** The narrow space that some versions of ICU put before "PM" is not in every font. */
const plain = (text: string): string => text.replace(/\u202f/g, ' ');

/** What `Intl` puts between a day and a time, and which of them it writes first. */
function makeJoin(tag: string, style: 'medium' | 'full'): string {
  const written = (options: Intl.DateTimeFormatOptions): string =>
    plain(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(SATURDAY));
  const [day, time] = [STYLES[style], STYLES.time24];
  const join = written({ ...day, ...time })
    .replace(written(day), '{D}')
    .replace(written(time), '{T}');
  return join.includes('{D}') && join.includes('{T}') ? join : '{D}, {T}';
}

function makePatterns(locale: Locale): DatePatterns {
  const names: string[][] = [];
  const tags = languageOf(locale).times ?? { day: locale, time: locale };
  const makeStyle = (options: Intl.DateTimeFormatOptions): DatePattern => {
    const format = new Intl.DateTimeFormat(options.hour ? tags.time : tags.day, { ...options, timeZone: 'UTC' });
    const parts = format.formatToParts(SATURDAY);
    const namesOf = (type: keyof typeof SAMPLES): number => {
      if (!parts.some((part) => part.type === type)) return -1;
      const found = SAMPLES[type].map((at) => plain(format.formatToParts(at).find((part) => part.type === type)?.value ?? ''));
      const known = names.findIndex((each) => each.join('|') === found.join('|'));
      return known < 0 ? names.push(found) - 1 : known;
    };
    const fields: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
      weekday: 'E',
      month: 'M',
      day: 'd',
      year: 'y',
      hour: options.hourCycle === 'h12' ? 'h' : 'H',
      minute: 'm',
      dayPeriod: 'a',
    };
    const text = parts.map(({ type, value }) => (fields[type] ? `{${fields[type]}}` : plain(value))).join('');
    return [text, namesOf('weekday'), namesOf('month'), namesOf('dayPeriod')];
  };
  return {
    names,
    styles: {
      time24: makeStyle(STYLES.time24),
      time12: makeStyle(STYLES.time12),
      short: makeStyle(STYLES.short),
      weekday: makeStyle(STYLES.weekday),
      longWeekday: makeStyle(STYLES.longWeekday),
      medium: makeStyle(STYLES.medium),
      mediumYear: makeStyle(STYLES.mediumYear),
      long: makeStyle(STYLES.long),
      full: makeStyle(STYLES.full),
      date: makeStyle(STYLES.date),
      month: makeStyle(STYLES.month),
      shortMonth: makeStyle(STYLES.shortMonth),
    },
    joins: { short: makeJoin(tags.day, 'medium'), long: makeJoin(tags.day, 'full') },
  };
}

const made = new Map<Locale, DatePatterns>();

export function datePatterns(locale: Locale): DatePatterns {
  const known = globalThis.riftweekDates?.[locale] ?? made.get(locale);
  if (known) return known;
  const patterns = makePatterns(locale);
  made.set(locale, patterns);
  return patterns;
}
