import { createHash } from 'node:crypto';
import { commentPage } from '../../../lib/domain/people/comments/comment-page';
import { signToken } from '../../../lib/server/session/signed-token';
import { marketIn, openBook, type Book } from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import type { Match } from '../../../lib/domain/match/match';
import { gamesDocuments } from '../../../lib/store/models/game-document';
import { finishedGame } from '../../../tests/support/game-fixture';
import { setBanned, moderateComment } from '../../../lib/store/people/comment-moderation';
import { addComment, likeComment } from '../../../lib/store/people/comment-writes';
import { firestore } from '../../../lib/store/core/firestore';
import { matchDocuments } from '../../../lib/store/models/match-document';
import { claimNotification } from '../../../lib/store/people/notification-document';
import { saveSubscription } from '../../../lib/store/people/push-document';
import { reportComment } from '../../../lib/store/people/report-document';
import { ensureUserData, markUserDeleted, updateUserData } from '../../../lib/store/people/user-document';
import { changeBook } from '../../../lib/store/play/book-document';
import { openLedger } from '../../../lib/store/play/ledger-store';
import { castPlayerVote, castVote } from '../../../lib/store/people/vote-document';
import { addressOf, send, tokenOf, type Person, type Sent } from './crash-stage';

/**
 * Every way in which somebody writes, each with what must be there before. All
 * that one of them reads and writes carries its mark, seven digits, so that many
 * can be under way at once.
 */
export type Act = {
  readonly name: string;
  /** What is there before; people are made for every act. */
  readonly before?: (mark: string) => Promise<unknown>;
  readonly send: (site: string, mark: string) => Promise<Sent>;
  /** What its writes carry in place of the mark. */
  readonly alias?: (mark: string) => string;
  /** It only sends something. */
  readonly storesNothing?: boolean;
  /** Who asks again gets another mail. */
  readonly mailsAgain?: boolean;
  /** Its transaction asks a collection. */
  readonly alone?: boolean;
};

export const author = (mark: string) => `u${mark}a`;
export const other = (mark: string) => `u${mark}b`;
const admin = (mark: string) => `u${mark}m`;
const newcomer = (mark: string) => `u${mark}n`;

/** Who is there in every act. */
export const peopleOf = (mark: string): Person[] => [
  { uid: author(mark) },
  { uid: other(mark) },
  { uid: admin(mark), admin: true },
  { uid: newcomer(mark), verified: false },
];

const AT = '2026-11-21T12:00:00.000Z';
const id = (mark: string, which: string) => `c${mark}-${which}`;
const pathOf = (mark: string, which: string) => `/api/comments/${id(mark, which)}`;

async function plant(match: Match): Promise<void> {
  const form = (teamId: number) => ({ teamId, matches: [] });
  const fields = matchDocuments.encode({
    match,
    form: { left: form(77), right: form(1) },
    headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
  });
  await firestore('main').doc(matchDocuments.address(match.id).path).set(fields);
}

/** The match of every act, soon to begin. */
export async function plantMatch(mark: string): Promise<void> {
  await plant(notStartedMatch({ id: Number(mark), beginAt: new Date(Date.now() + 86_400_000).toISOString() }));
}

/** The same match, over, with its players. */
async function endMatch(mark: string): Promise<void> {
  const endAt = new Date(Date.now() - 3_600_000).toISOString();
  await plant(finishedMatch({ id: Number(mark), endAt }));
  const fields = gamesDocuments.encode({ matchId: Number(mark), games: [finishedGame()], champions: [] });
  await firestore('games')
    .doc(gamesDocuments.address(Number(mark)).path)
    .set(fields);
}

async function comment(mark: string, which: string, uid = author(mark), parent: string | null = null): Promise<void> {
  const page = commentPage('match', Number(mark));
  if (page === null) throw new Error('no page');
  // Written just now: it may still be changed.
  const createdAt = new Date().toISOString();
  const parentId = parent === null ? null : id(mark, parent);
  await addComment({ id: id(mark, which), page, parentId, uid, name: 'Somebody', admin: false, text: `Text of ${which}`, createdAt });
}

