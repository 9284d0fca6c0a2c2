import type { LookupFunction } from 'node:net';
import { bytesWithin, guardedAnswer } from './guarded-answer';
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
  /** The only hosts that are requested, also by redirects. */
  readonly hosts: ReadonlySet<string>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** For tests, whose server is on this machine: which other addresses may be fetched. */
  readonly judgeUrl?: (text: string, base?: string) => URL | null;
  readonly lookup?: LookupFunction;
};

export const PICTURE_RULES = { timeoutMs: 10_000, maxBytes: 5_000_000 } as const;
/** Types of servers that name none, or a general one: there the bytes decide. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

async function follow(
  address: string,
  { hosts, maxBytes, judgeUrl = publicUrl, lookup = publicLookup }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  const judge = (text: string, base?: string) => {
    const url = judgeUrl(text, base);
    if (url === null || !hosts.has(url.hostname)) throw new PictureError('not an address that may be asked');
    return url;
  };
  const answer = await guardedAnswer(address, { headers: { Accept: 'image/*', 'User-Agent': 'Riftweek' }, signal, judge, lookup });
  if (answer === null) throw new PictureError('redirected too often');
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode !== 200) throw new PictureError(`answered ${statusCode}`);
    const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!type.startsWith('image/') && !UNKNOWN_TYPES.includes(type)) throw new PictureError('is no picture');
    const isLarge = Number(headers['content-length'] ?? 0) > maxBytes;
    const bytes = isLarge ? null : await bytesWithin(answer, maxBytes);
    if (bytes === null) throw new PictureError('larger than allowed');
    return bytes;
  } finally {
    answer.destroy();
  }
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
