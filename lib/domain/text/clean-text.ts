import { withoutTowers } from './marks';

/** Text that others wrote, without what breaks the formats in which the site passes it on. */

/** Controls besides tab and line ends, halves of surrogate pairs, and code points that are no characters: no XML, iCalendar or address can hold them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;

export function printableText(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** Ends of lines, and the vertical tab and form feed of spreadsheets. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;
/** What steers the direction of all that follows, and spaces without a width. */
const STEERING = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu;
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name or a title: one line, whose marks do not reach into others; '' where nothing of it can be seen. */
export function cleanLine(text: string): string {
  const line = withoutTowers(printableText(text.replace(BREAKS, ' ').replace(STEERING, ''))).trim();
  return VISIBLE.test(line) ? line : '';
}
