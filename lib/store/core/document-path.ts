import * as v from 'valibot';

/**
 * Where a document is. Functions of the store take nothing else, so that a text
 * from outside comes into a path only through `documentPath`. This schema is for
 * what the store itself has said: the path of a document that was found, or stored in another one.
 */
export const DocumentPathSchema = v.pipe(v.string(), v.brand('DocumentPath'));
export type DocumentPath = v.InferOutput<typeof DocumentPathSchema>;

/** Writes characters that are not `allowed` as "~" and their code in hexadecimal. */
const escaped = (text: string, allowed: RegExp): string =>
  [...text].map((character) => (allowed.test(character) ? character : `~${(character.codePointAt(0) ?? 0).toString(16)}`)).join('');

/** Text as a part of a path's segment that holds letters, digits and "~" only: two of them joined by "-" or "_" stay two. */
export const pathSegment = (text: string): string => escaped(text, /^[\p{L}\p{N}]$/u);

/** Firestore refuses "/", ".", "..", "__x__" and nothing as a segment, and text that is not valid UTF-8. */
const isRefused = (segment: string): boolean => /^(\.{0,2}|__.*__)$/.test(segment);

/** The tag of paths, documentPath`news/${id}`: whatever a value is, the path is one that Firestore takes, of as many segments as it was written with. */
export function documentPath(texts: TemplateStringsArray, ...values: readonly (string | number)[]): DocumentPath {
  const path = String.raw({ raw: texts }, ...values.map((value) => escaped(String(value), /^[\p{L}\p{N}~:._-]$/u)));
  const segments = path.split('/').map((segment) => (isRefused(segment) ? `~${segment}` : segment));
  return v.parse(DocumentPathSchema, segments.join('/'));
}
