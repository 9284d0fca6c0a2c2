import { describe, expect, it } from 'vitest';
import { figureText } from '../../../lib/domain/statistics/column-text';

it('an average length is rounded to the second', () => {
  expect([1799.5, 1799.49, 1984.8, 59.7].map((value) => figureText(value, 'minutes', 'en'))).toEqual(['30:00', '29:59', '33:05', '1:00']);
});

describe('differences in tables of statistics', () => {
  it('have one number of decimals a column, whatever their size, and a minus that is as wide as a plus', () => {
    expect([880.4, 82.1, -11.4, -1156].map((value) => figureText(value, 'signedWhole', 'en'))).toEqual(['+880', '+82', '−11', '−1,156']);
    expect([15, -1.04].map((value) => figureText(value, 'signed', 'en'))).toEqual(['+15.0', '−1.0']);
  });

  it('have no sign where they round to zero', () => {
    expect([0, 0.4, -0.4].map((value) => figureText(value, 'signedWhole', 'en'))).toEqual(['0', '0', '0']);
    expect(figureText(-0.04, 'signed', 'en')).toBe('0.0');
  });
});
