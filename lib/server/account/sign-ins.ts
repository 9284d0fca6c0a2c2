import type { IncomingMessage } from 'node:http';
import Bowser from 'bowser';
import * as v from 'valibot';
import type { Session } from '../../domain/people/session';
import type { OwnSignIn } from '../../domain/people/sign-in';
import type { Locale } from '../../domain/settings/locales';
import { SESSION_COOKIE_SECONDS, SIGN_IN_IDLE_DAYS } from '../../domain/values/constants';
import { DAY_MS } from '../../domain/values/durations';
import { deviceName } from '../../i18n/device-name';
import { translator } from '../../i18n/message-registry';
import { readAccount, type Account } from '../../store/people/accounts';
import { isSessionEnded, signInId, type SignIn } from '../../store/people/ended-session-document';
import { removePushOfSignIn } from '../../store/people/push-document';
import { noteSignIn, signInsOf, type SignInDevice } from '../../store/people/sign-in-document';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { endSignIn, isLetIn } from '../session/session';
import { tellOwnerSoon } from './account-mails';

const MAX_BYTES = 256;
const LIMIT = { points: 60, seconds: 600 };
/** No browser's header is longer. */
const USER_AGENT_MAX_LENGTH = 512;
const MOST_SHOWN = 30;

/** The browser and the system that a `User-Agent` header names; '' each where it names none. */
function deviceOf(userAgent: string | undefined): SignInDevice {
  if (!userAgent || userAgent.length > USER_AGENT_MAX_LENGTH) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** Records the device that a session begins on, and mails the account's owner if the account has not been used from it before. Throws StoreUnavailableError. */
export async function welcomeDevice(
  { claims, account }: { readonly claims: SignIn; readonly account: Account },
  { request, remember, locale }: { readonly request: IncomingMessage; readonly remember: boolean; readonly locale: Locale },
): Promise<void> {
  const device = deviceOf(request.headers['user-agent']);
  const isNew = await noteSignIn(claims, { ...device, remember }, Date.now());
  if (isNew) tellOwnerSoon('newDevice', account, locale, { device: deviceName(device, translator(locale)) });
}

/** Where an account is signed in, the last used first. `now` in milliseconds since 1970, the real clock. Throws StoreUnavailableError. */
export async function ownSignIns(session: Session, now: number): Promise<readonly OwnSignIn[]> {
  const [account, found] = await Promise.all([readAccount(session.uid), signInsOf(session.uid)]);
  const lasting = found
    .filter((each) => account !== null && isLetIn(account, each))
    .filter(({ remember, seenAt }) => now - seenAt < (remember ? SIGN_IN_IDLE_DAYS * DAY_MS : SESSION_COOKIE_SECONDS * 1000))
    .sort((a, b) => b.seenAt - a.seenAt)
    .slice(0, MOST_SHOWN);
  const ended = await Promise.all(lasting.map((each) => isSessionEnded(each)));
  return lasting
    .filter((_, index) => ended[index] === false)
    .map((each) => ({
      id: signInId(each),
      browser: each.browser,
      system: each.system,
      seen: new Date(each.seenAt).toISOString(),
      current: each.signedInAt === session.signedInAt,
    }));
}

/** `DELETE /api/account/sign-ins`: ends one of the sign-ins of one's own account, by its id, and push messages to its device. */
export const deleteSignIn = writes({
  name: 'sign-in-end',
  schema: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ id }, { session }) => {
    const found = (await signInsOf(session.uid)).find((each) => signInId(each) === id);
    if (!found) throw new ApiError('not-found', 'No such sign-in of yours.');
    await removePushOfSignIn(found);
    await endSignIn(found, Date.now());
    return { body: { ok: true } };
  },
});
