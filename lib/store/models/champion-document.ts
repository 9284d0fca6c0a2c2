import { ChampionSchema } from '../../domain/entities/entities';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `champions/{id}` in the games project. */
export const championDocuments = jsonDocuments('games', ChampionSchema, (id: number) => `champions/${id}`);

export const readAllChampions = () => readCollection('games', 'champions', ChampionSchema);
