import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { isStorableText } from '../../domain/text/storable-text';
import { ApiError } from '../api-error';
import { parseJson } from '../../domain/values/parse-json';

function tooLarge(maxBytes: number): ApiError {
  // The rest of the body is not read, so the connection cannot be used again.
  return new ApiError('too-large', `At most ${maxBytes} bytes.`, { headers: { Connection: 'close' } });
}

/** The media type of a request's body without parameters, in lower case; '' where none is said. */
export function mediaType(request: IncomingMessage): string {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Throws `bad-request` for what is not JSON, and for text in it, keys included, that cannot be stored. */
export function parseBody(text: string): unknown {
  const body = parseJson(text, (key, value) => {
    if (!isStorableText(key) || (typeof value === 'string' && !isStorableText(value))) throw new SyntaxError('Not Unicode text.');
    return value;
  });
  if (body === undefined) throw new ApiError('bad-request', 'The body is not JSON in Unicode text.');
  return body;
}

/**
 * The body of a request of at most `maxBytes`; '' where there is none. The route
 * must switch Next's own body parser off:
 * `export const config = { api: { bodyParser: false } }`.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (request.readableEnded) throw new Error('The body was read already: the route lacks its `config`.');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request) {
      const chunk: unknown = part;
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // Nobody is left to be answered, and it is no defect of ours.
    if (!request.complete && !(error instanceof ApiError)) throw new ApiError('bad-request', 'The body ended early.');
    throw error;
  }
  const body = Buffer.concat(chunks);
  if (!isUtf8(body)) throw new ApiError('bad-request', 'The body is not UTF-8.');
  return body.toString('utf8');
}

/**
 * The JSON object of a request of at most `maxBytes`, as yet undecoded; `{}` where
 * there is none, whatever type it claims: a call that needs to say nothing need
 * not say it in JSON. For the route see `readBody`.
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const text = await readBody(request, maxBytes);
  if (text === '') return {};
  if (mediaType(request) !== 'application/json') throw new ApiError('unsupported-media-type', 'The body must be application/json.');
  const body = parseBody(text);
  // A list passes for an object without fields at a decoder that demands none.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('bad-request', 'The body is not a JSON object.');
  return body;
}
