import { environment, type Environment } from '../env';

/** The site's own keys of web push (VAPID). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** The configured keys; null where the site cannot push. */
export function pushKeys(from: Environment = environment()): PushKeys | null {
  const { RIFTWEEK_VAPID_PUBLIC_KEY: publicKey, RIFTWEEK_VAPID_PRIVATE_KEY: privateKey, RIFTWEEK_VAPID_SUBJECT: subject } = from;
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey, subject };
}
