import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

type Fields = Readonly<Record<string, unknown>>;

/** A body of up to so many bytes is text, which can be read in Firestore's console. */
const TEXT_BYTES = 700_000;

/** A higher quality would take seconds for a few percent. The window is as wide as such a body: its items are alike. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

/** The fields as the store takes them: a body that a document may not hold is compressed (docs/decisions/0005). */
export function storedFields(fields: Fields): Fields {
  const { body } = fields;
  return typeof body === 'string' && Buffer.byteLength(body) > TEXT_BYTES ? { ...fields, body: brotliCompressSync(body, OPTIONS) } : fields;
}

/** The JSON of a stored body; null where there is none, undefined for bytes that are no such text. */
export function bodyText(fields: Fields): string | null | undefined {
  const { body } = fields;
  if (typeof body === 'string') return body;
  if (!(body instanceof Uint8Array)) return null;
  try {
    return brotliDecompressSync(body).toString();
  } catch {
    return undefined;
  }
}
