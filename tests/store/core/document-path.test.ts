import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { documentPath, pathSegment, type DocumentPath } from '../../../lib/store/core/document-path';
import { readDocument } from '../../../lib/store/core/read-document';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '.', '..', '/', '__a__', '__proto__', '____', 'a/b', '\ud800', '\u0000'),
);

describe('the path of a document', () => {
  it('is as it was written where its values are ids', () => {
    expect(documentPath`weeks/${'2023-08-14'}`).toBe('weeks/2023-08-14');
    expect(documentPath`stats/${'patch:13.15'}-players`).toBe('stats/patch:13.15-players');
    expect(documentPath`votes/${7}/voters/${pathSegment('a-b')}`).toBe('votes/7/voters/a~2db');
  });

  it('is one that the store takes, of as many segments, whatever its values are', () => {
    const properties = fc.property(anything, anything, (one, other) => {
      const segments = documentPath`news/${one}/parts/${other}`.split('/');
      expect(segments).toHaveLength(4);
      for (const segment of segments) expect(segment).toMatch(/^(?!(?:__.*__|\.\.?)$)[\p{L}\p{N}~:._-]+$/u);
    });
    fc.assert(properties);
  });

  it('keeps two values apart that are joined in a segment', () => {
    expect(documentPath`bets/${pathSegment('a-b')}-${pathSegment('c')}`).not.toBe(
      documentPath`bets/${pathSegment('a')}-${pathSegment('b-c')}`,
    );
  });

  it('is no text that somebody has put together', () => {
    expectTypeOf<string>().not.toExtend<DocumentPath>();
    expectTypeOf(readDocument).parameter(1).toEqualTypeOf<DocumentPath>();
  });
});
