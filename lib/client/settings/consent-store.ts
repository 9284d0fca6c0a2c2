import { useSyncExternalStore } from 'react';
import { CONSENT, CONSENT_COOKIE, type Consent } from '../../domain/settings/consent-cookie';
import { COOKIE_CONSENT_DAYS } from '../../domain/values/constants';
import { readCookie, writeCookie } from '../stored/cookies';

/** `unasked`: the visitor has not answered. */
type ConsentState = Consent | 'unasked';

const listeners = new Set<() => void>();

/** The visitor's answer. Browser only. */
function readConsent(): ConsentState {
  const answer = readCookie(CONSENT_COOKIE);
  return answer === CONSENT.given ? 'given' : answer === CONSENT.refused ? 'refused' : 'unasked';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor's answer; null on the server and while hydrating. */
export function useConsent(): ConsentState | null {
  return useSyncExternalStore<ConsentState | null>(subscribe, readConsent, () => null);
}

/** Stores an answer for COOKIE_CONSENT_DAYS. */
export function answerConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, CONSENT[consent], COOKIE_CONSENT_DAYS);
  for (const listener of listeners) listener();
}
