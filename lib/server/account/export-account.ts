import { journalEntries, shownBet } from '../../domain/play/play-answer';
import { readBan } from '../../store/people/comment-document';
import { commentsOf, likesOf } from '../../store/people/comment-erasure';
import { signInsOf } from '../../store/people/sign-in-document';
import { readNotifications } from '../../store/people/notification-document';
import { subscriptionsOf } from '../../store/people/push-document';
import { reportsOf } from '../../store/people/report-document';
import { votesOf } from '../../store/people/vote-document';
import { isProjectNamed } from '../../store/core/project-ids';
import { betsOf, readJournal } from '../../store/play/ledger-store';
import { answersOf } from '../../store/play/quiz-store';
import { purchasesOf } from '../../store/play/shop-store';
import { entriesOf } from '../../store/play/pickem-document';
import { leaguesOf } from '../../store/play/play-league-document';
import { playLeagueEntry } from '../play/league-pages';
import { ownPickem } from '../play/pickem-stages';
import type { ApiHandler } from '../api/api-route';
import { consumeRate } from '../api/rate-limit';
import { demandSession } from '../session/session';
import { currentUser } from './me-route';

const LIMIT = { points: 10, seconds: 3600 };

const ROWS = 5_000;

/** The prediction game's part: bets and journal, the newest first; what was bought and answered; picks of stages and private leagues. */
async function playExport(uid: string) {
  if (!isProjectNamed('play')) return { bets: [], journal: [], purchases: [], quizzes: [], pickem: [], leagues: [] };
  const [bets, rows, purchases, quizzes, entries, leagues] = await Promise.all([
    betsOf(uid, ROWS),
    readJournal(uid, ROWS),
    purchasesOf(uid, ROWS),
    answersOf(uid, ROWS),
    entriesOf(uid, ROWS),
    leaguesOf(uid),
  ]);
  return {
    bets: bets.map(shownBet),
    journal: journalEntries(rows),
    purchases,
    quizzes,
    pickem: entries.map((entry) => ({ ...ownPickem(entry), tournamentId: entry.tournamentId })),
    leagues: leagues.map((league) => playLeagueEntry(league, uid)),
  };
}

/** The account and everything it has written on the site as JSON, for its owner only: the same that `deleteUsersForGood` deletes. Instants are ISO. */
export const exportAccount: ApiHandler = async (request) => {
  const session = await demandSession(request, 'user');
  await consumeRate(`export:${session.uid}`, LIMIT);
  const { uid } = session;
  const [{ user, data }, comments, likes, reports, { votes, playerVotes }, notifications, subscriptions, signIns, ban, play] =
    await Promise.all([
      currentUser(session),
      commentsOf(uid),
      likesOf(uid),
      reportsOf(uid),
      votesOf(uid),
      readNotifications(uid),
      subscriptionsOf([uid]),
      signInsOf(uid),
      readBan(uid),
      playExport(uid),
    ]);
  const body = {
    exportedAt: new Date().toISOString(),
    user,
    data,
    comments,
    // Ids of the comments they like, and the keys of their pages.
    likes,
    reports,
    votes,
    playerVotes,
    notifications,
    // Browsers that show web push: whose service delivers, and since when. The full address and the keys would let others write to them.
    devices: subscriptions.map(({ endpoint, at }) => ({ service: new URL(endpoint).host, since: new Date(at).toISOString() })),
    signIns: signIns.map(({ browser, system, signedInAt, seenAt }) => ({
      browser,
      system,
      since: new Date(signedInAt).toISOString(),
      seen: new Date(seenAt).toISOString(),
    })),
    play,
    // When the user was banned from writing; null if not.
    ban: ban && { since: ban.at },
  };
  return { body };
};
