import { describe, expect, it } from 'vitest';
import { isSameOwner, type WaysIn } from '../../../lib/domain/people/ownership';

const SET_UP = { provider: 'password', at: 2_000 };
const ways = (more: Partial<WaysIn> = {}): WaysIn => ({ providers: ['password'], validAfter: 2_000, ...more });

describe('an account whose address is proved now', () => {
  it.each([
    ['a link of a mail', ways()],
    ['a provider that its owner connected', ways({ providers: ['password', 'google.com'] })],
  ])('is in the same hands after %s', (_how, now) => expect(isSameOwner(SET_UP, now)).toBe(true));

  it.each([
    ['a provider that took the password away', ways({ providers: ['google.com'] })],
    ['a new password, which ends every sign-in', ways({ validAfter: 3_000 })],
  ])('is in other hands after %s', (_how, now) => expect(isSameOwner(SET_UP, now)).toBe(false));
});
