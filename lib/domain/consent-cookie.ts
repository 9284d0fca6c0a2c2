/** Says that the visitor has accepted cookies; its value is 1. */
export const CONSENT_COOKIE = 'cookieConsent';
