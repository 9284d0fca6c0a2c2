import { expect, it } from 'vitest';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { resultText } from '../../lib/i18n/result-text';
import { MESSAGES } from '../../lib/i18n/server-messages';
import { createTranslate } from '../../lib/i18n/translate';

it('puts a result in one line, with the player of the match where there is one', () => {
  const match = finishedMatch();
  const [en, ko] = [createTranslate('en', MESSAGES.en), createTranslate('ko', MESSAGES.ko)];
  expect(resultText(match, null, en)).toBe('T1 2–1 Gen.G · LCK Summer 2023 Playoffs');
  expect(resultText(match, 'Faker', en)).toBe('T1 2–1 Gen.G · LCK Summer 2023 Playoffs · player of the match Faker');
  expect(resultText(match, 'Faker', ko)).toContain('POM Faker');
});
