import { createHash } from 'node:crypto';
import type { Locale } from '../../domain/settings/locales';
import { inLine } from '../../domain/text/right-to-left';

export type CardPicture = {
  readonly kind: 'league' | 'team' | 'player';
  /** 0 for a team that is not known yet. */
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  /** The name by which its colours are found, where its own does not do: a player's club; a club's whole name. */
  readonly club?: string;
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
  /** Two to four pictures side by side. */
  | { readonly kind: 'row'; readonly pictures: readonly CardPicture[]; readonly between: string }
  /** One team, player or league, with a few figures of it. */
  | {
      readonly kind: 'figures';
      readonly picture: CardPicture;
      readonly title: string;
      readonly lines: readonly string[];
      /** `note`: what a figure is worth, such as its rank; '' for nothing. */
      readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
    }
  /** One to four teams or players side by side, compared by the same figures. */
  | {
      readonly kind: 'bars';
      /** `note`: what the figures of one stand for. */
      readonly sides: readonly { readonly picture: CardPicture; readonly note: string }[];
      readonly bars: readonly { readonly label: string; readonly cells: readonly CardCell[] }[];
    }
  /** Teams in their order, each with its figures. */
  | { readonly kind: 'table'; readonly title: string; readonly rows: readonly CardRow[] }
  /** One team, and the opponents on its path, in this order. */
  | {
      readonly kind: 'path';
      readonly picture: CardPicture;
      readonly title: string;
      readonly line: string;
      readonly heading: string;
      readonly rows: readonly CardRow[];
    }
  /** A headline and the line of a game. */
  | {
      readonly kind: 'curve';
      readonly title: string;
      readonly left: CardPicture;
      readonly right: CardPicture;
      /** The lead in gold of the left team, by time; null for a stretch of which nothing is known. Empty where no line is known. */
      readonly points: readonly { readonly seconds: number; readonly lead: number | null }[];
    };

/** `part`: the length of its bar, 0–1; null for none. */
export type CardCell = { readonly value: string; readonly part: number | null };

export type CardRow = {
  readonly place: string;
  readonly picture: CardPicture;
  readonly value: string;
  /** What is certain of the team; null while it is open, or is not requested. */
  readonly mark: 'in' | 'out' | null;
};

/** All that a card shows, in words of its language: nothing else is needed to draw it. */
export type LinkCard = {
  readonly locale: Locale;
  /** The picture before the line at the top; null for none. */
  readonly badge: CardPicture | null;
  /** The line at the top: the first part stands out. */
  readonly top: readonly string[];
  readonly body: CardBody;
  /** The line at the bottom: the first part stands out. */
  readonly foot: readonly string[];
};

/** To be raised when the look of cards changes: addresses with an older version then lead to the new look. */
const LOOK = 6;

/** The version of a card, which changes with what it shows: twelve hexadecimal digits. */
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
      return [inLine(left.name), scores === null ? between : `${scores.left}–${scores.right}`, right.name].join(' ');
    }
    case 'subject':
      return [body.title, ...body.lines].join(', ');
    case 'row':
      return body.pictures.map(({ name }) => name).join(` ${body.between} `);
    case 'figures':
      return [body.title, ...body.lines, ...body.figures.map(({ label, value, note }) => `${label} ${value} ${note}`.trim())].join(', ');
    case 'bars': {
      const sides = body.sides.map(({ picture, note }) => `${picture.name} ${note}`.trim());
      return [...sides, ...body.bars.map(({ label, cells }) => `${label} ${cells.map(({ value }) => value).join(' / ')}`)].join(', ');
    }
    case 'path':
      return `${body.line}: ${body.title}, ${body.heading}: ${body.rows.map(({ picture, value }) => `${value} ${picture.name}`).join(', ')}`;
    case 'table':
      return [body.title, ...body.rows.map(({ place, picture, value }) => `${place} ${picture.name} ${value}`)].join(', ');
    case 'curve':
      return [body.title, body.left.name, body.right.name].join(', ');
  }
}
