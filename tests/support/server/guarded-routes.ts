import { NAME_COLORS } from '../../../lib/domain/play/cosmetics';
import { signToken } from '../../../lib/server/session/signed-token';
import type { CallerRole } from './roles';

type Statuses = Readonly<Record<CallerRole, number>>;

const all = (status: number): Statuses => ({
  visitor: status,
  unverified: status,
  user: status,
  owner: status,
  admin: status,
  banned: status,
});
export const EVERYBODY = all(200);
const USERS: Statuses = { ...EVERYBODY, visitor: 401 };
const ADMINS: Statuses = { ...all(403), visitor: 401, admin: 200 };
const WRITERS: Statuses = { ...USERS, unverified: 403, banned: 403 };
const OTHERS: Statuses = { ...WRITERS, owner: 403 };
const OWNER: Statuses = { ...ADMINS, admin: 403, owner: 200 };

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly expected: Statuses;
};

export const COMMENT = 'owners-comment';
const onComment = (method: string, end: string, body: unknown, expected: Statuses): Call => ({
  method,
  path: `/api/comments/${COMMENT}${end}`,
  params: { id: COMMENT },
  body,
  expected,
});
export const call = (method: string, path: string, expected: Statuses, body?: unknown): Call => ({
  method,
  path,
  expected,
  ...(body === undefined ? {} : { body }),
});
const calledFunction = (name: string, data: unknown, expected: Statuses): Call => ({
  method: 'POST',
  path: `/api/functions/${name}`,
  params: { name },
  body: { data },
  expected,
});
const [LOOK] = NAME_COLORS;
const SUBSCRIPTION = { endpoint: 'https://updates.push.services.mozilla.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

/** Every endpoint but those that only answer the same to everybody: its calls, each with the status that each role receives. */
export const ROUTES: Readonly<Record<string, readonly Call[]>> = {
  '/api/[...path]': ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
    method,
    path: '/api/nowhere',
    params: { path: 'nowhere' },
    expected: all(404),
  })),
  // A code is only for its own account; this one has an address already.
  '/api/account/add-email': [
    call(
      'POST',
      '/api/account/add-email',
      { ...all(403), visitor: 401, user: 400 },
      { code: signToken('add-email', JSON.stringify({ uid: 'user', email: 'new@fans.example', until: 4e12 })) },
    ),
  ],
  '/api/account/calendar': [call('POST', '/api/account/calendar', USERS, { replaces: null })],
  '/api/account/email': [call('POST', '/api/account/email', USERS, { email: 'new@fans.example' })],
  '/api/account/link': [
    call('POST', '/api/account/link', EVERYBODY, {
      purpose: 'verify-email',
      code: signToken('verify-email', JSON.stringify({ uid: 'user', email: 'user@fans.example', until: 4e12 })),
    }),
  ],
  '/api/account/export': [call('GET', '/api/account/export', USERS)],
  '/api/account/password-changed': [call('POST', '/api/account/password-changed', USERS, {})],
  '/api/account/reset-mail': [call('POST', '/api/account/reset-mail', EVERYBODY, { email: 'someone@fans.example' })],
  // The id is no sign-in of theirs: 404 says that they may ask.
  '/api/account/sign-ins': [call('DELETE', '/api/account/sign-ins', { ...all(404), visitor: 401 }, { id: 'a'.repeat(64) })],
  '/api/account/verification-mail': [call('POST', '/api/account/verification-mail', USERS, {})],
  '/api/admin/bans': [call('GET', '/api/admin/bans', ADMINS), call('POST', '/api/admin/bans', ADMINS, { uid: 'troll' })],
  '/api/admin/comments/[id]': [
    { ...call('GET', `/api/admin/comments/${COMMENT}`, ADMINS), params: { id: COMMENT } },
    { ...call('POST', `/api/admin/comments/${COMMENT}`, ADMINS, { action: 'hide' }), params: { id: COMMENT } },
  ],
  '/api/admin/hidden': [call('GET', '/api/admin/hidden', ADMINS)],
  // This market was never opened.
  '/api/admin/markets': [
    call('GET', '/api/admin/markets', ADMINS),
    call(
      'POST',
      '/api/admin/markets',
      { ...ADMINS, admin: 404 },
      { id: 'act-of-one-try', market: '8-winner', act: 'suspend', reason: 'A test' },
    ),
  ],
  '/api/admin/reports': [call('GET', '/api/admin/reports', ADMINS)],
  // An unassigned secret: the session does not matter.
  '/api/calendar/mine/[file]': [
    { method: 'GET', path: `/api/calendar/mine/${'x'.repeat(32)}.ics`, params: { file: `${'x'.repeat(32)}.ics` }, expected: all(404) },
  ],
  '/api/clock': [call('GET', '/api/clock', EVERYBODY)],
  '/api/comments/[id]': [onComment('PATCH', '', { text: 'Changed' }, OWNER), onComment('DELETE', '', {}, OWNER)],
  // A banned user may take a like back.
  '/api/comments/[id]/like': [onComment('PUT', '/like', {}, WRITERS), onComment('DELETE', '/like', {}, { ...WRITERS, banned: 200 })],
  '/api/comments/[id]/report': [onComment('POST', '/report', { reason: 'spam' }, OTHERS)],
  '/api/comments': [
    call('GET', '/api/comments?url=/match/8', EVERYBODY),
    call('POST', '/api/comments', WRITERS, { id: 'a-new-comment', category: 'match', url: '/match/8', text: 'Text' }),
  ],
  '/api/comments/mine': [call('GET', '/api/comments/mine?url=/match/8', USERS)],
  '/api/contact': [call('POST', '/api/contact', EVERYBODY, { reason: 'needHelp', name: 'Ana', email: '', content: 'Words' })],
  // Of the type of a JSON body it takes none: browsers send reports in types of their own.
  '/api/csp-reports': [call('POST', '/api/csp-reports', all(415), {})],
  '/api/functions/[name]': [
    calledFunction('sendMail', { template: 'resetPassword', email: 'someone@fans.example' }, EVERYBODY),
    calledFunction('sendMail', { template: 'verifyEmail' }, USERS),
    calledFunction('unsubscribe', { token: signToken('unsubscribe', 'user') }, EVERYBODY),
    calledFunction('deleteUser', {}, USERS),
  ],
  '/api/alive': [call('GET', '/api/alive', EVERYBODY)],
  '/api/health': [call('GET', '/api/health', EVERYBODY)],
  '/api/me': [
    call('GET', '/api/me', USERS),
    call('PATCH', '/api/me', USERS, { spoilerFree: true }),
    // What others read is written by those who may write; what is taken away is taken away.
    call('PATCH', '/api/me', { ...USERS, banned: 403 }, { user: { summonerName: 'Ana', server: '', color: '' } }),
    call('PATCH', '/api/me', { ...USERS, banned: 403 }, { user: { summonerName: '', server: '', color: '#aa0000' } }),
    call('PATCH', '/api/me', USERS, { user: { summonerName: '', server: '', color: '' } }),
  ],
  '/api/notifications': [call('GET', '/api/notifications', USERS)],
  '/api/notifications/read': [call('POST', '/api/notifications/read', USERS, { ids: [], read: true })],
  '/api/page-view': [call('POST', '/api/page-view', all(204), { path: '/', locale: 'en' })],
  '/api/play': [call('GET', '/api/play', USERS)],
  '/api/play/journal': [call('GET', '/api/play/journal', USERS)],
  // The match runs, and no market of it was ever opened.
  '/api/play/bets': [
    call(
      'POST',
      '/api/play/bets',
      { ...all(404), visitor: 401, unverified: 403 },
      {
        id: 'bet-of-one-try',
        market: '8-winner',
        outcome: 'left',
        stake: 10,
        odds: 1.5,
      },
    ),
  ],
  '/api/play/look': [
    call('POST', '/api/play/look', USERS, { color: null, badge: null, frame: null }),
    // Nobody has bought it.
    call('POST', '/api/play/look', { ...all(409), visitor: 401, banned: 403 }, { color: LOOK, badge: null, frame: null }),
  ],
  '/api/play/profile': [call('POST', '/api/play/profile', USERS, { isPrivate: true })],
  // The store has no such item.
  '/api/play/purchases': [
    call('POST', '/api/play/purchases', { ...all(404), visitor: 401 }, { id: 'purchase-of-one-try', item: 'nothing' }),
  ],
  // There is no such quiz.
  '/api/play/quiz-answers': [
    call(
      'POST',
      '/api/play/quiz-answers',
      { ...all(404), visitor: 401, unverified: 403 },
      { id: 'answer-of-one-try', quiz: 'nobodys-quiz', question: 0, choice: 0 },
    ),
  ],
  '/api/play/quizzes': [call('GET', '/api/play/quizzes', USERS)],
  '/api/play/store': [call('GET', '/api/play/store', USERS)],
  '/api/play/pickem': [call('GET', '/api/play/pickem', USERS)],
  // No stage has this number.
  '/api/play/pickem/[id]': [
    { ...call('GET', '/api/play/pickem/9', { ...all(404), visitor: 401 }), params: { id: '9' } },
    {
      ...call(
        'PUT',
        '/api/play/pickem/9',
        { ...all(404), visitor: 401, unverified: 403 },
        { picks: { kind: 'bracket', winners: [] }, revision: 0 },
      ),
      params: { id: '9' },
    },
  ],
  // Nobody has picked there.
  '/api/play/pickem/[id]/share': [
    { ...call('PUT', '/api/play/pickem/9/share', { ...all(404), visitor: 401 }, { isShared: true }), params: { id: '9' } },
  ],
  '/api/play/leagues': [
    call('GET', '/api/play/leagues', USERS),
    // One id is one league: of the account that came first.
    call('POST', '/api/play/leagues', { ...WRITERS, owner: 404, admin: 404 }, { id: 'league-of-one-try', name: 'Friends' }),
  ],
  '/api/play/leagues/invited': [call('POST', '/api/play/leagues/invited', EVERYBODY, { code: 'x'.repeat(22) })],
  '/api/play/leagues/join': [
    call('POST', '/api/play/leagues/join', { ...all(404), visitor: 401, unverified: 403, banned: 403 }, { code: 'x'.repeat(22) }),
  ],
  '/api/play/leagues/[id]': [
    { ...call('GET', '/api/play/leagues/nobodys-league', { ...all(404), visitor: 401 }), params: { id: 'nobodys-league' } },
    {
      ...call('POST', '/api/play/leagues/nobodys-league', { ...all(404), visitor: 401 }, { act: 'leave' }),
      params: { id: 'nobodys-league' },
    },
    {
      ...call('POST', '/api/play/leagues/nobodys-league', { ...all(404), visitor: 401, banned: 403 }, { act: 'rename', name: 'Foes' }),
      params: { id: 'nobodys-league' },
    },
  ],
  '/api/play/leagues/[id]/reaction': [
    {
      ...call('PUT', '/api/play/leagues/nobodys-league/reaction', { ...all(404), visitor: 401 }, { on: 'week', emoji: null }),
      params: { id: 'nobodys-league' },
    },
    {
      ...call('PUT', '/api/play/leagues/nobodys-league/reaction', { ...all(404), visitor: 401, banned: 403 }, { on: 'week', emoji: '🔥' }),
      params: { id: 'nobodys-league' },
    },
  ],
  // No keys here: the site says that it does not push, to those who may ask.
  '/api/push': [
    call('GET', '/api/push', USERS),
    call('POST', '/api/push', { ...all(503), visitor: 401 }, SUBSCRIPTION),
    call('DELETE', '/api/push', USERS, { endpoint: SUBSCRIPTION.endpoint }),
  ],
  '/api/session': [call('POST', '/api/session', EVERYBODY, {}), call('DELETE', '/api/session', EVERYBODY, {})],
  '/api/unsubscribe': [call('POST', `/api/unsubscribe?token=${signToken('unsubscribe', 'user')}`, EVERYBODY, {})],
  '/api/player-votes/[matchId]/mine': [{ ...call('GET', '/api/player-votes/9/mine', EVERYBODY), params: { matchId: '9' } }],
  '/api/player-votes/[matchId]': (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
    ...call(
      method,
      '/api/player-votes/9',
      method === 'PUT' ? { ...EVERYBODY, banned: 403 } : EVERYBODY,
      method === 'GET' ? undefined : method === 'PUT' ? { player: 5 } : {},
    ),
    params: { matchId: '9' },
  })),
  '/api/votes/[matchId]/mine': [{ ...call('GET', '/api/votes/8/mine', EVERYBODY), params: { matchId: '8' } }],
  '/api/votes/[matchId]': (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
    ...call(
      method,
      '/api/votes/8',
      method === 'PUT' ? { ...EVERYBODY, banned: 403 } : EVERYBODY,
      method === 'GET' ? undefined : method === 'PUT' ? { side: 'left' } : {},
    ),
    params: { matchId: '8' },
  })),
};
/** Routes that do not go through `writes()`: reports of browsers, the links in mails (their token says all), and addresses without a route. */
export const OUTSIDE_WRITES = new Set(['/api/csp-reports', '/api/unsubscribe', '/api/[...path]']);
