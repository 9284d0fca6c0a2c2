import { ClientConfigSchema, type AppConfig } from '../../domain/site/client-config';
import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { paths } from '../../domain/page/paths';
import { logFailure } from '../requests/log-failure';
import { requestOrThrow } from '../requests/request';
import { loadAuth } from './load-auth';
import { readSignedIn } from './signed-in-store';

/** The Firebase app of the site, ready to use; null where none is configured. Rejects where it cannot be loaded. */
async function configuredApp(): Promise<AppConfig | null> {
  const { auth } = await requestOrThrow(paths.api.clientConfig(), ClientConfigSchema);
  // Loading the part that signs in makes the app.
  return auth?.app && (await loadAuth()) ? auth.app : null;
}

/** The ID token of the signed-in user. */
async function idToken(): Promise<string | null> {
  if (readSignedIn() === null) return null;
  const found = await (await loadAuth())?.currentUser();
  return found?.ok && found.value ? found.value.freshToken() : null;
}

/** The token of this installation, only where notifications are permitted. */
async function instanceIdToken(): Promise<string | null> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  if ((await configuredApp()) === null) return null;
  return (await import('./firebase-tokens')).instanceIdToken();
}

async function appCheckToken(): Promise<string | null> {
  const key = (await configuredApp())?.appCheckKey ?? null;
  return key === null ? null : (await import('./firebase-tokens')).appCheckToken(key);
}

/** A token that is not available, or not in time, must not stop the call: the server says whether it needs it. */
async function header(name: string, token: Promise<string | null>, prefix = ''): Promise<[name: string, value: string][]> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_SECONDS * 1000, null));
  const value = await Promise.race([token.catch(logFailure('call without a token')), late]);
  return value ? [[name, prefix + value]] : [];
}

/** The headers that prove to a callable function who calls and from where. Their code is loaded only when a call needs it. */
export async function callHeaders(): Promise<Record<string, string>> {
  const headers = await Promise.all([
    header('Authorization', idToken(), 'Bearer '),
    header('Firebase-Instance-ID-Token', instanceIdToken()),
    header('X-Firebase-AppCheck', appCheckToken()),
  ]);
  return Object.fromEntries(headers.flat());
}
