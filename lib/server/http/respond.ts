import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matchesEntityTag } from '../api/entity-tag';
import { type CacheEntry, plainBody } from './cache-entry';
import type { CacheState } from './page-cache';

type Encoding = 'br' | 'gzip' | 'identity';

function negotiated(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** By header: browsers send the same few, and every cached hit needs it. */
const known = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiated });

/** Browsers send some 20 characters. */
const LONGEST = 200;

/** The best encoding that an Accept-Encoding header allows; its q=0 forbids. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return header === undefined || header.length > LONGEST ? 'identity' : known.memo(header);
}

type SentEntry = {
  readonly entry: CacheEntry;
  /** Null for what is never cached. */
  readonly cache: { readonly state: CacheState; readonly ageSeconds: number } | null;
  /** Sent besides the entry's own, which win: security headers, the request id. */
  readonly headers: Readonly<Record<string, string>>;
};

/** RFC 9211, so that a CDN's part in an answer can be distinguished from ours. */
function cacheStatus(state: CacheState): string {
  switch (state) {
    case 'hit':
      return 'riftweek; hit';
    case 'stale':
      return 'riftweek; hit; detail=stale';
    case 'fallback':
      return 'riftweek; hit; detail=fallback';
    case 'miss':
      return 'riftweek; fwd=miss';
  }
}

/** So old a copy is news to a visitor: younger ones come from a render that took long. */
const OLD_SECONDS = 60;

/** Pages and data grow old, files do not. */
const isOfItsTime = ({ headers }: CacheEntry): boolean => /^(text\/html|application\/json)/.test(String(headers['content-type']));

function commonHeaders({ entry, cache, headers }: SentEntry): OutgoingHttpHeaders {
  const common: OutgoingHttpHeaders = { ...headers };
  for (const [name, value] of Object.entries(entry.headers)) common[name] = typeof value === 'string' ? value : [...value];
  common['vary'] = 'Accept-Encoding';
  if (entry.status === 200) common['etag'] = entry.etag;
  if (cache) {
    common['age'] = String(cache.ageSeconds);
    common['cache-status'] = cacheStatus(cache.state);
    // The only header of a page that the page itself can read (lib/pre-paint/network.ts). Never left out: a 304 would keep the last one.
    if (isOfItsTime(entry)) {
      const isOld = cache.state === 'fallback' && cache.ageSeconds >= OLD_SECONDS;
      common['server-timing'] = isOld ? `old;dur=${cache.ageSeconds * 1000}` : 'new';
    }
  }
  return common;
}

/** Sends an entry in the best encoding the visitor takes, or 304 where they have it already. */
export async function sendEntry(request: IncomingMessage, response: ServerResponse, sent: SentEntry): Promise<void> {
  const { entry } = sent;
  const headers = commonHeaders(sent);
  if (entry.status === 200 && matchesEntityTag(request.headers['if-none-match'], entry.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = entry.bodies.kind === 'plain' ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
  let body: Buffer;
  if (entry.bodies.kind === 'compressed' && encoding !== 'identity') {
    body = encoding === 'br' ? entry.bodies.brotli : await entry.bodies.gzip();
    headers['content-encoding'] = encoding;
  } else {
    body = await plainBody(entry.bodies);
  }
  headers['content-length'] = body.length;
  response.writeHead(entry.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
