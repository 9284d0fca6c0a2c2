import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../lib/domain/settings/locales';
import type { MessageTree, PluralForms } from '../../lib/i18n/message-key';
import config from '../../next.config.js';
import { MESSAGES } from '../../lib/i18n/server-messages';

type Leaves = Map<string, readonly string[]>;

function isPlural(node: PluralForms | MessageTree): node is PluralForms {
  return typeof node['other'] === 'string';
}

/** Every key with all its texts (a plural has one a form). */
function leaves(tree: MessageTree, prefix = '', found: Leaves = new Map()): Leaves {
  for (const [key, node] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof node === 'string') found.set(path, [node]);
    else if (isPlural(node)) found.set(path, Object.values(node));
    else leaves(node, path, found);
  }
  return found;
}

/** The forms of every text that has several. */
function plurals(tree: MessageTree, prefix = '', found = new Map<string, readonly string[]>()): typeof found {
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node === 'string') continue;
    if (isPlural(node)) found.set(`${prefix}${key}`, Object.keys(node).sort());
    else plurals(node, `${prefix}${key}.`, found);
  }
  return found;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const english = leaves(MESSAGES.en);
const others = LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en');

describe('locales', () => {
  it('are those that the pages are built in: every folder of `locales` is one', () => {
    expect([...(config('phase-production-build').i18n?.locales ?? [])].sort()).toEqual([...LOCALES].sort());
  });

  it.each(others)('%s has every key of English and no other', (locale) => {
    expect([...leaves(MESSAGES[locale]).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(others)('%s keeps the placeholders of every text', (locale) => {
    const translated = leaves(MESSAGES[locale]);
    for (const [key, [first = '']] of english) {
      for (const text of translated.get(key) ?? []) expect([key, placeholders(text)]).toEqual([key, placeholders(first)]);
    }
  });

  it.each(LOCALES)('%s calls a button by words that hold those it shows', (locale) => {
    const texts = leaves(MESSAGES[locale]);
    const text = (key: string) => (texts.get(key)?.[0] ?? '').toLocaleLowerCase(locale);
    for (const [seen, spoken] of [
      ['match.watch', 'match.watchMatch'],
      ['comments.reply', 'comments.replyTo'],
      ['playShop.takeOff', 'playShop.takeOffItem'],
      ['playShop.putOn', 'playShop.putOnItem'],
      ['playShop.buy', 'playShop.buyItem'],
    ] as const) {
      expect(text(seen)).not.toBe('');
      expect(text(spoken)).toContain(text(seen));
    }
    expect(text('scenarios.whatIf.beat')).toMatch(/^\{team\}/);
  });

  it.each(others)('%s has the plural forms that whole numbers need in its language', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const needed = [...new Set([...Array.from({ length: 1_000 }, (_, count) => rules.select(count)), 'other'])].sort();
    for (const [key, forms] of plurals(MESSAGES[locale])) expect([key, forms]).toEqual([key, needed]);
    expect([...plurals(MESSAGES[locale]).keys()].sort()).toEqual([...plurals(MESSAGES.en).keys()].sort());
  });

  it('has no empty text', () => {
    for (const locale of LOCALES)
      for (const [key, texts] of leaves(MESSAGES[locale]))
        for (const text of texts) expect([locale, key, text.trim()]).not.toEqual([locale, key, '']);
  });
});
