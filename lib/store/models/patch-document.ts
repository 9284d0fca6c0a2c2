import { PatchListSchema } from '../../domain/news/patch-notes';
import { jsonDocuments } from '../core/stored-document';

/** `patchNotes/list`: about half a kilobyte a patch. */
export const patchListDocuments = jsonDocuments('main', PatchListSchema, () => 'patchNotes/list');

export const readPatchList = patchListDocuments.read;
