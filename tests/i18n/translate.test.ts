import { expect, it } from 'vitest';
import { matchTitle } from '../../lib/i18n/match-title';
import { createTranslate } from '../../lib/i18n/translate';

const MESSAGES = { champion: { ofGames: { one: 'of {count} game', other: 'of {count} games' } }, team: { resultsOf: 'Results {year}' } };

it('formats a count with the locale’s separator and chooses the plural by its value', () => {
  expect(createTranslate('en', MESSAGES)('champion.ofGames', { count: 5495 })).toBe('of 5,495 games');
  expect(createTranslate('es', MESSAGES)('champion.ofGames', { count: 15495 })).toBe('of 15.495 games');
  expect(createTranslate('en', MESSAGES)('champion.ofGames', { count: 1 })).toBe('of 1 game');
});

it('keeps what follows a name that is written from right to left in its place', () => {
  const t = createTranslate('en', { recap: { won: '{winner} won {score}' } });
  expect(t('recap.won', { winner: 'نسور', score: '2–1' })).toBe('نسور\u200e won 2–1');
  expect(t('recap.won', { winner: 'T1', score: '2–1' })).toBe('T1 won 2–1');
  const match = { left: { name: 'דרקונים', abbr: '' }, right: { name: 'T1', abbr: 'T1' } };
  expect(matchTitle(match, t, '2–1')).toBe('דרקונים\u200e 2–1 T1');
});

it('leaves a year as it is', () => {
  expect(createTranslate('en', MESSAGES)('team.resultsOf', { year: 2023 })).toBe('Results 2023');
});
