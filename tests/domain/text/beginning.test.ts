import { expect, it } from 'vitest';
import { beginningOf } from '../../../lib/domain/text/beginning';

it.each([
  ['Owls', 10, 'Owls'],
  ['Owls', 2, 'Ow'],
  ['A🦉B', 2, 'A'],
  ['A🦉B', 3, 'A🦉'],
  ['👨‍👩‍👧 Owls', 5, ''],
  ['Ae\u0301B', 2, 'A'],
  ['🇰🇷🇩🇪', 6, '🇰🇷'],
])('of %s, at most %i units, is whole characters: %s', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
