import { PlayerSchema } from '../domain/entities';
import { jsonDocuments } from './stored-document';

/** `players/{id}`. */
export const playerDocuments = jsonDocuments('main', PlayerSchema, (id: number) => `players/${id}`);

export const readPlayer = playerDocuments.read;
