import { paths } from '../../domain/page/paths';
import { type DueNotification, type NotificationEvent, notificationWays } from '../../domain/people/notifications';
import type { UserData } from '../../domain/people/user-data';
import { MINUTE_MS } from '../../domain/values/durations';
import { localizedPath } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
import { readAccounts } from '../../store/people/accounts';
import { readUserData } from '../../store/people/user-document';
import { mailRetries } from '../../store/work/retry-documents';
import { listUnsubscribe, unsubscribeLink } from '../account/unsubscribe';
import { errorFields, log } from '../logger';
import { mailFailure } from '../mail/mail-failure';
import { mailBodies } from '../mail/mail-template';
import type { OutgoingMail } from '../mail/outgoing-mail';
import type { sendMail } from '../mail/send-mail';
import { type Reader, callMatch, leagueName, moveKind, readerOf, timeIn } from './notification-texts';

type News = Pick<NotificationEvent, 'kind' | 'match'>;
type Subject = 'start' | 'lock' | 'settled' | ReturnType<typeof moveKind>;

function subjectOf({ kind, match }: News): Subject {
  if (kind === 'move') return moveKind(match);
  return kind === 'lock' || kind === 'settled' ? kind : 'start';
}

/** Where the button of a mail of the prediction game leads, and what it says. */
const BUTTONS = {
  lock: { text: 'play.predictions', path: ({ id }: News['match']) => paths.playOrder(id) },
  settled: { text: 'play.ownSettled', path: () => paths.playPredictions() },
} as const;

/** The mail that announces a match's start, that it was moved, put off or called off, that its predictions close, or that one is settled. Says nothing of scores, also where the match is running or over. */
export function newsMail(
  { kind, match }: News,
  { uid, to, reader, siteUrl }: { readonly uid: string; readonly to: string; readonly reader: Reader; readonly siteUrl: string },
): Omit<OutgoingMail, 'from'> {
  const t = translator(reader.locale);
  const { title, path } = callMatch(match, reader);
  const utc = timeIn('UTC', match.beginAt, 'full', reader);
  const own = reader.zone === null || reader.zone === 'UTC' ? null : timeIn(reader.zone, match.beginAt, 'full', reader);
  const news = subjectOf({ kind, match });
  // The time of a match that is off is the one that it does not begin at.
  const hasTime = news === 'start' || news === 'moved' || news === 'lock';
  const mails = kind === 'result' ? 'start' : kind;
  const play = news === 'lock' || news === 'settled' ? BUTTONS[news] : null;
  const href = play === null ? path : localizedPath(reader.locale, play.path(match));
  const bodies = mailBodies({
    locale: reader.locale,
    intro: t(`mail.${news}.intro`, { match: title, league: leagueName(match, t) }),
    facts: !hasTime ? [] : own === null ? [utc] : [own, utc],
    button: { text: t(play?.text ?? 'mail.start.button'), href: new URL(href, siteUrl).href },
    notes: [t(news === 'settled' ? 'mail.settled.why' : 'mail.start.why', { site: t('site.title') })],
    links: [{ text: t('mail.start.unsubscribe'), href: unsubscribeLink(mails, uid, reader.locale) }],
  });
  return {
    to,
    subject: t(`mail.${news}.subject`, { match: title }),
    ...bodies,
    headers: listUnsubscribe(mails, uid),
  };
}

/** What sending a mail needs. */
export type MailServices = { readonly mail: typeof sendMail; readonly siteUrl: string };

/** A service that says "later" means minutes; a start is of interest for a quarter of an hour. */
const WAITS_MS: readonly number[] = [MINUTE_MS, 3 * MINUTE_MS, 8 * MINUTE_MS];
const RETRIES_A_TURN = 200;

type Letter = {
  /** Any news but a result. */
  readonly due: DueNotification;
  readonly uid: string;
  readonly to: string;
  readonly data: UserData;
  readonly attempts: number;
};

/**
 * One try to mail a start, a move, a lock or a settled prediction. What surely did not leave is put aside for a later
 * turn, a few times; where that is not known it counts as sent. Never rejects.
 */
export async function mailNews(
  { due, uid, to, data, attempts }: Letter,
  { mail, siteUrl }: MailServices,
  now: number = Date.now(),
): Promise<void> {
  try {
    await mail(due.kind, newsMail(due, { uid, to, reader: readerOf(data), siteUrl }));
  } catch (error) {
    const { kind, match } = due;
    const failure = mailFailure(error);
    const wait = failure === 'later' ? WAITS_MS[attempts] : undefined;
    log().warn({ match: match.id, failure, again: wait !== undefined, ...errorFields(error) }, 'mail not sent');
    // The store's trouble with one mail must not stop others from getting theirs.
    if (wait !== undefined)
      await mailRetries
        .put({
          uid,
          kind: kind === 'result' ? 'start' : kind,
          matchId: match.id,
          attempts: attempts + 1,
          at: now + wait,
        })
        .catch((lost: unknown) => log().error({ match: match.id, ...errorFields(lost) }, 'mail not put aside'));
  }
}

/**
 * Tries again what did not leave, if it is still due and still wished for. Each
 * is taken out of the store before its try, so that a process that ends
 * meanwhile loses it rather than repeats it. `siteNow`: the site's clock; `now`: the real one; milliseconds since 1970.
 */
export async function retryMails(
  due: readonly DueNotification[],
  siteNow: number,
  services: MailServices,
  signal: AbortSignal,
  now: number = Date.now(),
): Promise<void> {
  for (const { path, value } of await mailRetries.due(now, RETRIES_A_TURN)) {
    signal.throwIfAborted();
    if (!(await mailRetries.take(path))) continue;
    const { uid, kind, matchId, attempts } = value;
    // A match that was put off, or began long ago, needs no mail.
    const events = due.filter((each) => each.kind === kind && each.match.id === matchId);
    if (events.length === 0) continue;
    const [data, accounts] = await Promise.all([readUserData(uid), readAccounts([uid])]);
    const account = accounts.get(uid);
    if (!account || account.disabled || account.email === null) continue;
    const wished = events.find((each) => notificationWays(each, data, account.emailVerified, siteNow)?.mail);
    if (wished) await mailNews({ due: wished, uid, to: account.email, data, attempts }, services, now);
  }
}
