import type { AuthConfig, ClientConfig } from '../../domain/site/client-config';
import type { ApiAnswer } from '../api/api-route';
import { type Environment, environment } from '../env';
import { LIFETIMES } from '../cache-lifetimes';

type AuthVariables = Pick<
  Environment,
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'RIFTWEEK_AUTH_API_KEY'
  | 'RIFTWEEK_AUTH_DOMAIN'
  | 'RIFTWEEK_FIREBASE_APP_ID'
  | 'RIFTWEEK_APP_CHECK_KEY'
  | 'RIFTWEEK_PROJECT_MAIN'
>;

/** How browsers of this site sign in; null where neither a key nor an emulator is configured. */
export function authConfig({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  RIFTWEEK_AUTH_API_KEY: apiKey,
  RIFTWEEK_AUTH_DOMAIN: authDomain,
  RIFTWEEK_FIREBASE_APP_ID: id,
  RIFTWEEK_APP_CHECK_KEY: appCheckKey,
  RIFTWEEK_PROJECT_MAIN: projectId,
}: AuthVariables): AuthConfig | null {
  // An emulator takes any key, and its popups are its own pages.
  if (emulator) return { apiKey: 'emulator', authDomain: emulator, emulatorUrl: `http://${emulator}` };
  if (!apiKey) return null;
  const app = id ? { app: { id, projectId, appCheckKey: appCheckKey ?? null } } : {};
  return { apiKey, authDomain: authDomain ?? null, emulatorUrl: null, ...app };
}

/** `GET /api/client-config`: requested with the first tap on Login. */
export async function clientConfigAnswer(): Promise<ApiAnswer> {
  return { body: { auth: authConfig(environment()) } satisfies ClientConfig, lifetime: LIFETIMES.page };
}
