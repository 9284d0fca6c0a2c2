import { describe, expect, it } from 'vitest';
import { authConfig } from '../../../lib/server/account/client-config';
import { decodeEnvironment, EnvironmentError } from '../../../lib/server/env';

const KEY = { RIFTWEEK_AUTH_API_KEY: 'k', RIFTWEEK_PROJECT_MAIN: 'riftweek' };
const told = (variables: Record<string, string>) => authConfig(decodeEnvironment(variables));

describe('the sign-in configuration for browsers', () => {
  it('is null where sign-in is unavailable', () => {
    expect(told({ RIFTWEEK_FIREBASE_APP_ID: '1:42:web:abc' })).toBeNull();
  });

  it('contains the web app and its App Check key where they are configured', () => {
    expect(told(KEY)).toEqual({ apiKey: 'k', authDomain: null, emulatorUrl: null });
    expect(told({ ...KEY, RIFTWEEK_FIREBASE_APP_ID: '1:42:web:abc' })?.app).toEqual({
      id: '1:42:web:abc',
      projectId: 'riftweek',
      appCheckKey: null,
    });
    expect(told({ ...KEY, RIFTWEEK_FIREBASE_APP_ID: '1:42:web:abc', RIFTWEEK_APP_CHECK_KEY: 'site-key' })?.app?.appCheckKey).toBe(
      'site-key',
    );
  });

  it('leaves the app out with an emulator, which has none', () => {
    expect(told({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', RIFTWEEK_FIREBASE_APP_ID: '1:42:web:abc' })).toEqual({
      apiKey: 'emulator',
      authDomain: '127.0.0.1:9099',
      emulatorUrl: 'http://127.0.0.1:9099',
    });
  });

  it('rejects an id that is no web app’s', () => {
    expect(() => decodeEnvironment({ RIFTWEEK_FIREBASE_APP_ID: '1:42:android:abc' })).toThrow(EnvironmentError);
  });
});
