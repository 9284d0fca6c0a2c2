import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../lib/domain/settings/locales';
import { LEGAL_TEXTS, MESSAGES } from '../../lib/i18n/server-messages';

/** The terms of each language's scene (`locales/CODE/glossary.json`), and what its texts must not say. */
const GlossarySchema = v.record(
  v.string(),
  v.strictObject({
    term: v.pipe(v.string(), v.nonEmpty()),
    avoid: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
    note: v.optional(v.string()),
  }),
);

const glossaryOf = (locale: Locale) =>
  v.parse(GlossarySchema, JSON.parse(readFileSync(new URL(`../../locales/${locale}/glossary.json`, import.meta.url), 'utf8')));

/** Every text below a node, whatever it is called. */
function textsBelow(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsBelow) : [];
}

describe.each(LOCALES)('the glossary of %s', (locale) => {
  it('has a term for each English one', () => {
    expect(Object.keys(glossaryOf(locale)).sort()).toEqual(Object.keys(glossaryOf('en')).sort());
  });

  it('names words to avoid that no text uses', () => {
    const avoided = Object.values(glossaryOf(locale)).flatMap(({ avoid }) => avoid.map((word) => word.toLocaleLowerCase(locale)));
    const used = [...textsBelow(MESSAGES[locale]), ...textsBelow(LEGAL_TEXTS[locale])].flatMap((text) => {
      const lower = text.toLocaleLowerCase(locale);
      return avoided.filter((word) => lower.includes(word)).map((word) => `${word}: ${text}`);
    });
    expect(used).toEqual([]);
  });
});
