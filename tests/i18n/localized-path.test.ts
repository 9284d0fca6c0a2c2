import { expect, it } from 'vitest';
import { localizedHref, localizedPath, unlocalizedPath } from '../../lib/i18n/localized-path';

it.each([
  ['en', '/', '/'],
  ['ko', '/', '/ko'],
  ['ko', '/?a=1', '/ko?a=1'],
  ['es', '/match/7/a-vs-b', '/es/match/7/a-vs-b'],
] as const)('the path in %s of %s is %s', (locale, path, expected) => {
  expect(localizedPath(locale, path)).toBe(expected);
});

it.each([
  ['en', '/team/7/t1', '/team/7/t1'],
  ['ko', '/', '/ko'],
  ['ko', '/matches?time=today', '/ko/matches?time=today'],
  ['ko', '/ko/team/7/t1', '/ko/team/7/t1'],
  ['ko', '/es', '/es'],
  ['ko', '#game-2', '#game-2'],
  ['ko', '/api/calendar/team/7.ics', '/api/calendar/team/7.ics'],
  ['ko', '//cdn.example/x', '//cdn.example/x'],
  ['ko', 'https://twitch.tv/lck', 'https://twitch.tv/lck'],
] as const)('a link in %s to %s has the address %s', (locale, href, expected) => {
  expect(localizedHref(locale, href)).toBe(expected);
});

it.each([
  ['en', '/team/7/t1', '/team/7/t1'],
  ['ko', '/ko/team/7/t1', '/team/7/t1'],
  ['ko', '/ko', '/'],
  ['ko', '/team/7/t1', null],
  ['en', '/ko/team/7/t1', null],
] as const)('in %s the path %s is the page %s', (locale, path, expected) => {
  expect(unlocalizedPath(locale, path)).toBe(expected);
});
