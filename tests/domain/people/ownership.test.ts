import { describe, expect, it } from 'vitest';
import { isSameOwner, type WaysIn } from '../../../lib/domain/people/ownership';

const SET_UP = { provider: 'password', at: 2_000 };
const ways = (more: Partial<WaysIn> = {}): WaysIn => ({ providers: ['password'], validAfter: 2_000, ...more });

describe('an account whose address is newly verified', () => {
  it.each([
    ['a link of a mail', ways()],
    ['a provider that its owner connected', ways({ providers: ['password', 'google.com'] })],
  ])('has the same owner after %s', (_how, now) => expect(isSameOwner(SET_UP, now)).toBe(true));

  it.each([
    ['a provider that took the password away', ways({ providers: ['google.com'] })],
    ['a new password, which ends every sign-in', ways({ validAfter: 3_000 })],
  ])('has another owner after %s', (_how, now) => expect(isSameOwner(SET_UP, now)).toBe(false));
});
