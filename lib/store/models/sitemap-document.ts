import { SitemapIndexSchema, SitemapPartSchema } from '../../domain/page/sitemap';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `sitemaps/index`, and `sitemaps/{part}` of what no other document lists whole. */
export const sitemapIndexDocuments = jsonDocuments('main', SitemapIndexSchema, () => documentPath`sitemaps/index`);
export const sitemapPartDocuments = jsonDocuments('main', SitemapPartSchema, (part: string) => documentPath`sitemaps/${part}`);

export const readSitemapIndex = sitemapIndexDocuments.read;
export const readSitemapPart = sitemapPartDocuments.read;
