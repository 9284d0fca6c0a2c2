import type { Renderer } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CARD_SIZES, type CardFormat } from '../../domain/cards/card-address';
import { IMAGE_SIZES } from '../../domain/values/constants';
import { beginningOf } from '../../domain/text/beginning';
import { monogram } from '../../domain/text/monogram';
import { darkTwin } from '../../domain/entities/image';
import { translator } from '../../i18n/message-registry';
import type { PictureStore } from '../../store/pictures/picture-store';
import { cardAlt, cardVersion, type CardPicture, type CardRow, type LinkCard } from './card';
import { drawable, fontFamilies, FontShelf } from './card-fonts';
import { cardNode } from './card-layout';

/** Separates the names of a line: one that cannot be drawn costs only itself. */
const SEPARATOR = ' · ';
/** Texts are cut to this length: names are far shorter, but a text of a source may not be. */
const LONGEST_TEXT = 120;
/** A picture of links is drawn while a chat program waits; it takes no larger ones. The other formats are for people. */
const MOST_BYTES: Readonly<Record<CardFormat, number>> = { wide: 150_000, square: 300_000, tall: 450_000 };
/** JPEG qualities, tried from the best. */
const QUALITIES = [90, 80, 65] as const;
/** Cached drawings: a card whose match has changed is most often the same card. */
const MOST_KEPT = 100;
const PICTURE_CACHE_BYTES = 8 * 1_048_576;

/** The path of a stored picture in its largest size and for dark ground, from its address on pages; null for any other address. */
function storedPath(address: string): string | null {
  const shown = darkTwin(address) ?? address;
  const path = /^optimize\/images\/[\w/]{1,80}\.png/.exec(shown.slice(Math.max(0, shown.indexOf('optimize/images/'))))?.[0];
  return path?.replace(/\/\d{1,3}_/, `/${IMAGE_SIZES.medium}_`) ?? null;
}

function picturesIn(body: LinkCard['body']): readonly (CardPicture | null)[] {
  switch (body.kind) {
    case 'versus':
    case 'curve':
      return [body.left, body.right];
    case 'subject':
    case 'figures':
      return [body.picture];
    case 'row':
      return body.pictures;
    case 'bars':
      return body.sides.map(({ picture }) => picture);
    case 'path':
      return [body.picture, ...body.rows.map(({ picture }) => picture)];
    case 'table':
      return body.rows.map(({ picture }) => picture);
  }
}

function picturesOf({ badge, body }: LinkCard): CardPicture[] {
  return [badge, ...picturesIn(body)].filter((picture) => picture !== null);
}

/** The letters that are drawn in place of pictures. */
function lettersIn(card: LinkCard): string {
  return picturesOf(card)
    .map(({ name, acronym }) => monogram(name, acronym))
    .join('');
}

type Tools = { readonly renderer: Renderer; readonly fonts: FontShelf };

/** A native module, loaded for the first card: a machine that it does not fit has a site without cards. */
async function openTools(): Promise<Tools> {
  const takumi = await import('@takumi-rs/core');
  const renderer = new takumi.Renderer({ cacheMaxBytes: PICTURE_CACHE_BYTES });
  return { renderer, fonts: new FontShelf(renderer) };
}

/** Cards as JPEG, each drawn once at a time and one after the other, on another thread than requests. */
export class CardPress {
  #tools: Promise<Tools> | null = null;
  readonly #drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  readonly #turn = pLimit(1);

  /** `readPicture`: a stored picture by its path. */
  constructor(private readonly readPicture: PictureStore['get']) {}

