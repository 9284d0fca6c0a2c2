import { createHash } from 'node:crypto';
import type { Locale } from '../../domain/settings/locales';

/** A league, team or player on a card. */
export type CardPicture = {
  readonly kind: 'league' | 'team' | 'player';
  /** 0 for a team that is not known yet. */
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  /** Address of the stored picture; null without one. */
  readonly img: string | null;
};

export type CardBody =
  /** Two teams. `scores` only on the card of a result: games won, and who won the match. */
  | {
      readonly kind: 'versus';
      readonly left: CardPicture;
      readonly right: CardPicture;
      readonly between: string;
      readonly scores: { readonly left: number; readonly right: number; readonly winner: 'left' | 'right' | null } | null;
    }
  /** One thing: its picture, its name, and lines of text. */
  | { readonly kind: 'subject'; readonly picture: CardPicture | null; readonly title: string; readonly lines: readonly string[] }
  /** Two to four side by side. */
  | { readonly kind: 'row'; readonly pictures: readonly CardPicture[]; readonly between: string };

/** All that a card shows, in words of its language: nothing else is needed to draw it. */
export type LinkCard = {
  readonly locale: Locale;
  /** The picture before the line at the top; null for none. */
  readonly badge: CardPicture | null;
  /** The line at the top: the first part stands out. */
  readonly top: readonly string[];
  readonly body: CardBody;
  /** At the bottom: the first part stands out. */
  readonly foot: readonly string[];
};

/** Raised when cards come to look different: addresses with an older version then lead to the new look. */
const LOOK = 5;

/** Changes with what the card shows: twelve hexadecimal digits. */
export function cardVersion(card: LinkCard): string {
  return createHash('sha256')
    .update(JSON.stringify([LOOK, card]))
    .digest('hex')
    .slice(0, 12);
}

/** The card's alternative text. */
export function cardAlt({ top, body, foot }: LinkCard): string {
  const between = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
  return [between(top), bodyText(body), between(foot)].filter(Boolean).join('. ');
}

function bodyText(body: CardBody): string {
  switch (body.kind) {
    case 'versus': {
      const { left, right, scores, between } = body;
      return [left.name, scores === null ? between : `${scores.left}–${scores.right}`, right.name].join(' ');
    }
    case 'subject':
      return [body.title, ...body.lines].join(', ');
    case 'row':
      return body.pictures.map(({ name }) => name).join(` ${body.between} `);
  }
}
