// Registers every locale's texts.
import '../../lib/i18n/server-messages';
import { describe, expect, it } from 'vitest';
import { percentText, withPercentSign } from '../../lib/domain/text/format';
import { clausesText, labelledText, listText, sentencesText, spanMark } from '../../lib/domain/text/list-text';
import { LOCALES } from '../../lib/domain/settings/locales';
import { translator } from '../../lib/i18n/message-registry';

describe('every language', () => {
  const narrow = /[\u00a0\u202f]/g;

  it.each(LOCALES)('formats percentages as CLDR does: %s', (locale) => {
    const written = (part: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part).replace(narrow, '\u00a0');
    expect([percentText(0.5, locale), withPercentSign('12', locale)]).toEqual([written(0.5), written(0.12)]);
    const t = translator(locale);
    const texts = [t('votes.share', { percent: 50 }), t('highlights.percent', { value: '50' })];
    expect(texts.map((text) => text.replace(narrow, '\u00a0'))).toEqual(texts.map(() => written(0.5)));
  });

  it.each(LOCALES)('separates list items as CLDR does: %s', (locale) => {
    const between = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(['T1', 'KT', 'GEN', 'DK'])[1];
    expect(listText(['T1', 'KT'], locale)).toBe(`T1${between?.value}KT`);
  });

  it.each([
    ['en', 'One. Two.', 'LCK: T1 vs KT', 'T1 2, 1; KT 1', '3 – 9'],
    ['fr', 'One. Two.', 'LCK\u00a0: T1 vs KT', 'T1 2, 1; KT 1', '3 – 9'],
    ['ko', 'One. Two.', 'LCK: T1 vs KT', 'T1 2, 1; KT 1', '3~9'],
    ['ja', 'One.Two.', 'LCK：T1 vs KT', 'T1 2, 1；KT 1', '3〜9'],
    ['zh-Hant', 'One.Two.', 'LCK：T1 vs KT', 'T1 2, 1；KT 1', '3–9'],
  ])('joins sentences, labels, clauses and days in its own way: %s', (locale, sentences, label, clauses, days) => {
    expect(sentencesText(['One.', '', 'Two.'], locale)).toBe(sentences);
    expect(labelledText('LCK', 'T1 vs KT', locale)).toBe(label);
    expect(clausesText(['T1 2, 1', 'KT 1'], locale)).toBe(clauses);
    expect(`3${spanMark(locale)}9`).toBe(days);
  });
});
