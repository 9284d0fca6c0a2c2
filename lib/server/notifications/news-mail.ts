import type { NotificationEvent } from '../../domain/people/notifications';
import { translator } from '../../i18n/message-registry';
import { unsubscribeLink, unsubscribePostLink } from '../account/unsubscribe';
import { mailBodies } from '../mail/mail-template';
import type { OutgoingMail } from '../mail/outgoing-mail';
import { callMatch, leagueName, moveKind, timeIn, type Reader } from './notification-texts';

/** The mail that announces a match's start, or that it was moved, put off or called off. Says nothing of scores, also where the match runs already. */
export function newsMail(
  { kind, match }: Pick<NotificationEvent, 'kind' | 'match'>,
  { uid, to, reader, siteUrl }: { readonly uid: string; readonly to: string; readonly reader: Reader; readonly siteUrl: string },
): Omit<OutgoingMail, 'from'> {
  const t = translator(reader.locale);
  const site = t('site.title');
  const { title, path } = callMatch(match, reader);
  const utc = timeIn('UTC', match.beginAt, 'full', reader);
  const own = reader.zone === null || reader.zone === 'UTC' ? null : timeIn(reader.zone, match.beginAt, 'full', reader);
  const news = kind === 'move' ? moveKind(match) : 'start';
  const isOff = news === 'postponed' || news === 'canceled';
  const bodies = mailBodies({
    lang: reader.locale,
    site,
    intro: t(`mail.${news}.intro`, { match: title, league: leagueName(match) }),
    // The time of a match that is off is the one that it does not begin at.
    facts: isOff ? [] : own === null ? [utc] : [own, utc],
    button: { text: t('mail.start.button'), href: new URL(path, siteUrl).href },
    linkHint: t('mail.linkHint'),
    notes: [t('mail.start.why', { site })],
    links: [{ text: t('mail.start.unsubscribe'), href: unsubscribeLink(uid, reader.locale) }],
  });
  return {
    to,
    subject: t(`mail.${news}.subject`, { match: title }),
    ...bodies,
    // RFC 2369 and RFC 8058: mail programs show a button of their own.
    headers: { 'List-Unsubscribe': `<${unsubscribePostLink(uid)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
