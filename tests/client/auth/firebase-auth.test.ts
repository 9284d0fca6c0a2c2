import * as sdk from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseAuth } from '../../../lib/client/auth/firebase-auth';
import { fail } from '../../../lib/domain/values/result';

vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof sdk>()),
  initializeAuth: () => ({
    useDeviceLanguage: () => undefined,
    authStateReady: () => Promise.resolve(),
    currentUser: { uid: 'u1', email: 'ana@example.com', emailVerified: true },
  }),
  setPersistence: () => Promise.resolve(),
  createUserWithEmailAndPassword: vi.fn(),
  updatePassword: vi.fn(),
  confirmPasswordReset: vi.fn(),
}));

const email = 'ana@example.com';

describe('a new password that is easy to guess never reaches Firebase', () => {
  const auth = firebaseAuth({ apiKey: 'key', authDomain: null, emulatorUrl: null });
  beforeEach(() => void vi.clearAllMocks());

  const ways = {
    'signing up': { set: (password: string) => auth.signUp({ email, password }, true), call: sdk.createUserWithEmailAndPassword },
    'a change': { set: (password: string) => auth.changePassword(password), call: sdk.updatePassword },
    'a reset': { set: (password: string) => auth.confirmReset('CODE', { email, password }), call: sdk.confirmPasswordReset },
  };

  it.each(Object.entries(ways))('by %s', async (_way, { set, call }) => {
    for (const password of ['password1', 'Riftweek1', 'ana@example.com'])
      expect(await set(password)).toEqual(fail({ kind: 'easyPassword' }));
    expect(call).not.toHaveBeenCalled();
    await set('k9-strangely-blue');
    expect(call).toHaveBeenCalledOnce();
  });
});
