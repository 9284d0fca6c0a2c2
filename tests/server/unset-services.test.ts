import { describe, expect, it } from 'vitest';
import { signInLimits } from '../../lib/server/account/sign-in-limits';
import { decodeEnvironment, EnvironmentError } from '../../lib/server/env';
import { unsetServices } from '../../lib/server/unset-services';

const LIVE = { RIFTWEEK_PROJECT_MAIN: 'rift-main', RIFTWEEK_PROJECT_GAMES: 'rift-games' };
const KEYS = { RIFTWEEK_VAPID_PUBLIC_KEY: 'p'.repeat(87), RIFTWEEK_VAPID_PRIVATE_KEY: 'k'.repeat(43) };
const unset = (variables: Record<string, string>) => unsetServices(decodeEnvironment(variables));
const limits = (variables: Record<string, string>) => signInLimits(decodeEnvironment(variables));

describe('what a site does without', () => {
  it('is named', () => {
    expect(unset(LIVE)).toEqual(['mails', 'push', 'pageViews']);
    expect(unset({ ...LIVE, ...KEYS, RIFTWEEK_SMTP_URL: 'smtps://h', RIFTWEEK_PAGE_VIEW_URL: 'https://v.example/' })).toEqual([]);
  });

  it('is not mail beside emulators: it lands in the outbox', () => {
    expect(unset({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual(['push', 'pageViews']);
    expect(unset({ ...LIVE, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual(['push', 'pageViews']);
  });
});

describe('what accounts do without', () => {
  it('is nothing where nothing says otherwise', () => {
    expect(limits({})).toBeUndefined();
    expect(limits({ ...LIVE, RIFTWEEK_SMTP_URL: 'smtps://h' })).toBeUndefined();
  });

  it('is mail without a mail service, and providers that are not named', () => {
    expect(limits(LIVE)).toEqual({ providers: ['google', 'facebook', 'apple', 'twitter'], mails: false });
    expect(limits({ RIFTWEEK_AUTH_PROVIDERS: 'apple, google' })).toEqual({ providers: ['google', 'apple'], mails: true });
  });

  it('is never a provider that there is not', () => {
    expect(() => limits({ RIFTWEEK_AUTH_PROVIDERS: 'google,myspace' })).toThrow(EnvironmentError);
  });
});
