import { ClientConfigSchema, type AppConfig } from '../../domain/client-config';
import { paths } from '../../domain/paths';
import type { CallTokens } from '../call-function';
import { loadJson } from '../use-json';
import { loadAuth } from './load-auth';
import { readSignedIn } from './signed-in-store';

/** The Firebase app of the site, ready to use; null where none is configured. Rejects where it cannot be loaded. */
async function configuredApp(): Promise<AppConfig | null> {
  const { auth } = await loadJson(paths.api.clientConfig(), ClientConfigSchema);
  // The app is made together with its part that signs in.
  return auth?.app && (await loadAuth()) ? auth.app : null;
}

/** What this browser has to prove who calls a function and from where. Nothing of it is loaded before a call needs it. */
export const browserTokens: CallTokens = {
  idToken: async () => {
    if (readSignedIn() === null) return null;
    const found = await (await loadAuth())?.currentUser();
    return found?.ok && found.value ? found.value.freshToken() : null;
  },
  instanceIdToken: async () => {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
    if ((await configuredApp()) === null) return null;
    return (await import('./firebase-tokens')).instanceIdToken();
  },
  appCheckToken: async () => {
    const key = (await configuredApp())?.appCheckKey ?? null;
    return key === null ? null : (await import('./firebase-tokens')).appCheckToken(key);
  },
};
