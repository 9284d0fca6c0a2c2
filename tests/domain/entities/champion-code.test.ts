import { expect, it } from 'vitest';
import { championCode } from '../../../lib/domain/entities/champion-code';
import { CHAMPION_CATALOG } from '../../../lib/source/champion-catalog';

it('is of three letters at most, and no other champion’s', () => {
  const codes = CHAMPION_CATALOG.map(({ name }) => championCode(name));
  expect(codes.filter((code) => !/^[A-Z][A-Z0-9]{1,2}$/.test(code))).toEqual([]);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

it.each([
  ['Ziggs', 'ZIG'],
  ['Zilean', 'ZIL'],
  ['Jarvan IV', 'J4'],
  ['Jinx', 'JIN'],
  ['Kai’Sa', 'KAI'],
  ["K'Sante", 'KSA'],
  ['Dr. Mundo', 'DM'],
  ['Vi', 'VI'],
  ['아트록스', '아트'],
  ['リー・シン', 'リシ'],
  ['', '?'],
])('of "%s" is %s', (name, code) => {
  expect(championCode(name)).toBe(code);
});
