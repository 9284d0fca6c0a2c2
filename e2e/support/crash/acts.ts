import { createHash } from 'node:crypto';
import { signToken } from '../../../lib/server/session/signed-token';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { gamesDocuments } from '../../../lib/store/models/match-documents';
import { finishedGame } from '../../../tests/support/game-fixture';
import { firestore } from '../../../lib/store/core/firestore';
import { claimNotification } from '../../../lib/store/people/notification-document';
import { saveSubscription } from '../../../lib/store/people/push-document';
import { ensureUserData, markUserDeleted, updateUserData } from '../../../lib/store/people/user-document';
import { castPlayerVote, castVote } from '../../../lib/store/people/vote-document';
import { addressOf, send, tokenOf } from './crash-rig';
import { AT, author, newcomer, other, plant, write, type Act } from './act';
import { COMMENT_ACTS, thread } from './comment-acts';
import { PLAY_ACTS } from './play-acts';

/** The same match, over, with its players. */
async function endMatch(mark: string): Promise<void> {
  const endAt = new Date(Date.now() - 3_600_000).toISOString();
  await plant(finishedMatch({ id: Number(mark), endAt }));
  const fields = gamesDocuments.encode({ matchId: Number(mark), games: [finishedGame()], champions: [] });
  await firestore('games')
    .doc(gamesDocuments.address(Number(mark)).path)
    .set(fields);
}

const device = (mark: string, which: string) => ({
  endpoint: `https://no-machine-of-theirs.notify.windows.com/${mark}/${which}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});
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

const tokens = new Map<string, string>();
/** A repeated request carries the token of the first: a token of another second would be another sign-in. */
const begins = (site: string, mark: string) => {
  const token = tokens.get(mark) ?? tokenOf(author(mark));
  tokens.set(mark, token);
  return send(site, 'POST', '/api/session', { headers: { authorization: `Bearer ${token}` }, body: {} });
};

/** Every act. */
export const ACTS: readonly Act[] = [
  ...COMMENT_ACTS,
  ...PLAY_ACTS,
  {
    name: 'follows',
    before: (mark) => updateUserData(author(mark), { leaguesOrder: [1, 2] }),
    ...patched({ changes: { leaguesOrder: { add: [3], remove: [1] }, followingTeams: { add: [7] } } }),
  },
  {
    name: 'a profile, which follows into all that was written',
    before: thread,
    ...patched({ user: { summonerName: 'Ana', server: 'euw', color: '#336699' } }),
  },
  {
    name: 'followed players and matches',
    before: (mark) => updateUserData(author(mark), { followingMatches: [1, 2] }),
    ...patched({ id: 'a-device-s-change', changes: { followingMatches: { add: [3], remove: [1] }, followingPlayers: { add: [7] } } }),
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
