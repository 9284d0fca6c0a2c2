import { describe, expect, it } from 'vitest';
import { codeDigits, isWholeCode, secretGroups } from '../../../lib/domain/people/second-factor';

describe('the code of an authenticator app', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['12', '12'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('is its digits, however it was typed or pasted: %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('has six digits', () => {
    expect([isWholeCode('12345'), isWholeCode('123456')]).toEqual([false, true]);
  });

  it('comes from a secret that is shown in groups of four', () => {
    expect(secretGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  });
});
