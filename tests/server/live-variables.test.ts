import { describe, expect, it } from 'vitest';
import { missingVariables } from '../../lib/server/live-variables';

const LIVE = {
  RIFTWEEK_PROJECT_MAIN: 'rift-main',
  RIFTWEEK_PROJECT_GAMES: 'rift-games',
  RIFTWEEK_SITE_URL: 'https://riftweek.example',
  RIFTWEEK_SECRET: 'x'.repeat(64),
};
const namesOf = (texts: readonly string[]) => texts.map((text) => text.split(' ', 1)[0]);

describe('the variables that a server needs outside of emulators', () => {
  it('are complete: it starts, without a project for the prediction game', () => {
    expect(missingVariables(LIVE)).toEqual([]);
  });

  it('are none with an emulator', () => {
    expect(missingVariables({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([]);
  });

  it('are listed one by one, without a value', () => {
    const missing = missingVariables({ RIFTWEEK_SITE_URL: 'http://hidden.example' });
    expect(namesOf(missing)).toEqual(['RIFTWEEK_PROJECT_MAIN', 'RIFTWEEK_PROJECT_GAMES', 'RIFTWEEK_SITE_URL', 'RIFTWEEK_SECRET']);
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
