import type { CardTarget } from '../../domain/cards/card-address';
import { cardVersion } from '../cards/card';
import type { CardPress } from '../cards/draw-cards';
import type { loadCard } from '../answers/load-card';
import { siteCard } from '../cards/make-cards';
import { cacheControl, IMMUTABLE, LIFETIMES, TAGS_HEADER } from '../cache-lifetimes';
import type { RenderedResponse } from './capture';
import { type CacheEntry, composeEntry } from './cache-entry';
import type { Target } from './request-target';

type CardRequest = Extract<Target, { kind: 'card' }>;

export type CardOptions = {
  readonly loadCard: typeof loadCard;
  readonly press: Pick<CardPress, 'draw'>;
};

/** The version of the content of a cached card. */
const VERSION_HEADER = 'x-card-version';
/** The lifetime for an address without a content version: the content may change at any time. */
const UNVERSIONED = 'public, max-age=300, s-maxage=300';
/** The lifetime of a picture that is shown instead of another one. */
const STAND_IN = 'public, max-age=30, s-maxage=30';

function jpeg(status: number, headers: RenderedResponse['headers'], body: Buffer): RenderedResponse {
  return { status, headers: { 'content-type': 'image/jpeg', ...headers }, body };
}

const compose = (rendered: RenderedResponse): Promise<CacheEntry> => composeEntry(rendered, { content: 'json', pagePolicy: () => '' });

/** The drawn card of a target; for a target that does not exist the site's own card, as 404. Rejects where the card cannot be read or drawn. */
export async function cardEntry({ loadCard: load, press }: CardOptions, request: CardRequest): Promise<CacheEntry> {
  const { card, tags } = await load(request.card);
  const shown = card ?? siteCard(request.card.locale);
  const headers = {
    'cache-control': cacheControl(card === null ? LIFETIMES.missing : LIFETIMES.page),
    [VERSION_HEADER]: cardVersion(shown),
    [TAGS_HEADER]: tags.join(' '),
  };
  return compose(jpeg(card === null ? 404 : 200, headers, await press.draw(shown, request.card.format)));
}

/** A card as it is sent: for ever where its address names the version that it shows. */
export function sentCard(entry: CacheEntry, { version }: CardRequest): CacheEntry {
  const { [VERSION_HEADER]: own, ...headers } = entry.headers;
  if (entry.status !== 200) return { ...entry, headers: { ...headers, 'cache-control': STAND_IN } };
  return { ...entry, headers: { ...headers, 'cache-control': own === version ? IMMUTABLE : UNVERSIONED } };
}

/** The site's own card in place of one that cannot be drawn now; null where not even that one can be. */
export async function standInCard(
  { press }: CardOptions,
  { locale, format }: Pick<CardTarget, 'locale' | 'format'>,
): Promise<CacheEntry | null> {
  const body = await press.draw(siteCard(locale), format).catch(() => null);
  if (body === null) return null;
  const entry = await compose(jpeg(200, { 'cache-control': STAND_IN }, body));
  return { ...entry, headers: { ...entry.headers, 'cache-control': STAND_IN } };
}
