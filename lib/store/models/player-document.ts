import { PlayerSchema } from '../../domain/entities/entities';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `players/{id}`. */
export const playerDocuments = jsonDocuments('main', PlayerSchema, (id: number) => `players/${id}`);

export const readPlayer = playerDocuments.read;
export const readAllPlayers = () => readCollection('main', 'players', PlayerSchema);
