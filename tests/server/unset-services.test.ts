import { describe, expect, it } from 'vitest';
import { EnvironmentError, decodeEnvironment } from '../../lib/server/env';
import { missingVariables, operatorOf, unsetServices, signInLimits } from '../../lib/server/unset-services';

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

describe('the variables that a server needs outside of emulators', () => {
  const LIVE = {
    RIFTWEEK_PROJECT_MAIN: 'rift-main',
    RIFTWEEK_PROJECT_GAMES: 'rift-games',
    RIFTWEEK_SITE_URL: 'https://riftweek.example',
    RIFTWEEK_SECRET: 'x'.repeat(64),
    RIFTWEEK_OPERATOR_NAME: 'Jane Doe',
  };
  const namesOf = (texts: readonly string[]) => texts.map((text) => text.split(' ', 1)[0]);

  it('are complete: it starts, without a project for the prediction game', () => {
    expect(missingVariables(LIVE)).toEqual([]);
  });

  it('are none with an emulator', () => {
    expect(missingVariables({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([]);
  });

  it('are listed one by one, without a value', () => {
    const missing = missingVariables({ RIFTWEEK_SITE_URL: 'http://hidden.example' });
    expect(namesOf(missing)).toEqual([
      'RIFTWEEK_PROJECT_MAIN',
      'RIFTWEEK_PROJECT_GAMES',
      'RIFTWEEK_SITE_URL',
      'RIFTWEEK_SECRET',
      'RIFTWEEK_OPERATOR_NAME',
    ]);
    expect(missing.join()).not.toContain('hidden');
  });

  it('include a real project: the names that emulators use are rejected', () => {
    expect(namesOf(missingVariables({ ...LIVE, RIFTWEEK_PROJECT_GAMES: 'demo-riftweek-games' }))).toEqual(['RIFTWEEK_PROJECT_GAMES']);
  });

  it('include the number of proxies on Cloud Run, even 0', () => {
    expect(namesOf(missingVariables({ ...LIVE, K_SERVICE: 'web' }))).toEqual(['RIFTWEEK_TRUSTED_PROXIES']);
    expect(missingVariables({ ...LIVE, K_SERVICE: 'web', RIFTWEEK_TRUSTED_PROXIES: '0' })).toEqual([]);
    expect(missingVariables({ ...LIVE, K_SERVICE: 'web', RIFTWEEK_TRUSTED_PROXIES: '1' })).toEqual([]);
  });
});

const operatorIn = (variables: Record<string, string>) => operatorOf(decodeEnvironment(variables));

describe('the operator of the site', () => {
  it('comes from the environment, with the address in lines', () => {
    expect(
      operatorIn({
        RIFTWEEK_OPERATOR_NAME: 'Ana Example',
        RIFTWEEK_OPERATOR_ADDRESS: '1 Some Street; 12345 Somewhere;',
        RIFTWEEK_OPERATOR_EMAIL: 'ana@example.com',
      }),
    ).toEqual({ name: 'Ana Example', address: ['1 Some Street', '12345 Somewhere'], email: 'ana@example.com' });
  });

  it('may have only a name, and is null without one', () => {
    expect(operatorIn({ RIFTWEEK_OPERATOR_NAME: 'Ana' })).toEqual({ name: 'Ana', address: [], email: null });
    expect(operatorIn({ RIFTWEEK_OPERATOR_EMAIL: 'ana@example.com' })).toBeNull();
  });

  it('has no invalid e-mail address', () => {
    expect(() => operatorIn({ RIFTWEEK_OPERATOR_EMAIL: 'ana at home' })).toThrow(EnvironmentError);
  });
});
