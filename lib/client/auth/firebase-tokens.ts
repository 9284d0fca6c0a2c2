import { getApp } from 'firebase/app';

/** Tokens of Firebase's SDK for the default app (lib/client/auth/firebase-auth makes it); each part is loaded on its own. */

/** The App Check token: this page runs on our site in a real browser, as reCAPTCHA Enterprise judges. Rejects where there is none. */
export async function appCheckToken(siteKey: string): Promise<string> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const appCheck = initializeAppCheck(getApp(), { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: false });
  return (await getToken(appCheck)).token;
}

/** The token of this installation of the app (what Firebase called an instance id). Rejects where Firebase gives none. */
export async function instanceIdToken(): Promise<string> {
  const { getInstallations, getToken } = await import('firebase/installations');
  return getToken(getInstallations(getApp()));
}
