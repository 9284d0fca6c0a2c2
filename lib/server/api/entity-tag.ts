import { createHash } from 'node:crypto';

/** A weak entity tag of a body: weak, because the same tag stands for its brotli, gzip and plain form. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** A browser names the one tag that it has; caches in front a few. */
const LONGEST = 1_000;

/** Whether an If-None-Match header names the tag (weak comparison). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > LONGEST) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
