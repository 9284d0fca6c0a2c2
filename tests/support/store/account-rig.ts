import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { CurrentUserSchema } from '../../../lib/domain/people/current-user';
import { asListener, FROM_HERE, json, endpointModule } from '../server/api-route';
import { mailsTo } from '../server/outbox';
import type { Answer, Ask } from '../server/with-server';

const addEmail = endpointModule('/api/account/add-email');
const email = endpointModule('/api/account/email');
const passwordChanged = endpointModule('/api/account/password-changed');
const resetMail = endpointModule('/api/account/reset-mail');
const verificationMail = endpointModule('/api/account/verification-mail');
const functions = endpointModule('/api/functions/[name]');
const me = endpointModule('/api/me');
const session = endpointModule('/api/session');
const signIns = endpointModule('/api/account/sign-ins');

/** The routes of accounts as browsers use them, for tests with nothing in the place of Firebase Auth and the store but their emulators. */

const ROUTES: Readonly<Record<string, RequestListener>> = {
  '/api/session': asListener(session),
  '/api/me': asListener(me),
  '/api/account/sign-ins': asListener(signIns),
  '/api/account/add-email': asListener(addEmail),
  '/api/account/email': asListener(email),
  '/api/account/password-changed': asListener(passwordChanged),
  '/api/account/reset-mail': asListener(resetMail),
  '/api/account/verification-mail': asListener(verificationMail),
  '/api/functions/deleteUser': asListener(functions, { name: 'deleteUser' }),
};
export const accountSite: RequestListener = (request, response) => ROUTES[request.url ?? '']?.(request, response);

/** A user's browser: keeps the cookies that it receives. `agent`: its `User-Agent`. */
export function browser(ask: Ask, agent?: string) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await ask(path, {
      method,
      headers: {
        ...FROM_HERE,
        ...(agent === undefined ? {} : { 'user-agent': agent }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    begin: (idToken: string) => send('POST', '/api/session', { remember: true }, { authorization: `Bearer ${idToken}` }),
    /** The current session cookie, for tests that copy it. */
    cookie: () => `token=${cookies.get('token') ?? ''}`,
    end: (everywhere: boolean) => send('DELETE', '/api/session', { everywhere }),
    post: (path: string, body: unknown) => send('POST', path, body),
    endSignIn: (id: string) => send('DELETE', '/api/account/sign-ins', { id }),
    me: () => send('GET', '/api/me', undefined),
    keep: (patch: unknown) => send('PATCH', '/api/me', patch),
  };
}

export const userOf = (answer: Answer) => v.parse(CurrentUserSchema, json(answer.body));

/** The code in the only mail of a kind to an address; '' as long as there is none. */
export async function mailedCode(outbox: string, { to: address, mode }: { readonly to: string; readonly mode: string }): Promise<string> {
  const link = new RegExp(`/handler#mode=${mode}&oobCode=([\\w.-]+)`);
  return (await mailsTo(outbox, address)).flatMap((mail) => link.exec(mail)?.[1] ?? [])[0] ?? '';
}
