import { PatchListSchema } from '../../domain/news/patch-notes';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `patchNotes/list`: about half a kilobyte a patch. */
export const patchListDocuments = jsonDocuments('main', PatchListSchema, () => documentPath`patchNotes/list`);

export const readPatchList = patchListDocuments.read;
