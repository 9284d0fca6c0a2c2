import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { bytesWithin, guardedAnswer } from './guarded-answer';
import { ForbiddenAddressError, publicLookup, publicUrl } from './public-address';

/** Thrown for an answer that did not come, or came too late or too large. */
class FetchError extends Error {}

type GetOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  /** The time limit for the whole answer, redirects included. */
  readonly timeoutMs: number;
  /** The most bytes of the decoded body. */
  readonly maxBytes: number;
  /** For tests: whether machines of our own network are allowed as well. */
  readonly allowPrivate?: boolean;
};

type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

function decoder(encoding: string | undefined) {
  switch (encoding) {
    case 'gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      return null;
  }
}

function checked(text: string, base: string | undefined, allowPrivate: boolean): URL {
  const url = publicUrl(text, base);
  if (url !== null) return url;
  if (allowPrivate && URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol)) return new URL(text, base);
  throw new ForbiddenAddressError(text);
}

/** Fetches a text from an address that is not ours (public-address), following few redirects. Throws FetchError, ForbiddenAddressError or what the network throws. */
export async function guardedGet(address: string, { headers, timeoutMs, maxBytes, allowPrivate = false }: GetOptions): Promise<Got> {
  const answer = await guardedAnswer(address, {
    headers: { 'Accept-Encoding': 'gzip, br', 'User-Agent': 'Riftweek news reader', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    judge: (text, base) => checked(text, base, allowPrivate),
    lookup: allowPrivate ? undefined : publicLookup,
  });
  if (answer === null) throw new FetchError(`${address} leads from one address to the next`);
  try {
    const unpack = decoder(answer.headers['content-encoding']);
    const body = await bytesWithin(unpack ? pipeline(answer, unpack, () => undefined) : answer, maxBytes);
    if (body === null) throw new FetchError(`${address} sent more than ${maxBytes} bytes`);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: body.toString('utf8') };
  } finally {
    answer.destroy();
  }
}
