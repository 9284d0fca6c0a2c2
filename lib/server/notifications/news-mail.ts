import type { NotificationEvent } from '../../domain/people/notifications';
import { paths } from '../../domain/page/paths';
import { localizedPath } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
import { unsubscribeLink, unsubscribePostLink } from '../account/unsubscribe';
import { mailBodies } from '../mail/mail-template';
import type { OutgoingMail } from '../mail/outgoing-mail';
import { callMatch, leagueName, moveKind, timeIn, type Reader } from './notification-texts';

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
  const site = t('site.title');
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
    lang: reader.locale,
    site,
    intro: t(`mail.${news}.intro`, { match: title, league: leagueName(match) }),
    facts: !hasTime ? [] : own === null ? [utc] : [own, utc],
    button: { text: t(play?.text ?? 'mail.start.button'), href: new URL(href, siteUrl).href },
    linkHint: t('mail.linkHint'),
    notes: [t(news === 'settled' ? 'mail.settled.why' : 'mail.start.why', { site })],
    links: [{ text: t('mail.start.unsubscribe'), href: unsubscribeLink(mails, uid, reader.locale) }],
  });
  return {
    to,
    subject: t(`mail.${news}.subject`, { match: title }),
    ...bodies,
    // RFC 2369 and RFC 8058: mail programs show a button of their own.
    headers: { 'List-Unsubscribe': `<${unsubscribePostLink(mails, uid)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
