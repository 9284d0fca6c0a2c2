import { expect, it } from 'vitest';
import { functionAddress, OWN_FUNCTIONS } from '../../../lib/domain/site/function-address';

it.each([
  [OWN_FUNCTIONS.main, 'sendMail', '/api/functions/sendMail'],
  [{ customDomain: 'https://calls.example' }, 'deleteUser', 'https://calls.example/deleteUser'],
  [{ projectId: 'riftweek-play', host: 'cloudfunctions.net' }, 'bet', 'https://us-central1-riftweek-play.cloudfunctions.net/bet'],
  [
    { projectId: 'riftweek', host: 'cloudfunctions.net', region: 'europe-west1' },
    'sendMail',
    'https://europe-west1-riftweek.cloudfunctions.net/sendMail',
  ],
])('a function is called by region, project and host, or at a custom domain: %j %s', (place, name, address) => {
  expect(functionAddress(place, name)).toBe(address);
});
