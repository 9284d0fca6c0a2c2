import { expect, it } from 'vitest';
import { createTranslate } from '../../lib/i18n/translate';

const MESSAGES = { champion: { ofGames: { one: 'of {count} game', other: 'of {count} games' } }, team: { resultsOf: 'Results {year}' } };

it('formats a count with the locale’s separator and chooses the plural by its value', () => {
  expect(createTranslate('en', MESSAGES)('champion.ofGames', { count: 5495 })).toBe('of 5,495 games');
  expect(createTranslate('es', MESSAGES)('champion.ofGames', { count: 15495 })).toBe('of 15.495 games');
  expect(createTranslate('en', MESSAGES)('champion.ofGames', { count: 1 })).toBe('of 1 game');
});

it('leaves a year as it is', () => {
  expect(createTranslate('en', MESSAGES)('team.resultsOf', { year: 2023 })).toBe('Results 2023');
});
