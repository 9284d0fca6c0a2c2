import { describe, expect, it } from 'vitest';
import { CHAMPION_CATALOG } from '../../lib/source/champion-catalog';
import { championName } from '../../lib/i18n/champion-name';
import { translator } from '../../lib/i18n/message-registry';
import '../../lib/i18n/server-messages';
import { LOCALES } from '../../lib/domain/settings/locales';

describe('names of champions', () => {
  it.each([
    ['Azir', 'ko', '아지르'],
    ['Azir', 'ja', 'アジール'],
    ['Azir', 'zh-Hans', '阿兹尔'],
    ['Azir', 'zh-Hant', '阿祈爾'],
    ["Kai'Sa", 'ko', '카이사'],
    ['Azir', 'de', 'Azir'],
    ['Nunu & Willump', 'en', 'Nunu'],
    ['toString', 'ko', 'toString'],
    ['', 'ko', ''],
    ['Somebody New', 'ko', 'Somebody New'],
  ] as const)('%s in %s is %s', (name, locale, own) => expect(championName(name, translator(locale))).toBe(own));

  it('name real champions only, each once, and no two alike', () => {
    const english = new Set(CHAMPION_CATALOG.map(({ name }) => name));
    for (const locale of LOCALES) {
      const pairs = translator(locale)('champions.names')
        .split('|')
        .map((pair) => pair.split('='));
      expect([locale, pairs.filter(([name = '']) => !english.has(name))]).toEqual([locale, []]);
      for (const at of [0, 1]) expect([locale, new Set(pairs.map((pair) => pair[at])).size]).toEqual([locale, pairs.length]);
      expect([locale, pairs.filter((pair) => pair.length !== 2 || pair.includes(''))]).toEqual([locale, []]);
    }
  });

  it('are known in Korean and Japanese for every champion', () => {
    for (const locale of ['ko', 'ja'] as const) {
      const t = translator(locale);
      expect(CHAMPION_CATALOG.filter(({ name }) => championName(name, t) === name)).toEqual([]);
    }
  });
});
