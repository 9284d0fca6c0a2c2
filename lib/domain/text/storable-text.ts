/**
 * Whether a text from outside is Unicode that every store and format can hold:
 * no half of a surrogate pair, which has no form in UTF-8, and no U+0000.
 */
export function isStorableText(text: string): boolean {
  return !/\p{Cs}/u.test(text) && !text.includes('\0');
}
