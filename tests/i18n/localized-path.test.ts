import { expect, it } from 'vitest';
import { localizedPath } from '../../lib/i18n/localized-path';

it.each([
  ['en', '/', '/'],
  ['ko', '/', '/ko'],
  ['ko', '/?a=1', '/ko?a=1'],
  ['es', '/match/7/a-vs-b', '/es/match/7/a-vs-b'],
] as const)('the path in %s of %s is %s', (locale, path, expected) => {
  expect(localizedPath(locale, path)).toBe(expected);
});
