import { SearchIndexSchema } from '../../domain/search/search-entry';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `indices/{a}/{b}/{ab}` for the first two characters of a keyword (`prefixOf` in the domain's search rules). */
function pathOf(prefix: string): DocumentPath {
  const [first = '', ...rest] = [...prefix];
  return documentPath`indices/${pathSegment(first)}/${pathSegment(rest.join(''))}/${pathSegment(prefix)}`;
}

export const searchIndexDocuments = jsonDocuments('main', SearchIndexSchema, pathOf);

/** The entries under a two-character prefix; null where nothing begins with it. */
export const readSearchIndex = searchIndexDocuments.read;
