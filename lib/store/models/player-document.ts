import { PlayerSchema } from '../../domain/entities/entities';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `players/{id}`. */
export const playerDocuments = jsonDocuments('main', PlayerSchema, (id: number) => documentPath`players/${id}`);

export const readPlayer = playerDocuments.read;
export const readAllPlayers = () => readCollection('main', 'players', PlayerSchema);
