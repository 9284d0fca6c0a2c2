import { ClientConfigSchema } from '../../domain/site/client-config';
import { paths } from '../../domain/page/paths';
import { requestOrThrow } from '../requests/request';
import type { AuthPort } from './auth-port';

let loading: Promise<AuthPort | null> | undefined;

async function load(): Promise<AuthPort | null> {
  const [{ auth }, { firebaseAuth }] = await Promise.all([
    requestOrThrow(paths.api.clientConfig(), ClientConfigSchema),
    import('./firebase-auth'),
  ]);
  return auth && firebaseAuth(auth);
}

/**
 * Firebase Auth, loaded when first needed. Null where sign-in is unavailable;
 * rejects when it cannot be loaded, and the next call tries again.
 */
export function loadAuth(): Promise<AuthPort | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
