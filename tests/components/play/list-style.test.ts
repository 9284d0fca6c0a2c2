import { expect, it } from 'vitest';
import { evenRows } from '../../../components/play/list-style';

it.each([
  [1, 1, 1],
  [3, 3, 3],
  [4, 4, 2],
  [5, 5, 3],
  [6, 3, 3],
  [8, 4, 3],
  [9, 5, 3],
])('%d boxes are %d in a row where there is room for five, and %d where there is for three', (count, wide, medium) => {
  expect(evenRows(count, { wide: 5, medium: 3 })).toEqual({ '--wide': wide, '--medium': medium });
});
