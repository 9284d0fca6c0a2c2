import { languageOf } from '../settings/locales';

/** Items one after another as the language writes them: "T1, KT", in Japanese "T1、KT". Made without `Intl`, whose first use costs a phone 100 ms. */
export function listText(items: readonly string[], locale: string): string {
  return items.join(languageOf(locale).lists?.items ?? ', ');
}

/** Longer parts, which may hold commas themselves: "T1 took 2 towers, 1 dragon; KT took 1 baron". */
export function clausesText(clauses: readonly string[], locale: string): string {
  return clauses.join(languageOf(locale).lists?.clauses ?? '; ');
}

/** Whole sentences as one text: with spaces between them, except in languages that write none. */
export function sentencesText(sentences: readonly string[], locale: string): string {
  return sentences.filter((sentence) => sentence !== '').join(languageOf(locale).lists?.sentences ?? ' ');
}

/** "LCK: T1 vs KT" as the language writes it: in French with a space before the colon. */
export function labelledText(label: string, text: string, locale: string): string {
  return label + (languageOf(locale).colon ?? ': ') + text;
}

/** What the language writes between the first and the last day of a span: "3 Jul – 9 Jul". */
export function spanMark(locale: string): string {
  return languageOf(locale).span ?? ' – ';
}
