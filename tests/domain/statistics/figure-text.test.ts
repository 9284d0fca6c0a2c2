import { expect, it } from 'vitest';
import { percentText } from '../../../lib/domain/statistics/figure-text';

it.each([
  [0, '0%'],
  [0.0002, '<1%'],
  [0.004, '<1%'],
  [0.005, '1%'],
  [0.667, '67%'],
  [0.994, '99%'],
  [0.998, '>99%'],
  [1, '100%'],
])('%s of one reads %s: little is not nothing, nearly all is not all', (part, text) => {
  expect(percentText(part)).toBe(text);
});
