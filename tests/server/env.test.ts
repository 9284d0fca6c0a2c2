import { describe, expect, it } from 'vitest';
import { decodeEnvironment, EnvironmentError } from '../../lib/server/env';

function variablesOf(source: Record<string, string>): readonly string[] {
  try {
    decodeEnvironment(source);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.variables : [String(error)];
  }
}

describe('decodeEnvironment', () => {
  it('serves a fresh clone without any variable', () => {
    expect(decodeEnvironment({})).toMatchObject({
      PORT: 3000,
      siteUrl: 'http://localhost:3000',
      RIFTWEEK_PROJECT_MAIN: 'demo-riftweek',
      RIFTWEEK_CLOCK_SHIFT_MS: 0,
      WEB_CONCURRENCY: 1,
    });
  });

  it('counts an empty variable as absent', () => {
    expect(decodeEnvironment({ PORT: '', RIFTWEEK_FEEDBACK_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('takes the site’s origin from its address', () => {
    expect(decodeEnvironment({ RIFTWEEK_SITE_URL: 'https://riftweek.example/x/' }).siteUrl).toBe('https://riftweek.example');
    expect(decodeEnvironment({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
    expect(decodeEnvironment({ RIFTWEEK_SITE_URL: 'https://riftweek.example' }).isHttps).toBe(true);
    expect(decodeEnvironment({ RIFTWEEK_SITE_URL: 'http://localhost:3000' }).isHttps).toBe(false);
    expect(decodeEnvironment({}).isHttps).toBe(false);
  });

  it.each([
    [{}, 'token'],
    [{ RIFTWEEK_SITE_URL: 'http://riftweek.example' }, 'token'],
    [{ RIFTWEEK_SITE_URL: 'https://riftweek.example' }, '__Host-token'],
    [{ RIFTWEEK_SITE_URL: 'https://riftweek.example', RIFTWEEK_SESSION_COOKIE: '__session' }, '__session'],
  ])('names the session cookie so that no neighbouring host can plant one by https: %j → %s', (given, name) => {
    expect(decodeEnvironment(given).RIFTWEEK_SESSION_COOKIE).toBe(name);
  });

  it('moves the clock back as well as on', () => {
    expect(decodeEnvironment({ RIFTWEEK_CLOCK_SHIFT_MS: '-86400000' }).RIFTWEEK_CLOCK_SHIFT_MS).toBe(-86_400_000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ FIRESTORE_EMULATOR_HOST: 'localhost' }, 'FIRESTORE_EMULATOR_HOST must be HOST:PORT'],
    [{ RIFTWEEK_FEEDBACK_URL: 'ftp://x.example/' }, 'RIFTWEEK_FEEDBACK_URL must begin with http:// or https://'],
    [{ RIFTWEEK_SECRET: 'short' }, 'RIFTWEEK_SECRET must have at least 32 characters'],
    [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY must be at least 1'],
    [{ RIFTWEEK_LOG_LEVEL: 'loud' }, 'RIFTWEEK_LOG_LEVEL must be silent, error, warn, info or debug'],
  ])('names the wrong variable: %o', (source, expected) => {
    expect(variablesOf(source)).toEqual([expected]);
  });

  it('names all of them at once, and no value', () => {
    const error = new EnvironmentError(variablesOf({ PORT: 'secret', RIFTWEEK_CACHE_MB: '-5' }));
    expect(error.message).toBe('Wrong environment: PORT must be a whole number; RIFTWEEK_CACHE_MB must be at least 1');
  });
});
