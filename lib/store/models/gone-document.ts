import { GONE_PARTS, goneKey, gonePart, GoneSchema, withGone, type GoneKind, type GonePage } from '../../domain/gone';
import type { DocumentWrite } from '../core/commit-writes';
import { WRITE_DEADLINE_MS } from '../core/deadline';
import { jsonDocuments } from '../core/stored-document';

/** `gone/{part}`: what had a page and has none any more (docs/decisions/0059). No part of the ledger: nothing derives it. */
const goneDocuments = jsonDocuments('main', GoneSchema, (part: number) => `gone/${part}`);

const KINDS: Readonly<Partial<Record<string, GoneKind>>> = {
  matches: 'match',
  leagues: 'league',
  series: 'serie',
  tournaments: 'tournament',
  teams: 'team',
  players: 'player',
};

/** What a document is the page of, by its path in the main project; null for any other document. */
export function pageOfPath(path: string): GonePage | null {
  const [collection = '', id = '', ...below] = path.split('/');
  const kind = KINDS[collection];
  return kind === undefined || below.length > 0 || !/^\d{1,15}$/.test(id) ? null : { kind, id: Number(id) };
}

/** Whether there was a page that is no more. One read. */
export async function isGone(page: GonePage): Promise<boolean> {
  return (await goneDocuments.read(gonePart(page)))?.gone.includes(goneKey(page)) ?? false;
}

/** The writes that note what is gone; none where all of it is noted. One read for each part. */
export async function goneWrites(pages: readonly GonePage[]): Promise<DocumentWrite[]> {
  const parts = new Map<number, GonePage[]>();
  for (const page of pages) parts.set(gonePart(page), [...(parts.get(gonePart(page)) ?? []), page]);
  const writes = await Promise.all(
    [...parts].map(async ([part, added]) => {
      const { gone = [] } = (await goneDocuments.readWithin(WRITE_DEADLINE_MS, part)) ?? {};
      if (added.every((page) => gone.includes(goneKey(page)))) return [];
      return [{ path: goneDocuments.address(part).path, fields: goneDocuments.encode({ gone: withGone(gone, added) }) }];
    }),
  );
  return writes.flat();
}

/** The writes that forget everything: ids of another source mean other things. */
export function forgetGoneWrites(): DocumentWrite[] {
  return Array.from({ length: GONE_PARTS }, (_, part) => ({ path: goneDocuments.address(part).path, fields: null }));
}
