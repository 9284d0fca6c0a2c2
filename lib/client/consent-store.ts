import { useSyncExternalStore } from 'react';
import { CONSENT, CONSENT_COOKIE, type Consent } from '../domain/consent-cookie';
import { COOKIE_CONSENT_DAYS } from '../domain/constants';

/** `unasked`: the visitor has not answered. */
type ConsentState = Consent | 'unasked';

const listeners = new Set<() => void>();

/** The visitor's answer. Browser only. */
function readConsent(): ConsentState {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${CONSENT_COOKIE}=${CONSENT.given}`)) return 'given';
  return cookies.includes(`${CONSENT_COOKIE}=${CONSENT.refused}`) ? 'refused' : 'unasked';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor's answer; null on the server and while hydrating. */
export function useConsent(): ConsentState | null {
  return useSyncExternalStore<ConsentState | null>(subscribe, readConsent, () => null);
}

/** Keeps an answer for COOKIE_CONSENT_DAYS. The cookie library comes with the first one: a visit needs it once a year. */
export async function answerConsent(consent: Consent): Promise<void> {
  const { default: Cookies } = await import('js-cookie');
  Cookies.set(CONSENT_COOKIE, CONSENT[consent], {
    expires: COOKIE_CONSENT_DAYS,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  for (const listener of listeners) listener();
}
