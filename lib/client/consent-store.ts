import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE } from '../domain/consent-cookie';
import { COOKIE_CONSENT_DAYS } from '../domain/constants';

const listeners = new Set<() => void>();

/** Whether the visitor has accepted cookies. Browser only. */
export function hasConsent(): boolean {
  return document.cookie.split('; ').includes(`${CONSENT_COOKIE}=1`);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the visitor has accepted cookies; null on the server and while hydrating. */
export function useConsent(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, hasConsent, () => null);
}

/** Accepts for COOKIE_CONSENT_DAYS. The cookie library comes with the first acceptance: a visit needs it once a year. */
export async function acceptConsent(): Promise<void> {
  const { default: Cookies } = await import('js-cookie');
  Cookies.set(CONSENT_COOKIE, '1', { expires: COOKIE_CONSENT_DAYS, path: '/', sameSite: 'lax', secure: location.protocol === 'https:' });
  for (const listener of listeners) listener();
}
