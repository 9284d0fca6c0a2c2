import type { IncomingMessage } from 'node:http';
import { cardPath, type CardSubject } from '../../domain/cards/card-address';
import type { Locale } from '../../domain/settings/locales';
import { environment } from '../env';
import { cardAlt, cardVersion, type LinkCard } from './card';
import { siteCard } from './make-cards';

/** The picture that a page names for previews of its link: without a result. */
export type PageCard = { readonly subject: Exclude<CardSubject, { readonly kind: 'result' }>; readonly card: LinkCard };

/**
 * A page's `load` determines its card, and the document writes the head: the card
 * travels between the two with the request, so that no browser loads what only
 * previews read.
 */
const noted = new WeakMap<IncomingMessage, PageCard>();

export function notePageCard(request: IncomingMessage, card: PageCard): void {
  noted.set(request, card);
}

export type PageCardHead = { readonly address: string; readonly alt: string };

/** The picture in the head of a page: its own, or the site's; null while a build prerenders a page. */
export function pageCardHead(request: IncomingMessage | undefined, locale: Locale): PageCardHead | null {
  if (request === undefined) return null;
  const { subject, card } = noted.get(request) ?? { subject: { kind: 'site' } as const, card: siteCard(locale) };
  return { address: `${environment().siteUrl}${cardPath({ locale, subject }, cardVersion(card))}`, alt: cardAlt(card) };
}
