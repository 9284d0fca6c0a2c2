/**
 * The value of a JSON text; undefined, which is no JSON value, for any other text.
 * @param reviver as of `JSON.parse`; a text that it throws at counts as none
 */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}
