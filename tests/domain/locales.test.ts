import { describe, expect, it } from 'vitest';
import { LANGUAGE_RANGES, localeNamed, LOCALES } from '../../lib/domain/locales';

describe('the locale that a browser’s language means', () => {
  it('is the one of that code, and of its language without a region', () => {
    for (const locale of LOCALES) {
      expect(LANGUAGE_RANGES[locale.toLowerCase()]).toBe(locale);
      expect(LOCALES).toContain(LANGUAGE_RANGES[locale.split('-')[0] ?? '']);
    }
  });
});

it('an address names a locale in whatever case', () => {
  expect(localeNamed('KO')).toBe('ko');
  expect(localeNamed('korean')).toBeNull();
});
