import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { explainFailure } from '../../../scripts/check/explain-failure';

const CONTEXT = { right: 'roles/datastore.user on rift-main', variable: 'RIFTWEEK_PROJECT_MAIN' };
const failure = (message: string, code?: string | number) => Object.assign(new Error(message), code === undefined ? {} : { code });
const explain = (error: unknown) => explainFailure(error, CONTEXT);

describe('the message of a failed check', () => {
  it.each([
    [failure('7 PERMISSION_DENIED: Missing or insufficient permissions.', 7), 'roles/datastore.user on rift-main'],
    [failure('The caller does not have permission', 'auth/insufficient-permission'), 'roles/datastore.user on rift-main'],
    [failure('sa@x does not have storage.objects.create access to the object', 403), 'roles/datastore.user on rift-main'],
    [
      failure('7 PERMISSION_DENIED: Cloud Firestore API has not been used in project rift-main before or it is disabled.', 7),
      'an API is off',
    ],
    [
      failure('Enable it by visiting https://console.x/apis/api/firestore.googleapis.com/overview: SERVICE_DISABLED', 7),
      'gcloud services enable firestore.googleapis.com',
    ],
    [failure('5 NOT_FOUND: The database (default) does not exist for project rift-main', 5), 'RIFTWEEK_PROJECT_MAIN'],
    [failure('Domain not allowlisted by project', 'auth/unauthorized-continue-uri'), 'authorised domain'],
    [failure('There is no configuration', 'auth/configuration-not-found'), 'Get started'],
    [failure('OPERATION_NOT_ALLOWED'), 'e-mail and password is off'],
    [failure('API key not valid. Please pass a valid API key.'), 'RIFTWEEK_AUTH_API_KEY'],
    [failure('Could not load the default credentials.'), 'Google credentials'],
    [failure('The specified bucket does not exist.', 404), 'RIFTWEEK_PROJECT_MAIN names nothing'],
    [failure('Invalid login: 535', 'EAUTH'), 'are refused'],
    [failure('connect ECONNREFUSED 127.0.0.1:465', 'ESOCKET'), 'not reached'],
  ])('%s', (error, expected) => expect(explain(error)).toContain(expected));

  it('unwraps a failure', () => {
    expect(explain(new StoreUnavailableError('read x', failure('7 PERMISSION_DENIED: no', 7)))).toContain('a right is missing');
  });

  it('is one line, with the original message for an unknown failure', () => {
    expect(explain(new Error('Something new.\nWith a second line'))).toBe('Something new.');
    expect(explain('text')).toBe('text');
    expect(explain(new Error('x'.repeat(5_000))).length).toBeLessThan(400);
  });
});
