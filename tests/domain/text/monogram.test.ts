import { expect, it } from 'vitest';
import { letterSize, monogram } from '../../../lib/domain/text/monogram';

it.each([
  ['River Foxes', 'FOX', 'FOX'],
  ['River Foxes', '', 'RF'],
  ['Foxes', '', 'FO'],
  ['River Foxes', 'FOXY', 'FOXY'],
  ['River Foxes', 'FOXES5', 'RF'],
  ['River Foxes of the North', '', 'RFO'],
  ['한국 팀', '', '한팀'],
  ['', 'FOXES5', 'FO'],
  ['𝐀lpha 𝐎wls', '', '𝐀𝐎'],
  ['𠮷野家 X', '', '𠮷X'],
  ['𝐎wls', '', '𝐎W'],
  ['अग्नि दल', '', 'अद'],
  ['e\u0301te\u0301 ha\u0302t', '', 'ÉH'],
  ['Ve\u0323\u0302', '', 'VỆ'],
  ['किला', '', 'किला'],
  ['River Foxes', '𝐅𝐎𝐗', '𝐅𝐎𝐗'],
  [`x${'\u0330'.repeat(20)}y z`, '', 'X\u0330\u0330\u0330Z'],
  ['🦉🦉', '', '?'],
  ['', '', '?'],
])('of "%s" (%s) is of whole letters: %s', (name, acronym, letters) => {
  expect(monogram(name, acronym).normalize('NFC')).toBe(letters.normalize('NFC'));
});

it('is as large as its letters are many, not their code units', () => {
  expect([letterSize('𝐀𝐎'), letterSize('AO')]).toEqual([0.42, 0.42]);
  expect([letterSize('𝐀𝐎𝐏'), letterSize('𝐀𝐎𝐏𝐐')]).toEqual([undefined, 0.27]);
});

it.each(['ＡＢＣＤ', 'ＡＢＣ', '한화생명', '北京京', 'ドラゴン', 'AＢ'])(
  'leaves room for letters as wide as they are high: %s',
  (letters) => {
    const width = [...letters].reduce((sum, letter) => sum + (letter === 'A' ? 0.72 : 1), 0);
    expect((letterSize(letters) ?? 0.34) * width).toBeLessThanOrEqual(0.9);
  },
);
