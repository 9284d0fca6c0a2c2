import { describe, expect, it } from 'vitest';
import { cleanLine, printableText } from '../../../lib/domain/text/clean-text';

describe('a name from outside', () => {
  it.each([
    ['a vertical tab of a spreadsheet', 'Alpha\u000bOwls', 'Alpha Owls'],
    ['a backspace', 'Al\u0008pha', 'Alpha'],
    ['a null', '\u0000Cedar Pikes', 'Cedar Pikes'],
    ['a control of Latin-1', 'Cedar\u0093 Pikes\u009f', 'Cedar Pikes'],
    ['ends of lines', '\r\nCedar\r\nPikes\n', 'Cedar Pikes'],
    ['separators of lines and paragraphs', 'Cedar\u2028Pikes\u2029', 'Cedar Pikes'],
    ['half an emoji', 'Alpha Owls \ud83e', 'Alpha Owls'],
    ['the other half', '\udd89Owls', 'Owls'],
    ['a turned direction', 'Ced\u202ear\u202c \u2067Pikes\u2069', 'Cedar Pikes'],
    ['spaces without a width', '\u200b\ufeffCedar\u2060', 'Cedar'],
    ['padding', ' \u3000neon\u00a0', 'neon'],
    ['what is no character', 'Ce\uffffdar', 'Cedar'],
    ['an accent apart from its letter', 'e\u0301te', '\u00e9te'],
    ['a tower of marks', `Z${'\u0316\u0330'.repeat(30)}ed`, 'Z\u0316\u0330\u0316\u0330ed'],
  ])('is without %s', (_what, raw, clean) => expect(cleanLine(raw)).toBe(clean));

  it.each(['Team ❤️ 🦉', '👨‍👩‍👧 Owls', 'ドラゴンズ', 'अग्नि दल', 'نسور الشمال', 'می‌خواهم', 'A  B', '𝐀lpha'])(
    'keeps its letters, marks and emoji: %s',
    (name) => expect(cleanLine(name)).toBe(name),
  );

  it.each(['', ' ', '\u200b', '\u2003\u200d', '\u3164\u115f', '\u2800', '\ufe0f', '\n\t', '\u200e\u202e', '\ud800'])(
    'that nobody can see is none (%j)',
    (raw) => expect(cleanLine(raw)).toBe(''),
  );
});

it('a text of several lines keeps them', () => {
  expect(printableText('one\r\n\ttwo\u0008\ud83e\u0085 🦉')).toBe('one\r\n\ttwo 🦉');
});
