import { describe, expect, it } from 'vitest';
import { signInLimits } from '../../lib/server/account/sign-in-limits';
import { decodeEnvironment, EnvironmentError } from '../../lib/server/env';
import { unsetServices } from '../../lib/server/unset-services';

const LIVE = { RIFTWEEK_PROJECT_MAIN: 'rift-main', RIFTWEEK_PROJECT_GAMES: 'rift-games' };
const KEYS = { RIFTWEEK_VAPID_PUBLIC_KEY: 'p'.repeat(87), RIFTWEEK_VAPID_PRIVATE_KEY: 'k'.repeat(43) };
const unset = (variables: Record<string, string>) => unsetServices(decodeEnvironment(variables));
const limits = (variables: Record<string, string>) => signInLimits(decodeEnvironment(variables));

describe('the missing services of a site', () => {
  it('are listed', () => {
    expect(unset(LIVE)).toEqual(['mails', 'push', 'pageViews']);
    expect(unset({ ...LIVE, ...KEYS, RIFTWEEK_SMTP_URL: 'smtps://h', RIFTWEEK_PAGE_VIEW_URL: 'https://v.example/' })).toEqual([]);
  });

  it('do not include mail with emulators: it is written to the outbox', () => {
    expect(unset({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual(['push', 'pageViews']);
    expect(unset({ ...LIVE, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual(['push', 'pageViews']);
  });
});

describe('the missing services for accounts', () => {
  it('are none by default', () => {
    expect(limits({})).toBeUndefined();
    expect(limits({ ...LIVE, RIFTWEEK_SMTP_URL: 'smtps://h' })).toBeUndefined();
  });

  it('are mail without a mail service, and providers that are not configured', () => {
    expect(limits(LIVE)).toEqual({ providers: ['google', 'facebook', 'apple', 'twitter'], mails: false });
    expect(limits({ RIFTWEEK_AUTH_PROVIDERS: 'apple, google' })).toEqual({ providers: ['google', 'apple'], mails: true });
  });

  it('never include a provider that does not exist', () => {
    expect(() => limits({ RIFTWEEK_AUTH_PROVIDERS: 'google,myspace' })).toThrow(EnvironmentError);
  });
});