/** A comment of the author's with everything on it that counts. */
export async function thread(mark: string): Promise<void> {
  await comment(mark, 'root');
  await comment(mark, 'below', other(mark), 'root');
  await comment(mark, 'answer', author(mark), 'root');
  await comment(mark, 'others', other(mark));
  await likeComment(id(mark, 'root'), { uid: other(mark), liked: true });
  await likeComment(id(mark, 'others'), { uid: author(mark), liked: true });
  await reportComment(id(mark, 'root'), { uid: other(mark), reason: 'spam', note: '', at: AT });
}

const device = (mark: string, which: string) => ({
  endpoint: `https://push.example/${mark}/${which}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

const write = (
  method: string,
  path: (mark: string) => string,
  body: (mark: string) => unknown = () => ({}),
  by: ((mark: string) => string) | null = author,
) => ({
  send: (site: string, mark: string) => send(site, method, path(mark), { uid: by?.(mark), body: body(mark) }),
});
const moderated = (action: string) =>
  write(
    'POST',
    (mark) => `/api/admin/comments/${id(mark, 'root')}`,
    () => ({ action }),
    admin,
  );
const patched = (body: unknown) =>
  write(
    'PATCH',
    () => '/api/me',
    () => body,
  );
const calls = (name: string, data: (mark: string) => unknown, by: ((mark: string) => string) | null = author) =>
  write(
    'POST',
    () => `/api/functions/${name}`,
    (mark) => ({ data: data(mark) }),
    by,
  );
const votes = (method: string, body: (mark: string) => unknown, by: ((mark: string) => string) | null = author) =>
  write(method, (mark) => `/api/votes/${mark}`, body, by);
const asUser = (mark: string) => ({ id: `user-${author(mark)}`, uid: author(mark), formerIds: [] });
const visitorOf = (mark: string) => mark.padStart(32, '0');
const asFormerVisitor = (mark: string) => ({ id: `visitor-${visitorOf(mark)}`, uid: null, formerIds: [] });

const begins = (site: string, mark: string) =>
  send(site, 'POST', '/api/session', { headers: { authorization: `Bearer ${tokenOf(author(mark))}` }, body: {} });

/** A market's odds that do not move, whenever they are looked at. */
const bookOf = (mark: string): Book => {
  const beginAt = new Date(Date.now() + 86_400_000).toISOString();
  const book = openBook(notStartedMatch({ id: Number(mark), beginAt, chance: { left: 0.6, right: 0.4 } }), Date.now(), false);
  if (book === null) throw new Error('no markets');
  return { ...book, pricedAt: Date.now() + 86_400_000, checkAt: null };
};
/** The prediction game is on, and the match of an act has markets. */
async function openGame(mark: string): Promise<void> {
  const book = bookOf(mark);
  await plant(notStartedMatch({ id: Number(mark), beginAt: new Date(book.closesAt).toISOString() }));
  await changeBook(Number(mark), () => book);
}
const places = (stake: number) =>
  write(
    'POST',
    () => '/api/play/bets',
    (mark) => {
      const [outcome] = marketIn(bookOf(mark), 'winner')?.outcomes ?? [];
      return { id: `bet-${mark}`, market: `${mark}-winner`, outcome: outcome?.id, stake, odds: oddsOf(outcome?.chance ?? 1) };
    },
  );
const buys = write(
  'POST',
  () => '/api/play/purchases',
  (mark) => ({ id: `purchase-${mark}`, item: 'badge-target' }),
);

export const ACTS: readonly Act[] = [
  {
    name: 'a comment',
    ...write(
      'POST',
      () => '/api/comments',
      (mark) => ({ id: id(mark, 'new'), category: 'match', url: `/match/${mark}`, text: 'Text' }),
    ),
  },
  {
    name: 'a reply',
    before: (mark) => comment(mark, 'root'),
    ...write(
      'POST',
      () => '/api/comments',
      (mark) => ({ id: id(mark, 'new'), category: 'match', url: `/match/${mark}`, text: 'Text', parentId: id(mark, 'root') }),
      other,
    ),
  },
  {
    name: 'an edit',
    before: thread,
    ...write(
      'PATCH',
      (mark) => pathOf(mark, 'root'),
      () => ({ text: 'Better' }),
    ),
  },
  { name: 'a deletion', before: thread, ...write('DELETE', (mark) => pathOf(mark, 'root')) },
  { name: 'a deletion of a reply', before: thread, ...write('DELETE', (mark) => pathOf(mark, 'answer')) },
  { name: 'a like', before: thread, ...write('PUT', (mark) => `${pathOf(mark, 'root')}/like`) },
  { name: 'a like taken back', before: thread, ...write('DELETE', (mark) => `${pathOf(mark, 'others')}/like`) },
  {
    name: 'a report',
    before: thread,
    ...write(
      'POST',
      (mark) => `${pathOf(mark, 'others')}/report`,
      () => ({ reason: 'abuse', note: 'Words' }),
    ),
  },
  { name: 'hiding', before: thread, ...moderated('hide') },
  { name: 'restoring', before: (mark) => thread(mark).then(() => moderateComment(id(mark, 'root'), 'hide', AT)), ...moderated('restore') },
  { name: 'dismissing', before: thread, ...moderated('dismiss') },
  {
    name: 'a ban',
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), name: 'Somebody' }),
      admin,
    ),
  },
  {
    name: 'a ban taken back',
    before: (mark) => setBanned(author(mark), { banned: true, name: 'Somebody', by: admin(mark), at: AT }),
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), banned: false }),
      admin,
    ),
  },
  {
    name: 'a ban with all that was written',
    before: thread,
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), name: 'Somebody', erase: true }),
      admin,
    ),
  },
  {
    name: 'follows',
    before: (mark) => updateUserData(author(mark), { leaguesOrder: [1, 2] }),
    ...patched({ leaguesOrder: [2, 3], base: { leaguesOrder: [1, 2] }, followingTeams: [7] }),
  },
  {
    name: 'a profile, which follows into all that was written',
    before: thread,
    ...patched({ user: { summonerName: 'Ana', server: 'euw', color: '#336699' } }),
  },
  {
    name: 'followed players and matches',
    before: (mark) => updateUserData(author(mark), { followingMatches: [1, 2] }),
    ...patched({ followingMatches: [2, 3], base: { followingMatches: [1, 2] }, followingPlayers: [7] }),
  },
  { name: 'switches of notifications', ...patched({ notifyEmail: true, notifyMobile: true, notifyMatchResult: true }) },
  {
    name: 'rules of notifications',
    before: (mark) =>
      updateUserData(author(mark), { notifyRules: { 'team:1': { start: true, reschedule: false, result: false, minutes: 5 } } }),
    ...patched({
      notifyRules: { 'team:1': null, 'league:2': { start: true, reschedule: true, result: true, minutes: 30 } },
      quietHours: { from: 1380, to: 480 },
    }),
  },
  { name: 'a prediction, the first visit to the game', before: openGame, ...places(100) },
  {
    name: 'a prediction beside others',
    before: async (mark) => {
      await openGame(mark);
      const [, outcome] = marketIn(bookOf(mark), 'winner')?.outcomes ?? [];
      const asked = {
        id: `earlier-${mark}`,
        uid: author(mark),
        matchId: Number(mark),
        kind: 'winner',
        outcome: outcome?.id ?? '',
      } as const;
      await openLedger().place({ ...asked, stake: 50, odds: oddsOf(outcome?.chance ?? 1) }, Date.now());
    },
    ...places(200),
  },
  { name: 'a purchase, the first visit to the game', ...buys },
  { name: 'a purchase', before: (mark) => openLedger().openAccount(author(mark), 'Somebody', Date.now()), ...buys },
  { name: 'a vote', ...votes('PUT', () => ({ side: 'left' })) },
  {
    name: 'a vote for the other side',
    before: (mark) => castVote(Number(mark), asUser(mark), 'left', AT),
    ...votes('PUT', () => ({ side: 'right' })),
  },
  { name: 'a vote taken back', before: (mark) => castVote(Number(mark), asUser(mark), 'left', AT), ...votes('DELETE', () => ({})) },
  { name: 'the first vote of a visitor', ...votes('PUT', (mark) => ({ side: 'left', visitor: visitorOf(mark) }), null) },
  {
    name: 'the vote of a visitor who has signed in',
    before: (mark) => castVote(Number(mark), asFormerVisitor(mark), 'left', AT),
    send: (site, mark) =>
      send(site, 'PUT', `/api/votes/${mark}`, {
        uid: author(mark),
        body: { side: 'right' },
        headers: { cookie: `visitor=${signToken('visitor', visitorOf(mark))}` },
      }),
  },
  {
    name: 'a vote for a player',
    before: endMatch,
    ...write(
      'PUT',
      (mark) => `/api/player-votes/${mark}`,
      () => ({ player: 5 }),
    ),
  },
  {
    name: 'a vote for another player',
    before: async (mark) => {
      await endMatch(mark);
      await castPlayerVote(Number(mark), asUser(mark), 5, AT);
    },
    ...write(
      'PUT',
      (mark) => `/api/player-votes/${mark}`,
      () => ({ player: 12 }),
    ),
  },
  {
    name: 'a notification that was read',
    before: (mark) =>
      claimNotification(
        author(mark),
        { id: `start-${mark}-1`, kind: 'start', match: notStartedMatch({ id: Number(mark) }) },
        Date.parse(AT),
      ),
    ...write(
      'POST',
      () => '/api/notifications/read',
      (mark) => ({ ids: [`start-${mark}-1`], read: true }),
    ),
  },
  {
    name: 'a device, the eleventh and somebody else’s before',
    alone: true,
    before: async (mark) => {
      for (let index = 0; index < 10; index += 1) await saveSubscription(author(mark), device(mark, `old${index}`), index);
      await saveSubscription(other(mark), device(mark, 'this'), 1);
    },
    ...write(
      'POST',
      () => '/api/push',
      (mark) => device(mark, 'this'),
    ),
  },
  {
    name: 'a device taken back',
    alias: (mark) => createHash('sha256').update(device(mark, 'this').endpoint).digest('hex'),
    before: (mark) => saveSubscription(author(mark), device(mark, 'this'), 1),
    ...write(
      'DELETE',
      () => '/api/push',
      (mark) => ({ endpoint: device(mark, 'this').endpoint }),
    ),
  },
  {
    name: 'a click that ends mails',
    before: (mark) => updateUserData(author(mark), { notifyEmail: true }),
    ...write(
      'POST',
      (mark) => `/api/unsubscribe?token=${signToken('unsubscribe', author(mark))}`,
      () => ({}),
      null,
    ),
  },
  {
    name: 'the function unsubscribe',
    before: (mark) => updateUserData(author(mark), { notifyEmail: true }),
    ...calls('unsubscribe', (mark) => ({ token: signToken('unsubscribe', author(mark)) }), null),
  },
  {
    name: 'the function sendMail',
    storesNothing: true,
    mailsAgain: true,
    ...calls('sendMail', (mark) => ({ template: 'resetPassword', email: addressOf(author(mark)) }), null),
  },
  {
    name: 'the function deleteUser',
    before: (mark) => updateUserData(author(mark), { spoilerFree: true }),
    ...calls('deleteUser', () => ({ locale: 'ko' })),
  },
  {
    name: 'a return',
    before: async (mark) => {
      await ensureUserData(author(mark), Date.parse(AT));
      await markUserDeleted(author(mark), new Date(Date.now() - 3_600_000).toISOString());
    },
    send: begins,
  },
  { name: 'a first session', send: begins },
  {
    name: 'the end of all sessions',
    storesNothing: true,
    ...write(
      'DELETE',
      () => '/api/session',
      () => ({ everywhere: true }),
    ),
  },
  {
    name: 'a mail to a new address',
    storesNothing: true,
    mailsAgain: true,
    ...write(
      'POST',
      () => '/api/account/email',
      (mark) => ({ email: `new${mark}@fans.example` }),
    ),
  },
  {
    name: 'a mail that verifies',
    storesNothing: true,
    mailsAgain: true,
    ...write(
      'POST',
      () => '/api/account/verification-mail',
      () => ({}),
      newcomer,
    ),
  },
  {
    name: 'a mail for a new password',
    storesNothing: true,
    mailsAgain: true,
    ...write(
      'POST',
      () => '/api/account/reset-mail',
      (mark) => ({ email: addressOf(author(mark)) }),
      null,
    ),
  },
  {
    name: 'a contact message',
    storesNothing: true,
    ...write(
      'POST',
      () => '/api/contact',
      (mark) => ({ id: `contact-${mark}`, reason: 'needHelp', name: 'Ana', email: addressOf(author(mark)), content: `Words ${mark}` }),
      null,
    ),
  },
];
