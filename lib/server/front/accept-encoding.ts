import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

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
