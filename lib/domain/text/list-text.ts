/** What languages of East Asia put between the items of a list (CLDR); the others write a comma. */
const SEPARATORS = new Map<string, string>([
  ['ja', '、'],
  ['zh-Hans', '、'],
  ['zh-Hant', '、'],
]);

/** What separates a label from its text, where not ": "; the space of French does not break. */
const COLONS = new Map<string, string>([
  ['ja', '：'],
  ['zh-Hans', '：'],
  ['zh-Hant', '：'],
  ['fr', '\u00a0: '],
]);

/** What separates the ends of a span of days, where not a dash between spaces (CLDR). */
const SPANS = new Map<string, string>([
  ['ja', '〜'],
  ['ko', '~'],
  ['zh-Hans', '–'],
  ['zh-Hant', '–'],
]);

/** Items one after another as the language writes them: "T1, KT", in Japanese "T1、KT". Made without `Intl`, whose first use costs a phone 100 ms. */
export function listText(items: readonly string[], locale: string): string {
  return items.join(SEPARATORS.get(locale) ?? ', ');
}

/** Longer parts, which may hold commas themselves: "T1 2 towers, 1 dragon; KT 1 baron". */
export function clausesText(clauses: readonly string[], locale: string): string {
  return clauses.join(SEPARATORS.get(locale) ? '；' : '; ');
}

/** Whole sentences as one text: with spaces between them, except in languages that write none. */
export function sentencesText(sentences: readonly string[], locale: string): string {
  return sentences.filter((sentence) => sentence !== '').join(SEPARATORS.get(locale) ? '' : ' ');
}

/** "LCK: T1 vs KT" as the language writes it: in French with a space before the colon. */
export function labelledText(label: string, text: string, locale: string): string {
  return label + (COLONS.get(locale) ?? ': ') + text;
}

/** What the language writes between the first and the last day of a span: "3 Jul – 9 Jul". */
export function spanMark(locale: string): string {
  return SPANS.get(locale) ?? ' – ';
}
