import type { ImageOwner } from '../../domain/entities/image';
import { type ImageRecord, ImageRecordSchema } from '../../domain/models/image-record';
import { DigestDocumentSchema } from '../../domain/news/digest';
import { NewsArticleSchema, NewsChunkSchema, NewsHeadSchema, NewsIndexSchema } from '../../domain/news/news';
import { PatchListSchema } from '../../domain/news/patch-notes';
import { GONE_PARTS, type GoneKind, type GoneNote, type GonePage, GoneSchema, gonePart, noteOf, withGone } from '../../domain/page/gone';
import { SitemapIndexSchema, SitemapPartSchema } from '../../domain/page/sitemap';
import { SearchIndexSchema } from '../../domain/search/search-entry';
import { type DocumentWrite, commitWrites } from '../core/commit-writes';
import { WRITE_DEADLINE_MS } from '../core/deadline';
import { type DocumentPath, documentPath, pathSegment } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments, plainDocuments } from '../core/stored-document';

/** `news/{id}`: articles that feeds brought. They stay when another source of matches is read. */
export const articleDocuments = jsonDocuments('main', NewsArticleSchema, (id: string) => documentPath`news/${id}`);

/** `newsLists/{scope}` and its older chunks, and the index of what can be chosen. */
export const newsHeadDocuments = jsonDocuments('main', NewsHeadSchema, (scope: string) => documentPath`newsLists/${scope}`);
export const newsChunkDocuments = jsonDocuments(
  'main',
  NewsChunkSchema,
  (scope: string, chunk: number) => documentPath`newsLists/${scope}-${chunk}`,
);
export const newsIndexDocuments = jsonDocuments('main', NewsIndexSchema, () => documentPath`newsLists/index`);

/** `digests/{id}`: the digest of a league's day or week. */
export const digestDocuments = jsonDocuments('main', DigestDocumentSchema, (id: string) => documentPath`digests/${id}`);

export const readDigest = digestDocuments.read;
export const readArticle = articleDocuments.read;
export const readNewsHead = newsHeadDocuments.read;
export const readNewsChunk = newsChunkDocuments.read;
export const readNewsIndex = newsIndexDocuments.read;
export const readAllArticles = () => readCollection('main', 'news', NewsArticleSchema);

/** `patchNotes/list`: about half a kilobyte a patch. */
export const patchListDocuments = jsonDocuments('main', PatchListSchema, () => documentPath`patchNotes/list`);

export const readPatchList = patchListDocuments.read;

/** `indices/{a}/{b}/{ab}` for the first two characters of a keyword (`prefixOf` in the domain's search rules). */
function pathOf(prefix: string): DocumentPath {
  const [first = '', ...rest] = [...prefix];
  return documentPath`indices/${pathSegment(first)}/${pathSegment(rest.join(''))}/${pathSegment(prefix)}`;
}

export const searchIndexDocuments = jsonDocuments('main', SearchIndexSchema, pathOf);

/** The entries under a two-character prefix; null where nothing begins with it. */
export const readSearchIndex = searchIndexDocuments.read;

/** `sitemaps/index`, and `sitemaps/{part}` of what no other document lists whole. */
export const sitemapIndexDocuments = jsonDocuments('main', SitemapIndexSchema, () => documentPath`sitemaps/index`);
export const sitemapPartDocuments = jsonDocuments('main', SitemapPartSchema, (part: string) => documentPath`sitemaps/${part}`);

export const readSitemapIndex = sitemapIndexDocuments.read;
export const readSitemapPart = sitemapPartDocuments.read;

/** `images/{type}-{id}`: not among the content hashes, because no source has them. */
const imageRecords = plainDocuments(ImageRecordSchema, ({ type, id }: ImageOwner) => documentPath`images/${type}-${id}`);

export const readAllImageRecords = (): Promise<ImageRecord[]> => readCollection('main', 'images', ImageRecordSchema);

/** Throws StoreUnavailableError. */
export async function writeImageRecord(record: ImageRecord): Promise<void> {
  const { project, path } = imageRecords.address(record);
  await commitWrites(project, [{ path, fields: imageRecords.encode(record) }]);
}

/** `gone/{part}`: what had a page and has none any more (docs/decisions/0059). Not among the content hashes: nothing derives it. */
const goneDocuments = jsonDocuments('main', GoneSchema, (part: number) => documentPath`gone/${part}`);

const KINDS = new Map<string, GoneKind>([
  ['matches', 'match'],
  ['leagues', 'league'],
  ['series', 'serie'],
  ['tournaments', 'tournament'],
  ['teams', 'team'],
  ['players', 'player'],
]);

/** The page that a document is of, by its path in the main project; null for any other document. */
export function pageOfPath(path: string): GonePage | null {
  const [collection = '', id = '', ...below] = path.split('/');
  const kind = KINDS.get(collection);
  return kind === undefined || below.length > 0 || !/^\d{1,15}$/.test(id) ? null : { kind, id: Number(id) };
}

/** The note on a page that is no more; null where there was none. One read. */
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
