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
type Route = {
  readonly calls: readonly Call[];
  /** Methods that answer the same to everyone and write nothing. */ readonly reads?: boolean;
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
const READS: Route = { calls: [], reads: true };
const SUBSCRIPTION = { endpoint: 'https://updates.push.services.mozilla.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

/** Every file of `pages/api`: its calls, each with the status that each role receives. */
export const ROUTES: Readonly<Record<string, Route>> = {
  '[...path].ts': {
    calls: ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
      method,
      path: '/api/nowhere',
      params: { path: 'nowhere' },
      expected: all(404),
    })),
  },
  // A code is only for its own account; this one has an address already.
  'account/add-email.ts': {
    calls: [
      call(
        'POST',
        '/api/account/add-email',
        { ...all(403), visitor: 401, user: 400 },
        { code: signToken('add-email', JSON.stringify({ uid: 'user', email: 'new@fans.example', until: 4e12 })) },
      ),
    ],
  },
  'account/calendar.ts': { calls: [call('POST', '/api/account/calendar', USERS, { replaces: null })] },
  'account/email.ts': { calls: [call('POST', '/api/account/email', USERS, { email: 'new@fans.example' })] },
  'account/link.ts': {
    calls: [
      call('POST', '/api/account/link', EVERYBODY, {
        purpose: 'verify-email',
        code: signToken('verify-email', JSON.stringify({ uid: 'user', email: 'user@fans.example', until: 4e12 })),
      }),
    ],
  },
  'account/export.ts': { calls: [call('GET', '/api/account/export', USERS)] },
  'account/password-changed.ts': { calls: [call('POST', '/api/account/password-changed', USERS, {})] },
  'account/reset-mail.ts': { calls: [call('POST', '/api/account/reset-mail', EVERYBODY, { email: 'someone@fans.example' })] },
  'account/verification-mail.ts': { calls: [call('POST', '/api/account/verification-mail', USERS, {})] },
  'admin/bans.ts': { calls: [call('GET', '/api/admin/bans', ADMINS), call('POST', '/api/admin/bans', ADMINS, { uid: 'troll' })] },
  'admin/comments/[id].ts': {
    calls: [
      { ...call('GET', `/api/admin/comments/${COMMENT}`, ADMINS), params: { id: COMMENT } },
      { ...call('POST', `/api/admin/comments/${COMMENT}`, ADMINS, { action: 'hide' }), params: { id: COMMENT } },
    ],
  },
  'admin/hidden.ts': { calls: [call('GET', '/api/admin/hidden', ADMINS)] },
  // This market was never opened.
  'admin/markets.ts': {
    calls: [
      call('GET', '/api/admin/markets', ADMINS),
      call(
        'POST',
        '/api/admin/markets',
        { ...ADMINS, admin: 404 },
        { id: 'act-of-one-try', market: '8-winner', act: 'suspend', reason: 'A test' },
      ),
    ],
  },
  'admin/reports.ts': { calls: [call('GET', '/api/admin/reports', ADMINS)] },
  'calendar/[kind]/[file].ts': READS,
  // An unassigned secret: the session does not matter.
  'calendar/mine/[file].ts': {
    calls: [
      { method: 'GET', path: `/api/calendar/mine/${'x'.repeat(32)}.ics`, params: { file: `${'x'.repeat(32)}.ics` }, expected: all(404) },
    ],
  },
  'champion/[id].ts': READS,
  'client-config.ts': READS,
  'clock.ts': READS,
  'comments/[id]/index.ts': { calls: [onComment('PATCH', '', { text: 'Changed' }, OWNER), onComment('DELETE', '', {}, OWNER)] },
  // Whoever was banned may take a like back.
  'comments/[id]/like.ts': {
    calls: [onComment('PUT', '/like', {}, WRITERS), onComment('DELETE', '/like', {}, { ...WRITERS, banned: 200 })],
  },
  'comments/[id]/report.ts': { calls: [onComment('POST', '/report', { reason: 'spam' }, OTHERS)] },
  'comments/index.ts': {
    calls: [
      call('GET', '/api/comments?url=/match/8', EVERYBODY),
      call('POST', '/api/comments', WRITERS, { id: 'a-new-comment', category: 'match', url: '/match/8', text: 'Text' }),
    ],
  },
  'comments/mine.ts': { calls: [call('GET', '/api/comments/mine?url=/match/8', USERS)] },
  'contact.ts': { calls: [call('POST', '/api/contact', EVERYBODY, { reason: 'needHelp', name: 'Ana', email: '', content: 'Words' })] },
  // Of the type of a JSON body it takes none: browsers send reports in types of their own.
  'csp-reports.ts': { calls: [call('POST', '/api/csp-reports', all(415), {})] },
  'following.ts': READS,
  'functions/[name].ts': {
    calls: [
      calledFunction('sendMail', { template: 'resetPassword', email: 'someone@fans.example' }, EVERYBODY),
      calledFunction('sendMail', { template: 'verifyEmail' }, USERS),
      calledFunction('unsubscribe', { token: signToken('unsubscribe', 'user') }, EVERYBODY),
      calledFunction('deleteUser', {}, USERS),
    ],
  },
  'compare.ts': READS,
  'digest/[id].ts': READS,
  'embed/[kind]/[id].ts': READS,
  'catch-up.ts': READS,
  'feed/[file].ts': READS,
  'home.ts': READS,
  'sitemap/[file].ts': READS,
  'head-to-head.ts': READS,
  'alive.ts': READS,
  'health.ts': READS,
  'league/[id].ts': READS,
  'leagues.ts': READS,
  'live.ts': READS,
  'match/[id].ts': READS,
  'me.ts': {
    calls: [
      call('GET', '/api/me', USERS),
      call('PATCH', '/api/me', USERS, { spoilerFree: true }),
      // What others read is written by those who may write; what is taken away is taken away.
      call('PATCH', '/api/me', { ...USERS, banned: 403 }, { user: { summonerName: 'Ana', server: '', color: '' } }),
      call('PATCH', '/api/me', { ...USERS, banned: 403 }, { user: { summonerName: '', server: '', color: '#aa0000' } }),
      call('PATCH', '/api/me', USERS, { user: { summonerName: '', server: '', color: '' } }),
    ],
  },
  'news.ts': READS,
  'notifications/index.ts': { calls: [call('GET', '/api/notifications', USERS)] },
  'notifications/read.ts': { calls: [call('POST', '/api/notifications/read', USERS, { ids: [], read: true })] },
  'page-view.ts': { calls: [call('POST', '/api/page-view', all(204), { path: '/', locale: 'en' })] },
  'openapi.ts': READS,
  'patches.ts': READS,
  'rankings.ts': READS,
  'play/index.ts': { calls: [call('GET', '/api/play', USERS)] },
  'play/journal.ts': { calls: [call('GET', '/api/play/journal', USERS)] },
  'play/markets.ts': { calls: [call('GET', '/api/play/markets?match=8', USERS)] },
  // The match runs, and no market of it was ever opened.
  'play/bets.ts': {
    calls: [
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
  },
  'play/look.ts': {
    calls: [
      call('POST', '/api/play/look', USERS, { color: null, badge: null, frame: null }),
      // Nobody has bought it.
      call('POST', '/api/play/look', { ...all(409), visitor: 401, banned: 403 }, { color: LOOK, badge: null, frame: null }),
    ],
  },
  'play/profile.ts': { calls: [call('POST', '/api/play/profile', USERS, { isPrivate: true })] },
  // The store has no such item.
  'play/purchases.ts': {
    calls: [call('POST', '/api/play/purchases', { ...all(404), visitor: 401 }, { id: 'purchase-of-one-try', item: 'nothing' })],
  },
  // There is no such quiz.
  'play/quiz-answers.ts': {
    calls: [
      call(
        'POST',
        '/api/play/quiz-answers',
        { ...all(404), visitor: 401, unverified: 403 },
        { id: 'answer-of-one-try', quiz: 'nobodys-quiz', question: 0, choice: 0 },
      ),
    ],
  },
  'play/quizzes.ts': { calls: [call('GET', '/api/play/quizzes', USERS)] },
  'play/store.ts': { calls: [call('GET', '/api/play/store', USERS)] },
  'play/pickem/index.ts': { calls: [call('GET', '/api/play/pickem', USERS)] },
  // No stage has this number.
  'play/pickem/[id].ts': {
    calls: [
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
  },
  'play/leagues/index.ts': {
    calls: [
      call('GET', '/api/play/leagues', USERS),
      // One id is one league: of whoever came first.
      call('POST', '/api/play/leagues', { ...WRITERS, owner: 404, admin: 404 }, { id: 'league-of-one-try', name: 'Friends' }),
    ],
  },
  'play/leagues/invited.ts': { calls: [call('POST', '/api/play/leagues/invited', EVERYBODY, { code: 'x'.repeat(22) })] },
  'play/leagues/join.ts': {
    calls: [call('POST', '/api/play/leagues/join', { ...all(404), visitor: 401, unverified: 403, banned: 403 }, { code: 'x'.repeat(22) })],
  },
  'play/leagues/[id]/index.ts': {
    calls: [
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
  },
  'play/leagues/[id]/reaction.ts': {
    calls: [
      {
        ...call('PUT', '/api/play/leagues/nobodys-league/reaction', { ...all(404), visitor: 401 }, { on: 'week', emoji: null }),
        params: { id: 'nobodys-league' },
      },
      {
        ...call(
          'PUT',
          '/api/play/leagues/nobodys-league/reaction',
          { ...all(404), visitor: 401, banned: 403 },
          { on: 'week', emoji: '🔥' },
        ),
        params: { id: 'nobodys-league' },
      },
    ],
  },
  'player/[id].ts': READS,
  // No keys here: the site says that it does not push, to those who may ask.
  'push.ts': {
    calls: [
      call('GET', '/api/push', USERS),
      call('POST', '/api/push', { ...all(503), visitor: 401 }, SUBSCRIPTION),
      call('DELETE', '/api/push', USERS, { endpoint: SUBSCRIPTION.endpoint }),
    ],
  },
  'search.ts': READS,
  'serie/[id].ts': READS,
  'series.ts': READS,
  'session.ts': { calls: [call('POST', '/api/session', EVERYBODY, {}), call('DELETE', '/api/session', EVERYBODY, {})] },
  'standings/[tournamentId].ts': READS,
  'stats/csv.ts': READS,
  'stats/index.ts': READS,
  'team/[id].ts': READS,
  'tournament/[id].ts': READS,
  'tournaments.ts': READS,
  'unsubscribe.ts': { calls: [call('POST', `/api/unsubscribe?token=${signToken('unsubscribe', 'user')}`, EVERYBODY, {})] },
  'videos.ts': READS,
  'player-votes/[matchId]/mine.ts': { calls: [{ ...call('GET', '/api/player-votes/9/mine', EVERYBODY), params: { matchId: '9' } }] },
  'player-votes/[matchId]/index.ts': {
    calls: (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      ...call(
        method,
        '/api/player-votes/9',
        method === 'PUT' ? { ...EVERYBODY, banned: 403 } : EVERYBODY,
        method === 'GET' ? undefined : method === 'PUT' ? { player: 5 } : {},
      ),
      params: { matchId: '9' },
    })),
  },
  'votes/[matchId]/mine.ts': { calls: [{ ...call('GET', '/api/votes/8/mine', EVERYBODY), params: { matchId: '8' } }] },
  'votes/[matchId]/index.ts': {
    calls: (['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      ...call(
        method,
        '/api/votes/8',
        method === 'PUT' ? { ...EVERYBODY, banned: 403 } : EVERYBODY,
        method === 'GET' ? undefined : method === 'PUT' ? { side: 'left' } : {},
      ),
      params: { matchId: '8' },
    })),
  },
  'week.ts': READS,
};
/** Writes that anybody's mail program makes: their token says all. */
export const BY_TOKEN = new Set(['csp-reports.ts', 'unsubscribe.ts', '[...path].ts']);
