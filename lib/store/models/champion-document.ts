import { ChampionSchema } from '../../domain/entities/entities';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `champions/{id}` in the games project. */
export const championDocuments = jsonDocuments('games', ChampionSchema, (id: number) => documentPath`champions/${id}`);

export const readAllChampions = () => readCollection('games', 'champions', ChampionSchema);
