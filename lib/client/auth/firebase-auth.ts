import { FirebaseError, initializeApp, type FirebaseOptions } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  linkWithPopup,
  type OAuthCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  setPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
  unlink,
  updatePassword,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthConfig } from '../../domain/site/client-config';
import { PROVIDER_IDS, type SocialProvider } from '../../domain/people/sign-in';
import type { ActionCode, AuthPort } from './auth-port';
import { authUser, outcome } from './firebase-outcome';
import { newSecondFactor, signed, withoutSecondFactor } from './firebase-second-factor';
import { demandHardToGuess } from './new-password';
import { loadPopupScripts } from './popup-scripts';

/** Firebase's SDK behind the port: 44 KB that are loaded only for signing in (lib/client/auth/load-auth). */

const OPERATIONS: Readonly<Record<string, ActionCode['operation']>> = {
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'removeSecondFactor',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'changeEmail',
};

function providerOf(provider: SocialProvider): AuthProvider {
  switch (provider) {
    case 'google':
      return new GoogleAuthProvider();
    case 'facebook':
      return new FacebookAuthProvider();
    case 'twitter':
      return new TwitterAuthProvider();
    case 'apple': {
      const apple = new OAuthProvider(PROVIDER_IDS.apple);
      apple.addScope('email');
      apple.addScope('name');
      return apple;
    }
  }
}

/**
 * A made-up person, the same for everybody: where an emulator's popup cannot
 * work, because its frame needs a script from Google's host and there is no
 * internet, the emulator takes this unsigned token instead.
 */
function emulatedPerson(provider: SocialProvider): OAuthCredential {
  const claims = { sub: `demo-${provider}`, email: `demo.${provider}@example.com`, email_verified: true, name: `Demo ${provider}` };
  return new OAuthProvider(PROVIDER_IDS[provider]).credential({ idToken: JSON.stringify(claims) });
}

/** The SDK's configuration of the project's web app. */
function appOptions({ apiKey, authDomain, app }: AuthConfig): FirebaseOptions {
  return {
    apiKey,
    ...(authDomain === null ? {} : { authDomain }),
    ...(app ? { appId: app.id, projectId: app.projectId } : {}),
  };
}

export function firebaseAuth(config: AuthConfig): AuthPort {
  const { authDomain, emulatorUrl } = config;
  const app = initializeApp(appOptions(config));
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence] });
  auth.useDeviceLanguage();
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const signing = (remember: boolean, sign: () => Promise<UserCredential>) =>
    signed(auth, async () => {
      await setPersistence(auth, remember ? indexedDBLocalPersistence : browserSessionPersistence);
      return sign();
    });
  /** Opens a provider's popup; with an emulator that is the emulator's own page. */
  const byProvider = async (
    provider: SocialProvider,
    popup: (at: AuthProvider) => Promise<UserCredential>,
    emulated: (person: OAuthCredential) => Promise<UserCredential>,
  ): Promise<UserCredential> => {
    if (authDomain === null) throw new FirebaseError('auth/auth-domain-config-required', 'No host of providers’ pages is configured.');
    if (await loadPopupScripts()) return popup(providerOf(provider));
    if (emulatorUrl !== null) return emulated(emulatedPerson(provider));
    throw new FirebaseError('auth/network-request-failed', 'What a popup needs cannot be loaded.');
  };
  const known = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('Nobody is signed in.');
    return auth.currentUser;
  };

  return {
    signIn: ({ email, password }, remember) => signing(remember, () => signInWithEmailAndPassword(auth, email, password)),
    signUp: (credentials, remember) =>
      signing(remember, async () => {
        await demandHardToGuess(credentials);
        return createUserWithEmailAndPassword(auth, credentials.email, credentials.password);
      }),
    preparePopups: () => {
      if (authDomain !== null) void loadPopupScripts();
    },
    signInWith: (provider, remember) =>
      signing(remember, () =>
        byProvider(
          provider,
          (at) => signInWithPopup(auth, at, browserPopupRedirectResolver),
          (person) => signInWithCredential(auth, person),
        ),
      ),
    signOut: () =>
      outcome(async () => {
        await signOut(auth);
        return null;
      }),
    currentUser: () =>
      outcome(async () => {
        await auth.authStateReady();
        return auth.currentUser && authUser(auth.currentUser);
      }),
    reauthenticate: (password) =>
      signed(auth, async () => {
        const user = await known();
        return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      }),
    reauthenticateWith: (provider) =>
      signed(auth, async () => {
        const user = await known();
        return byProvider(
          provider,
          (at) => reauthenticateWithPopup(user, at, browserPopupRedirectResolver),
          (person) => reauthenticateWithCredential(user, person),
        );
      }),
    changePassword: (password) =>
      outcome(async () => {
        const user = await known();
        await demandHardToGuess({ email: user.email ?? '', password });
        await updatePassword(user, password);
        return null;
      }),
    newSecondFactor: (issuer) => outcome(async () => newSecondFactor(await known(), issuer)),
    removeSecondFactor: () => outcome(async () => withoutSecondFactor(await known())),
    link: (provider) =>
      signed(auth, async () => {
        const user = await known();
        return byProvider(
          provider,
          (at) => linkWithPopup(user, at, browserPopupRedirectResolver),
          (person) => linkWithCredential(user, person),
        );
      }),
    unlink: (provider) => outcome(async () => authUser(await unlink(await known(), PROVIDER_IDS[provider]))),
    checkCode: (code) =>
      outcome(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        return { operation: OPERATIONS[operation] ?? 'other', email: data.email ?? null, previousEmail: data.previousEmail ?? null };
      }),
    applyCode: (code) =>
      outcome(async () => {
        await applyActionCode(auth, code);
        return null;
      }),
    confirmReset: (code, credentials) =>
      outcome(async () => {
        await demandHardToGuess(credentials);
        await confirmPasswordReset(auth, code, credentials.password);
        return null;
      }),
  };
}
