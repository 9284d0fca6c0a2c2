import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';

type GuardedRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The address, also of a redirect, if it may be requested; throws if not. */
  readonly judge: (text: string, base?: string) => URL;
  readonly lookup: LookupFunction | undefined;
};

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

function send(url: URL, { headers, signal, lookup }: GuardedRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    // The address that is judged is the one that is connected to: a name cannot resolve differently in between.
    get(url, { headers, signal, agent: false, ...(lookup ? { lookup } : {}) }, resolve).on('error', reject);
  });
}

/** The answer of an address that is not ours (public-address), after few redirects; null after too many. The caller must destroy it. */
export async function guardedAnswer(address: string, request: GuardedRequest): Promise<IncomingMessage | null> {
  let url = request.judge(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await send(url, request);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || location === undefined) return answer;
    answer.destroy();
    url = request.judge(location, url.href);
  }
  return null;
}

/** The bytes of a body; null where they are more than `most`. */
export async function bytesWithin(body: Readable, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
