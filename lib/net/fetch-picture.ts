import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup, publicUrl } from './public-address';
import { withTimeLimit } from './time-limit';

/** Why a picture was not taken over; the message names no more than the host. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
  }
}

export type FetchRules = {
  /** The only hosts that are requested, redirects included. */
  readonly hosts: ReadonlySet<string>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** For tests, whose server is on this machine: which other addresses may be fetched from than public ones. */
  readonly judgeUrl?: (text: string, base?: string) => URL | null;
  readonly lookup?: LookupFunction;
};

export const PICTURE_RULES = { timeoutMs: 10_000, maxBytes: 5_000_000 } as const;
const MOST_REDIRECTS = 3;
/** Servers that give no type or a general one: the bytes decide. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

function request(url: URL, signal: AbortSignal, lookup: LookupFunction): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    // The address that is judged is the one that is connected to: names cannot change their mind in between.
    get(url, { signal, lookup, agent: false, headers: { Accept: 'image/*', 'User-Agent': 'Riftweek' } }, resolve).on('error', reject);
  });
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new PictureError('larger than allowed');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) throw new PictureError('larger than allowed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(
  address: string,
  { hosts, maxBytes, judgeUrl = publicUrl, lookup = publicLookup }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = judgeUrl(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (url === null || !hosts.has(url.hostname)) throw new PictureError('not an address that may be asked');
    const response = await request(url, signal, lookup);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = judgeUrl(headers.location, url.href);
      continue;
    }
    try {
      if (statusCode !== 200) throw new PictureError(`answered ${statusCode}`);
      const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (!type.startsWith('image/') && !UNKNOWN_TYPES.includes(type)) throw new PictureError('is no picture');
      return await bytesOf(response, maxBytes);
    } finally {
      response.destroy();
    }
  }
  throw new PictureError('redirected too often');
}

/**
 * The bytes at a picture's address. Only named hosts are requested, none of them
 * at a private address, neither at first nor after a redirect; time and size are
 * limited. Rejects with PictureError.
 */
export function fetchPicture(address: string, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  return withTimeLimit(rules.timeoutMs, signal, async (limit) => {
    try {
      return await follow(address, rules, limit);
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError(limit.aborted && !signal.aborted ? 'took too long' : error instanceof Error ? error.message : 'failed', {
        cause: error,
      });
    }
  });
}
