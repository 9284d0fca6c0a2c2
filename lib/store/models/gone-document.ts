import { GONE_PARTS, gonePart, GoneSchema, noteOf, withGone, type GoneKind, type GoneNote, type GonePage } from '../../domain/page/gone';
import type { DocumentWrite } from '../core/commit-writes';
import { WRITE_DEADLINE_MS } from '../core/deadline';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `gone/{part}`: what had a page and has none any more (docs/decisions/0059). No part of the ledger: nothing derives it. */
const goneDocuments = jsonDocuments('main', GoneSchema, (part: number) => documentPath`gone/${part}`);

const KINDS = new Map<string, GoneKind>([
  ['matches', 'match'],
  ['leagues', 'league'],
  ['series', 'serie'],
  ['tournaments', 'tournament'],
  ['teams', 'team'],
  ['players', 'player'],
]);

/** What a document is the page of, by its path in the main project; null for any other document. */
export function pageOfPath(path: string): GonePage | null {
  const [collection = '', id = '', ...below] = path.split('/');
  const kind = KINDS.get(collection);
  return kind === undefined || below.length > 0 || !/^\d{1,15}$/.test(id) ? null : { kind, id: Number(id) };
}

/** What is noted of a page that is no more; null where there was none. One read. */
export async function readGone(page: GonePage): Promise<GoneNote | null> {
  return noteOf((await goneDocuments.read(gonePart(page)))?.gone ?? [], page);
}

/** The writes that note what is gone; none where all of it is noted. One read for each part. */
export async function goneWrites(notes: readonly GoneNote[]): Promise<DocumentWrite[]> {
  const targets = notes.flatMap(({ kind, into }): GonePage[] => (into === undefined ? [] : [{ kind, id: into }]));
  const writes = await Promise.all(
    [...new Set([...notes, ...targets].map(gonePart))].map(async (part) => {
      const { gone = [] } = (await goneDocuments.readWithin(WRITE_DEADLINE_MS, part)) ?? {};
      const ofPart = <Page extends GonePage>(pages: readonly Page[]) => pages.filter((page) => gonePart(page) === part);
      const noted = withGone(gone, ofPart(notes), ofPart(targets));
      if (noted === gone) return [];
      return [{ path: goneDocuments.address(part).path, fields: goneDocuments.encode({ gone: [...noted] }) }];
    }),
  );
  return writes.flat();
}

/** The writes that forget everything: ids of another source mean other things. */
export function forgetGoneWrites(): DocumentWrite[] {
  return Array.from({ length: GONE_PARTS }, (_, part) => ({ path: goneDocuments.address(part).path, fields: null }));
}
