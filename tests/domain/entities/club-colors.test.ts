import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEUTRAL, clubColors, matchColors } from '../../../lib/domain/entities/club-colors';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours. */
function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

function distance(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)));
}

describe('colours of clubs', () => {
  it.each([
    ['T1', '#e2012d'],
    ['Gen.G', '#aa8a00'],
    ['kt Rolster', '#ff0a07'],
    ['Dplus Kia', '#00a8a0'],
    ['TOP ESPORTS', '#e0402a'],
  ])('%s plays in %s, whatever its capitals', (name, color) => expect(clubColors(name)?.color).toBe(color));

  it.each(['', 'Somebody New', 'toString', '__proto__'])('"%s" has none', (name) => expect(clubColors(name)).toBeNull());

  it.each(['T1', 'Team Vitality', 'Team Liquid', 'Gen.G', 'LOUD', 'Cloud9', 'Invictus Gaming', 'Fnatic', 'Top Esports', 'Astralis'])(
    'letters on the colour of %s can be read',
    (name) => {
      const { color = '', ink = '' } = clubColors(name) ?? {};
      expect(contrast(color, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('colours of two clubs in one match', () => {
  const GROUNDS = { dark: '#1a202c', light: '#ecf0f7' } as const;

  it.each([
    ['T1', 'Gen.G'],
    ['Team Liquid', 'Team Vitality'],
    ['Invictus Gaming', 'Royal Never Give Up'],
    ['G2 Esports', 'Karmine Corp'],
    ['T1', 'KT Rolster'],
    ['JD Gaming', 'Team WE'],
    ['Invictus Gaming', 'EDward Gaming'],
    ['T1', 'Somebody New'],
    ['Somebody New', 'Invictus Gaming'],
    ['Somebody New', 'Somebody Else'],
    ['', ''],
  ])('%s and %s stand out from the page and from each other in both themes', (left, right) => {
    for (const theme of ['dark', 'light'] as const) {
      const [one, other] = matchColors(left, right)[theme];
      for (const color of [one, other]) expect(contrast(color, GROUNDS[theme])).toBeGreaterThanOrEqual(4.5);
      expect(distance(one, other)).toBeGreaterThanOrEqual(90);
    }
  });

  it('a club has its colour against any other that plays in another one', () => {
    expect(matchColors('T1', 'Gen.G').dark[0]).toBe(matchColors('T1', 'KT Rolster').dark[0]);
    expect(matchColors('T1', 'Gen.G').dark[1]).toBe(matchColors('Gen.G', 'T1').dark[0]);
  });

  it('clubs that are not known share one colour, whatever they are called', () => {
    expect(matchColors('Somebody New', 'T1').light[0]).toBe(matchColors('Another One', 'T1').light[0]);
    expect(NEUTRAL.color).toBe(/--neutral: (#\w+);/.exec(readFileSync('styles/tokens.css', 'utf8'))?.[1]);
  });
});
