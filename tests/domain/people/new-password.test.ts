import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import everyPassword from '@zxcvbn-ts/language-common/src/passwords.json';
import { isEasyToGuess } from '../../../lib/domain/people/new-password';
import { PASSWORD_MIN_LENGTH } from '../../../lib/domain/values/constants';
import mostUsedPasswords from '../../../scripts/next/most-used-passwords.mjs';

/** What a build has. */
const MOST_USED = v.parse(v.array(v.string()), JSON.parse(mostUsedPasswords(JSON.stringify(everyPassword))));
const isEasy = (password: string, email = 'ana.silva@example.com') => isEasyToGuess({ email, password }, MOST_USED);

describe('a new password', () => {
  it.each([PASSWORD_MIN_LENGTH, 8])('is none of the 3,000 most used of %i characters and more', (length) => {
    const mostUsed = everyPassword.filter((password) => password.length >= length).slice(0, 3_000);
    expect(mostUsed).toHaveLength(3_000);
    expect(mostUsed.filter((password) => !isEasy(password))).toEqual([]);
  });

  it('is compared without regard to case', () => expect(isEasy('PassWord1')).toBe(true));

  it.each(['riftweek', 'Riftweek2026', '!riftweek!', 'LeagueOfLegends1', 'ana.silva', 'Ana.Silva99', 'ana.silva@example.com'])(
    'is not a word of the site or of the own address with a little around it: %s',
    (password) => expect(isEasy(password)).toBe(true),
  );

  it.each(['riftweek-kx92!q', 'correct horse battery staple', 'ana.silva has a red bicycle', 'x7#kQ2'])('may be %s', (password) =>
    expect(isEasy(password)).toBe(false),
  );

  it('may hold the letters of a short address', () => expect(isEasy('kx92lq', 'k@example.com')).toBe(false));
});
