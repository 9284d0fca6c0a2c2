import { describe, expect, it } from 'vitest';
import { authFailure, ownPath } from '../../../lib/domain/people/sign-in';

describe('failures of Firebase Auth', () => {
  it.each([
    ['auth/user-not-found', 'loginIncorrect'],
    ['auth/email-already-exists', 'userExist'],
    ['auth/account-exists-with-different-credential', 'userExistDifferentCredential'],
    ['auth/requires-recent-login', 'silent'],
    ['auth/invalid-email', 'enterValidEmail'],
    ['auth/weak-password', 'weakPassword'],
    ['auth/expired-action-code', 'expiredActionCode'],
    ['auth/invalid-action-code', 'invalidActionCode'],
    ['auth/unauthorized-domain', 'notConfigured'],
    ['auth/operation-not-allowed', 'notConfigured'],
  ])('%s is %s', (code, kind) => expect(authFailure(code, 'Firebase: words')).toEqual({ kind }));

  it('others keep their own message, without prefix and code', () => {
    expect(authFailure('auth/quota-exceeded', 'Firebase: Exceeded daily quota. (auth/quota-exceeded).')).toEqual({
      kind: 'words',
      text: 'Exceeded daily quota.',
    });
    expect(authFailure('auth/internal-error', 'Firebase: Error (auth/internal-error).')).toEqual({ kind: 'errorOccurred' });
    expect(authFailure('', 'TypeError: x is not a function')).toEqual({ kind: 'errorOccurred' });
  });
});

describe('a return address', () => {
  const site = 'https://riftweek.example';
  it.each([
    ['/account?x=1#y', '/account?x=1#y'],
    ['https://riftweek.example/ko/settings', '/ko/settings'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['https://riftweek.example//evil.example', null],
    ['javascript:alert(1)', null],
    ['https://riftweek.example.evil.example/', null],
    [null, null],
  ])('%s: %s', (address, path) => expect(ownPath(address, site)).toBe(path));
});
