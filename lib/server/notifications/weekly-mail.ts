import { labelledText } from '../../domain/text/list-text';
import { digestPath } from '../../domain/news/news-address';
import type { DigestDocument } from '../../domain/news/digest';
import { paths } from '../../domain/page/paths';
import type { WeeklyDigest } from '../../domain/people/weekly-digest';
import { coverOf, headlineOf } from '../../i18n/digest-headline';
import { siteHref } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import { listUnsubscribe, unsubscribeLink } from '../account/unsubscribe';
import { mailBodies, type MailSection } from '../mail/mail-template';
import type { OutgoingMail } from '../mail/outgoing-mail';
import { callMatch, leagueName, timeIn, type Reader } from './notification-texts';

type Letter = {
  readonly uid: string;
  readonly to: string;
  readonly reader: Reader;
  readonly siteUrl: string;
  readonly digest: WeeklyDigest;
  /** The digests of the week before, of the reader's leagues in their order. */
  readonly news: readonly DigestDocument[];
};

/** A week's headline; only its coverage where results are hidden. */
function newsText(document: DigestDocument, { locale, spoilerFree }: Reader): string {
  const t = translator(locale);
  const match = document.matches.find(({ id }) => id === document.angle.matchId);
  const covered = coverOf({ ...document, count: document.matches.length }, locale, t);
  return spoilerFree || !match ? covered : labelledText(document.league.name, headlineOf(document, document.angle, match, t), locale);
}

/** The weekly mail to one reader. Where results are hidden it reveals none, not even by the names of teams that reached a round. */
export function weeklyMail({ uid, to, reader, siteUrl, digest, news }: Letter): Omit<OutgoingMail, 'from'> {
  const t = translator(reader.locale);
  const site = t('site.title');
  const zone = reader.zone ?? 'UTC';
  const href = (path: string): string => siteHref(siteUrl, reader.locale, path);
  const fixtures = digest.fixtures.map((match) => {
    const { title, path } = callMatch(match, reader);
    return {
      text: `${timeIn(zone, match.beginAt, 'dayTime', reader)} · ${title} · ${leagueName(match, t)}`,
      href: new URL(path, siteUrl).href,
    };
  });
  const results = digest.results.map((match) => ({
    text: `${matchTitle(match, t, t('match.score', { left: match.left.score, right: match.right.score }))} · ${leagueName(match, t)}`,
    href: href(paths.match(match)),
  }));
  const sections: MailSection[] = [
    {
      title: t(digest.areOwn ? 'mail.weekly.own' : 'mail.weekly.others'),
      items: fixtures,
      ...(digest.more > 0 ? { note: t('mail.weekly.more', { count: digest.more }) } : {}),
    },
    { title: t('mail.weekly.results'), items: results },
    {
      title: t('mail.weekly.news'),
      items: news.map((document) => ({ text: newsText(document, reader), href: href(digestPath(document)) })),
    },
  ];
  const bodies = mailBodies({
    locale: reader.locale,
    intro: t('mail.weekly.intro', { site }),
    sections: sections.filter(({ items }) => items.length > 0),
    button: { text: t('mail.weekly.button'), href: href(paths.matches('today')) },
    notes: [...(reader.spoilerFree ? [t('mail.weekly.hidden')] : []), t('mail.weekly.why', { site })],
    links: [{ text: t('mail.weekly.unsubscribe'), href: unsubscribeLink('weekly', uid, reader.locale) }],
  });
  return {
    to,
    subject: t('mail.weekly.subject', { site }),
    ...bodies,
    headers: listUnsubscribe('weekly', uid),
  };
}
