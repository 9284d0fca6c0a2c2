import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { HOUR_MS } from '../../lib/domain/values/durations';
import { createSessionCookie, deleteAccount, resetLink, verifySessionCookie } from '../../lib/store/people/accounts';

/** What signing in needs, tried with an account that is made up and deleted again. */

const TIMEOUT_MS = 15_000;
const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });
const SignedUpSchema = v.object({ idToken: v.string(), localId: v.string() });
const ProjectSchema = v.object({ authorizedDomains: v.optional(v.array(v.string()), []) });

/** Where browsers reach Firebase Auth. */
export type BrowserAuth = { readonly apiKey: string; readonly emulator: string | undefined; readonly siteUrl: string };

async function ask({ apiKey, emulator, siteUrl }: BrowserAuth, path: string, body?: unknown): Promise<unknown> {
  const origin = emulator === undefined ? 'https://identitytoolkit.googleapis.com' : `http://${emulator}/identitytoolkit.googleapis.com`;
  const answer = await fetch(`${origin}/v1/${path}?key=${encodeURIComponent(apiKey)}`, {
    method: body === undefined ? 'GET' : 'POST',
    // A key may be good for pages of the site only.
    headers: { 'Content-Type': 'application/json', Referer: `${siteUrl}/` },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorSchema), text);
  throw new Error(refusal.success ? refusal.output.error.message : `${answer.status} ${text.slice(0, 300)}`);
}

/** Signs a made-up person up, makes a session cookie and a link with a code, and deletes the account. Rejects with what refuses. */
export async function checkAccounts(auth: BrowserAuth): Promise<void> {
  const email = `check-${randomUUID()}@example.com`;
  const made = await ask(auth, 'accounts:signUp', { email, password: randomUUID(), returnSecureToken: true });
  const { idToken, localId } = v.parse(SignedUpSchema, made);
  try {
    const cookie = await createSessionCookie(idToken, HOUR_MS);
    if (cookie === null || (await verifySessionCookie(cookie)) === null) throw new Error('A session cookie was not taken.');
    if ((await resetLink(email)) === null) throw new Error('No link was made.');
  } finally {
    await deleteAccount(localId);
  }
}

/** Rejects where the site's host is not among the domains that providers' windows open for. */
export async function checkDomain(auth: BrowserAuth): Promise<void> {
  const { authorizedDomains } = v.parse(ProjectSchema, await ask(auth, 'projects'));
  const { hostname } = new URL(auth.siteUrl);
  if (!authorizedDomains.includes(hostname)) throw new Error(`UNAUTHORIZED_DOMAIN ${hostname}`);
}
