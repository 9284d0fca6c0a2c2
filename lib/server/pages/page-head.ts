import type { IncomingMessage } from 'node:http';
import { cardPath, type CardSubject } from '../../domain/cards/card-address';
import { jsonForScript } from '../../domain/entities/json-ld';
import type { Locale } from '../../domain/settings/locales';
import { cardAlt, cardVersion, type LinkCard } from '../cards/card';
import { siteCard } from '../cards/make-cards';
import { environment } from '../env';

/** The picture that a page names for previews of its link: without a result. */
type PageCard = { readonly subject: CardSubject; readonly card: LinkCard };

/** What only crawlers and previews of links read of a page. */
export type ForCrawlers = {
  /** What previews of its link show; the site's own picture where absent. */
  readonly card?: PageCard;
  /** Structured data in schema.org's terms, without a result. */
  readonly jsonLd?: readonly object[];
};

/**
 * A page's `load` determines what crawlers read, and the document writes it: it
 * travels between the two with the request, so that no browser loads it as props,
 * nor the code that makes it.
 */
const noted = new WeakMap<IncomingMessage, ForCrawlers>();

export function noteForCrawlers(request: IncomingMessage, { card, jsonLd }: ForCrawlers): void {
  noted.set(request, { ...(card && { card }), ...(jsonLd && { jsonLd }) });
}

export type PageCardHead = { readonly address: string; readonly alt: string };

/** The picture in the head of a page: its own, or the site's; null while a build prerenders a page. */
export function pageCardHead(request: IncomingMessage | undefined, locale: Locale): PageCardHead | null {
  if (request === undefined) return null;
  const { subject, card } = noted.get(request)?.card ?? { subject: { kind: 'site' } as const, card: siteCard(locale) };
  return {
    address: `${environment().siteUrl}${cardPath({ locale, subject, results: false, format: 'wide' }, cardVersion(card))}`,
    alt: cardAlt(card),
  };
}

/** The text of a page's structured data; null where it has none. */
export function pageJsonLd(request: IncomingMessage | undefined): string | null {
  const { jsonLd } = (request && noted.get(request)) ?? {};
  return jsonLd ? jsonForScript(jsonLd) : null;
}
