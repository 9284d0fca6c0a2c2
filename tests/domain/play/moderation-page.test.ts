import { describe, expect, it } from 'vitest';
import { openBook } from '../../../lib/domain/play/market';
import { moderatedBook } from '../../../lib/domain/play/moderation-page';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

const START = Date.parse('2026-11-25T12:00:00Z');
const book = openBook(notStartedMatch({ id: 6, beginAt: '2026-11-25T12:00:00Z' }), START - 3_600_000, false) ?? expect.fail('no book');

describe('the markets that moderators see', () => {
  it.each([
    [-3_600_000, false],
    [-1, false],
    [0, true],
    [3_600_000, true],
  ])('%i ms after the start are closed: %s', (after, isClosed) => {
    expect(moderatedBook(book, START + after).isClosed).toBe(isClosed);
  });
});
