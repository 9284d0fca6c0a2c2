import { describe, expect, it } from 'vitest';
import { matchesEntityTag } from '../../../lib/server/api/entity-tag';
import { acceptedEncoding } from '../../../lib/server/http/respond';
import { parseCacheControl } from '../../../lib/server/http/cache-entry';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['br;q=nonsense', 'identity'],
    [`${'x,'.repeat(8_000)}br`, 'identity'],
  ])('%s → %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});

describe('matchesEntityTag', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [`${'"x",'.repeat(4_000)}"a"`, false],
  ])('%s → %s', (header, expected) => {
    expect(matchesEntityTag(header, 'W/"a"')).toBe(expected);
  });
});

describe('parseCacheControl', () => {
  it('reads what decides about keeping', () => {
    expect(parseCacheControl('Public, max-age=0, s-maxage=60, stale-while-revalidate=15, stale-if-error=600')).toEqual({
      isPublic: true,
      isPrivate: false,
      noStore: false,
      maxAge: 0,
      sMaxage: 60,
      stale: 15,
      error: 600,
    });
  });

  it('does not take "s-maxage" for "max-age", nor words for seconds', () => {
    expect(parseCacheControl('s-maxage=5')).toMatchObject({ maxAge: null, sMaxage: 5 });
    expect(parseCacheControl('max-age=soon')).toMatchObject({ maxAge: null });
    expect(parseCacheControl('private, no-cache')).toMatchObject({ isPrivate: true, noStore: true, isPublic: false });
  });
});
