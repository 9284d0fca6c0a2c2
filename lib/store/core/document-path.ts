/**
 * Text as one segment of a document path. Firestore refuses "/", ".", ".." and
 * "__x__" and text that is not valid UTF-8, so everything but letters and
 * digits is written as "~" and its code in hexadecimal.
 */
export function pathSegment(text: string): string {
  return [...text]
    .map((character) => (/^[\p{L}\p{N}]$/u.test(character) ? character : `~${(character.codePointAt(0) ?? 0).toString(16)}`))
    .join('');
}
