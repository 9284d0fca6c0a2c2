import { describe, expect, it } from 'vitest';
import { slugify } from '../../../lib/domain/page/paths';

const NAMES = [
  ['Gen.G', 'gen-g'],
  ['Żółta İstanbul', 'zołta-istanbul'],
  ['Đội Nguyễn', 'đoi-nguyen'],
  ['Ἀθήνα', 'αθηνα'],
  ['한화생명', '한화생명'],
  ['ドラゴンズ', 'ドラゴンズ'],
  ['ﾄﾞﾗｺﾞﾝ', 'ドラゴン'],
  ['अग्नि दल', 'अग्नि-दल'],
  ['نسور الشمال', 'نسور-الشمال'],
  ['Йота Ёж', 'йота-ёж'],
  ['ทีมไทย', 'ทีมไทย'],
  ['❤️ Team 🦉', 'team'],
  ['1️⃣ Two', '1-two'],
  ['\u0301- abc', 'abc'],
  ['Owls \ud83e', 'owls'],
  ['🦉', '-'],
] as const;

describe('an address of a name', () => {
  it.each(NAMES)('keeps what makes the letters of its script: %s', (name, slug) => expect(slugify(name)).toBe(slug));

  it.each(NAMES)('is its own address: %s', (name) => expect(slugify(slugify(name))).toBe(slugify(name)));

  it.each(NAMES)('can be written into a URL: %s', (name) => expect(() => encodeURIComponent(slugify(name))).not.toThrow());
});
