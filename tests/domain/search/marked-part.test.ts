import { describe, expect, it } from 'vitest';
import { foldText } from '../../../lib/domain/search/fold';
import { markedPart } from '../../../lib/domain/search/marked-part';

describe('the part of a name that was typed', () => {
  it.each([
    ['Gen.G', 'geng', 'Gen.G'],
    ["Kai'Sa", 'ais', "ai'S"],
    ['Beşiktaş', 'sik', 'şik'],
    ['페이커', '이커', '이커'],
    ['Fakeß', 'ss', 'ß'],
  ])('of %s for "%s" is "%s"', (name, typed, part) => {
    const range = markedPart(name, foldText(typed));
    expect(range && name.slice(...range)).toBe(part);
  });

  it('is null where it does not occur', () => {
    expect([markedPart('T1', 'kt'), markedPart('T1', '')]).toEqual([null, null]);
  });
});
