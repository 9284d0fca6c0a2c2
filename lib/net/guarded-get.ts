import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ForbiddenAddressError, publicLookup, publicUrl } from './public-address';

/** An answer that did not come, or came too late or too large. */
class FetchError extends Error {}

type GetOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole answer, redirects included. */
  readonly timeoutMs: number;
  /** Of the decoded body. */
  readonly maxBytes: number;
  /** For tests: also machines of our own network. */
  readonly allowPrivate?: boolean;
};

type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string; readonly url: string };

const REDIRECTS = 3;

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

function sendRequest(url: URL, { headers, maxBytes, allowPrivate = false }: GetOptions, signal: AbortSignal): Promise<Got> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = send(url, {
      headers: { 'Accept-Encoding': 'gzip, br', 'User-Agent': 'Riftweek news reader', ...headers },
      signal,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const unpack = decoder(response.headers['content-encoding']);
      const stream = unpack ? response.pipe(unpack) : response;
      const parts: Buffer[] = [];
      let bytes = 0;
      response.once('error', reject);
      stream.once('error', reject);
      stream.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes <= maxBytes) return void parts.push(part);
        asked.destroy();
        reject(new FetchError(`${url.href} sent more than ${maxBytes} bytes`));
      });
      stream.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
          url: url.href,
        }),
      );
    });
    asked.end();
  });
}

/** Fetches a text from an address that is not ours (public-address), following few redirects. Throws FetchError, ForbiddenAddressError or what the network throws. */
export async function guardedGet(address: string, options: GetOptions): Promise<Got> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = checked(address, undefined, options.allowPrivate ?? false);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await sendRequest(url, options, signal);
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === undefined) return answer;
    if (redirects >= REDIRECTS) throw new FetchError(`${address} leads from one address to the next`);
    url = checked(location, url.href, options.allowPrivate ?? false);
  }
}
