import type { CookieName } from './stored-keys';

/** The visitor's answer to the question whether page views may be counted. Absent: they have not answered. */
export const CONSENT_COOKIE = 'cookieConsent' satisfies CookieName;

export const CONSENT = { given: '1', refused: '0' } as const;
export type Consent = keyof typeof CONSENT;