  /** The bytes of a card: the same for the same card and format. Rejects where it cannot be drawn in MOST_BYTES. */
  draw(card: LinkCard, format: CardFormat): Promise<Buffer> {
    const key = `${cardVersion(card)} ${format}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const drawing = this.#turn(() => this.#draw(card, format));
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key));
    return drawing;
  }

  async #draw(given: LinkCard, format: CardFormat): Promise<Buffer> {
    const card = withDrawableTexts(given);
    const site = translator(card.locale)('site.title');
    const { renderer, fonts } = await (this.#tools ??= openTools());
    const [pictures] = await Promise.all([
      this.#pictures(card),
      fonts.bring(`${cardAlt(card)}${lettersIn(card)}${site}…?0123456789`, card.locale),
    ]);
    const node = cardNode(card, pictures, site, format);
    const families = fontFamilies(card.locale);
    for (const quality of QUALITIES) {
      const bytes = await renderer.render(node, {
        ...CARD_SIZES[format],
        format: 'jpeg',
        quality,
        lang: card.locale,
        fontFamilies: families,
      });
      if (bytes.length <= MOST_BYTES[format]) return bytes;
    }
    throw new Error('A card is too large.');
  }

  /** The bytes of a card's pictures by address. One that cannot be read is left out: letters are drawn instead. */
  async #pictures(card: LinkCard): Promise<ReadonlyMap<string, Buffer>> {
    const addresses = new Set(picturesOf(card).flatMap(({ img }) => img ?? []));
    const read = await Promise.all(
      [...addresses].map(async (address): Promise<[string, Buffer][]> => {
        const path = storedPath(address);
        const bytes = path === null ? null : await this.readPicture(path).catch(() => null);
        return bytes === null ? [] : [[address, bytes]];
      }),
    );
    return new Map(read.flat());
  }
}

type Own = (content: string) => string;

/** A name that cannot be drawn gives way to the acronym. */
function named(picture: CardPicture, own: Own): CardPicture {
  const acronym = own(picture.acronym);
  return { ...picture, name: own(picture.name) || acronym, acronym };
}

const drawableRow = (row: CardRow, own: Own): CardRow => ({ ...row, picture: named(row.picture, own), value: own(row.value) });

function drawableBody(body: LinkCard['body'], own: Own): LinkCard['body'] {
  switch (body.kind) {
    case 'versus':
      return { ...body, left: named(body.left, own), right: named(body.right, own) };
    case 'subject': {
      const picture = body.picture && named(body.picture, own);
      return { ...body, picture, title: own(body.title) || (picture?.name ?? ''), lines: body.lines.map(own) };
    }
    case 'row':
      return { ...body, pictures: body.pictures.map((picture) => named(picture, own)) };
    case 'figures': {
      const picture = named(body.picture, own);
      const figures = body.figures.map(({ label, value, note }) => ({ label: own(label), value: own(value), note: own(note) }));
      return { ...body, picture, title: own(body.title) || picture.name, lines: body.lines.map(own), figures };
    }
    case 'bars':
      return {
        ...body,
        sides: body.sides.map(({ picture, note }) => ({ picture: named(picture, own), note: own(note) })),
        bars: body.bars.map(({ label, cells }) => ({
          label: own(label),
          cells: cells.map((cell) => ({ ...cell, value: own(cell.value) })),
        })),
      };
    case 'path': {
      const picture = named(body.picture, own);
      const [title, line, heading] = [own(body.title) || picture.name, own(body.line), own(body.heading)];
      return { ...body, picture, title, line, heading, rows: body.rows.map((row) => drawableRow(row, own)) };
    }
    case 'table':
      return { ...body, title: own(body.title), rows: body.rows.map((row) => drawableRow(row, own)) };
    case 'curve':
      return { ...body, title: own(body.title), left: named(body.left, own), right: named(body.right, own) };
  }
}

/** The card without characters that no typeface has, and with texts of bounded length. */
function withDrawableTexts({ locale, badge, top, body, foot }: LinkCard): LinkCard {
  const own: Own = (content) =>
    beginningOf(content, LONGEST_TEXT)
      .split(SEPARATOR)
      .flatMap((part) => drawable(part) || [])
      .join(SEPARATOR);
  return { locale, badge: badge && named(badge, own), top: top.map(own), body: drawableBody(body, own), foot: foot.map(own) };
}
