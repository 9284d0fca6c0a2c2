import { PatchListSchema } from '../domain/patch-notes';
import { jsonDocuments } from './stored-document';

/** `patchNotes/list`: about half a kilobyte a patch. */
export const patchListDocuments = jsonDocuments('main', PatchListSchema, () => 'patchNotes/list');

export const readPatchList = patchListDocuments.read;
