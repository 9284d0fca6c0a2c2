import { NewsArticleSchema, NewsChunkSchema, NewsHeadSchema, NewsIndexSchema } from '../../domain/news/news';
import { DigestDocumentSchema } from '../../domain/news/digest/digest';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

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
