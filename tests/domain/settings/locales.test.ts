import { describe, expect, it } from 'vitest';
import { LANGUAGE_RANGES, localeNamed, LOCALES } from '../../../lib/domain/settings/locales';

describe('the locale for a browser’s language', () => {
  it('has that code, or that of its language without a region', () => {
    for (const locale of LOCALES) {
      expect(LANGUAGE_RANGES[locale.toLowerCase()]).toBe(locale);
      expect(LOCALES).toContain(LANGUAGE_RANGES[locale.split('-')[0] ?? '']);
    }
  });
});

it('is found in an address in any letter case', () => {
  expect(localeNamed('KO')).toBe('ko');
  expect(localeNamed('korean')).toBeNull();
});
