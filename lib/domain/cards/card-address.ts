import type { ComparedKind } from '../compare/compare-query';
import type { Locale } from '../settings/locales';

/** What a picture for sharing can be of, and where it is (docs/decisions/0049-cards.md). */

/** Width and height in pixels, as chat programs show pictures of links. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Kinds of which an id says which one. */
export const CARD_KINDS_BY_ID = ['match', 'result', 'team', 'player', 'league', 'serie', 'tournament', 'scenario'] as const;

export type CardSubject =
  | { readonly kind: 'site' | 'rankings' }
  /** "scenario": what the teams of a stage still need. */
  | { readonly kind: Exclude<(typeof CARD_KINDS_BY_ID)[number], 'result'>; readonly id: number }
  /** The only kind that reveals the result of a match. */
  | { readonly kind: 'result'; readonly id: number }
  | { readonly kind: 'digest'; readonly id: string }
  | { readonly kind: 'compare'; readonly of: ComparedKind; readonly ids: readonly number[] };

export type CardTarget = { readonly locale: Locale; readonly subject: CardSubject };

function nameOf(subject: CardSubject): string {
  switch (subject.kind) {
    case 'site':
    case 'rankings':
      return subject.kind;
    case 'compare':
      return `compare/${subject.of}-${subject.ids.join('-')}`;
    default:
      return `${subject.kind}/${subject.id}`;
  }
}

/** "/og/en/match/7.jpg". With the version of its content it may be cached for ever. */
export function cardPath({ locale, subject }: CardTarget, version?: string): string {
  return `/og/${locale}/${nameOf(subject)}.jpg${version === undefined ? '' : `?v=${version}`}`;
}
