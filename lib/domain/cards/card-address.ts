import type { ComparedKind } from '../compare/compare-query';
import type { Locale } from '../settings/locales';

/** What a picture for sharing can be of, and where it is (docs/decisions/0049-cards.md). */

/** "wide": as chat programs show pictures of links; "square" and "tall": of posts and stories. */
export const CARD_FORMATS = ['wide', 'square', 'tall'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

/** Width and height in pixels. */
export const CARD_SIZES: Readonly<Record<CardFormat, { readonly width: number; readonly height: number }>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
};

/** Kinds of cards whose address has an id. */
export const CARD_KINDS_BY_ID = ['match', 'team', 'player', 'league', 'serie', 'tournament', 'scenario'] as const;

export type CardSubject =
  | { readonly kind: 'site' }
  /** `region`: its key, or "others"; null for all. */
  | { readonly kind: 'rankings'; readonly region: string | null }
  /** "scenario": what the teams of a stage still need. */
  | { readonly kind: (typeof CARD_KINDS_BY_ID)[number]; readonly id: number }
  | { readonly kind: 'digest'; readonly id: string }
  /** Picks of a stage that a player shares. */
  | { readonly kind: 'picks'; readonly share: string }
  /** How well a player predicts, by the id of their public profile. */
  | { readonly kind: 'profile'; readonly id: string }
  | { readonly kind: 'compare'; readonly of: ComparedKind; readonly ids: readonly number[] };

/** Kinds that have a card with results, besides the one without. */
const KINDS_WITH_RESULTS: readonly CardSubject['kind'][] = ['match', 'player', 'scenario', 'rankings', 'digest', 'profile', 'compare'];

export const mayShowResults = ({ kind }: CardSubject): boolean => KINDS_WITH_RESULTS.includes(kind);

export type CardTarget = {
  readonly locale: Locale;
  readonly subject: CardSubject;
  /** Whether it reveals results, and what follows from them. No head of a page names such a card: somebody has to make it one. */
  readonly results: boolean;
  readonly format: CardFormat;
};

function nameOf(subject: CardSubject): string {
  switch (subject.kind) {
    case 'site':
      return subject.kind;
    case 'rankings':
      return subject.region === null ? subject.kind : `${subject.kind}/${subject.region}`;
    case 'picks':
      return `picks/${subject.share}`;
    case 'compare':
      return `compare/${subject.of}-${subject.ids.join('-')}`;
    default:
      return `${subject.kind}/${subject.id}`;
  }
}

/** The part of an address that stands for a card with results. */
export const RESULTS_PART = 'results';

/** "/og/en/match/7.jpg", "/og/en/match/7.results.square.jpg". With the version of its content it may be cached for ever. */
export function cardPath({ locale, subject, results, format }: CardTarget, version?: string): string {
  const parts = [nameOf(subject), ...(results ? [RESULTS_PART] : []), ...(format === 'wide' ? [] : [format]), 'jpg'];
  return `/og/${locale}/${parts.join('.')}${version === undefined ? '' : `?v=${version}`}`;
}
