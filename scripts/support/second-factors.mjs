import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * Second factors by authenticator app, as Google's Identity Toolkit has them and
 * the Auth emulator does not: it knows those by SMS only. What an endpoint
 * answers has the shape of Google's reference
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment).
 * They are forgotten when the emulator ends.
 */

/** Google's own: codes of so many intervals before and after now are taken, each once. */
const ADJACENT_INTERVALS = 5;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** How long a sign-in counts as recent, and a begun one or a begun enrollment waits for its code. */
const RECENT_MS = 5 * 60_000;

/** @typedef {Record<string, unknown>} Json */
/** @typedef {{id: string, enrolledAt: string, totp: TOTP, lastCounter: number}} Factor */

/** What Identity Toolkit answers for a request that it refuses. */
export class ToolkitRefusal extends Error {}

/** @param {unknown} value @returns {Json} */
const record = (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {});
/** @param {unknown} value */
const text = (value) => (typeof value === 'string' ? value : '');

/**
 * @template Value
 * @param {Map<string, Value & {at: number}>} waiting
 * @param {unknown} key
 * @param {string} refusal where it is unknown or too old
 */
function taken(waiting, key, refusal) {
  const found = waiting.get(text(key));
  if (!found || Date.now() - found.at > RECENT_MS) throw new ToolkitRefusal(refusal);
  return found;
}

/** @param {string} idToken a token of the emulator */
function signedInAt(idToken) {
  const claims = record(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()));
  return Number(claims['auth_time']) * 1000;
}

/** @param {string} idToken */
function demandRecent(idToken) {
  if (Date.now() - signedInAt(idToken) > RECENT_MS) throw new ToolkitRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/**
 * Takes a code, which is good once. Throws ToolkitRefusal.
 * @param {Pick<Factor, 'totp' | 'lastCounter'>} factor
 * @param {unknown} verification
 * @returns {number} the counter of the code
 */
function counterOf({ totp, lastCounter }, verification) {
  const token = text(record(verification)['verificationCode']);
  if (token === '') throw new ToolkitRefusal('MISSING_CODE');
  const delta = totp.validate({ token, window: ADJACENT_INTERVALS });
  const counter = delta === null ? -1 : totp.counter() + delta;
  if (counter <= lastCounter) throw new ToolkitRefusal('INVALID_CODE');
  return counter;
}

/** @param {(idToken: string) => Promise<Json>} lookUp the account of a token; rejects with ToolkitRefusal for one that is not good */
export function createSecondFactors(lookUp) {
  /** @type {Map<string, Factor>} by uid */
  const factors = new Map();
  /** @type {Map<string, {uid: string, totp: TOTP, at: number}>} */
  const enrollments = new Map();
  /** @type {Map<string, {uid: string, tokens: Json, at: number}>} */
  const signIns = new Map();

  /** @param {unknown} uid @returns {Json[] | undefined} */
  const infoOf = (uid) => {
    const factor = factors.get(text(uid));
    return factor && [{ mfaEnrollmentId: factor.id, enrolledAt: factor.enrolledAt, totpInfo: {} }];
  };

  return {
    /** @param {Json} body `accounts/mfaEnrollment:start` */
    start: async ({ idToken, totpEnrollmentInfo }) => {
      if (!totpEnrollmentInfo) throw new ToolkitRefusal('OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
      const user = await lookUp(text(idToken));
      if (user['emailVerified'] !== true)
        throw new ToolkitRefusal('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
      demandRecent(text(idToken));
      if (factors.has(text(user['localId']))) throw new ToolkitRefusal('SECOND_FACTOR_EXISTS');
      const totp = new TOTP({ secret: new Secret({ size: SECRET_BYTES }), digits: DIGITS, period: PERIOD_SECONDS });
      const sessionInfo = randomUUID();
      const at = Date.now();
      enrollments.set(sessionInfo, { uid: text(user['localId']), totp, at });
      return {
        totpSessionInfo: {
          sharedSecretKey: totp.secret.base32,
          verificationCodeLength: DIGITS,
          hashingAlgorithm: totp.algorithm,
          periodSec: PERIOD_SECONDS,
          sessionInfo,
          finalizeEnrollmentTime: new Date(at + RECENT_MS).toISOString(),
        },
      };
    },
    /** @param {Json} body `accounts/mfaEnrollment:finalize` */
    finalize: async ({ idToken, totpVerificationInfo }) => {
      const user = await lookUp(text(idToken));
      const { uid, totp } = taken(enrollments, record(totpVerificationInfo)['sessionInfo'], 'SESSION_EXPIRED');
      if (uid !== user['localId']) throw new ToolkitRefusal('INVALID_SESSION_INFO');
      const lastCounter = counterOf({ totp, lastCounter: 0 }, totpVerificationInfo);
      factors.set(uid, { id: randomUUID(), enrolledAt: new Date().toISOString(), totp, lastCounter });
      // Google's are new; the emulator gives none away, and the old ones go on.
      return { idToken, refreshToken: '', totpAuthInfo: {} };
    },
    /** @param {Json} body `accounts/mfaEnrollment:withdraw` */
    withdraw: async ({ idToken, mfaEnrollmentId }) => {
      const uid = text((await lookUp(text(idToken)))['localId']);
      if (factors.get(uid)?.id !== mfaEnrollmentId) throw new ToolkitRefusal('MFA_ENROLLMENT_NOT_FOUND');
      demandRecent(text(idToken));
      factors.delete(uid);
      return { idToken, refreshToken: '' };
    },
    /** @param {Json} body `accounts/mfaSignIn:finalize` */
    signIn: async ({ mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo }) => {
      const { uid, tokens } = taken(signIns, mfaPendingCredential, 'INVALID_MFA_PENDING_CREDENTIAL');
      const factor = factors.get(uid);
      if (!factor || factor.id !== mfaEnrollmentId) throw new ToolkitRefusal('MFA_ENROLLMENT_NOT_FOUND');
      factor.lastCounter = counterOf(factor, totpVerificationInfo);
      signIns.delete(text(mfaPendingCredential));
      return tokens;
    },
    /**
     * What a sign-in answers: without its tokens for an account that has a second factor. One that is signed in and
     * links another way to sign in keeps them.
     * @param {Json} answer
     * @param {Json} body of the request
     * @returns {Json}
     */
    held: (answer, body) => {
      const { idToken, refreshToken, expiresIn: _expiresIn, ...others } = answer;
      const mfaInfo = infoOf(answer['localId']);
      if (!mfaInfo || idToken === undefined || body['idToken'] !== undefined) return answer;
      const mfaPendingCredential = randomUUID();
      signIns.set(mfaPendingCredential, { uid: text(answer['localId']), tokens: { idToken, refreshToken }, at: Date.now() });
      return { ...others, mfaPendingCredential, mfaInfo };
    },
    /**
     * What `accounts:lookup` answers, with the second factors.
     * @param {Json} answer
     * @returns {Json}
     */
    shown: (answer) => {
      const users = Array.isArray(answer['users']) ? answer['users'].map(record) : null;
      if (users === null) return answer;
      return { ...answer, users: users.map((user) => ({ ...user, mfaInfo: infoOf(user['localId']) ?? user['mfaInfo'] })) };
    },
    /**
     * An administrator's `accounts:update`, which takes second factors away.
     * @param {Json} body
     */
    updated: ({ localId, mfa }) => {
      if (mfa !== undefined && record(mfa)['enrollments'] === undefined) factors.delete(text(localId));
    },
  };
}
