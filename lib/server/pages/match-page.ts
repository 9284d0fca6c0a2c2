import { cacheTag } from '../../domain/cache-tags';
import type { GamesDocument, MatchDocument } from '../../domain/read-models';
import { readGames } from '../../store/models/game-document';
import { readMatchDocument } from '../../store/models/match-document';
import type { Loaded } from './loaded';

type MatchPage = {
  readonly document: MatchDocument;
  /** Null before any game has begun. */
  readonly played: GamesDocument | null;
};

/** A match and its games. Two reads. */
export async function loadMatch(id: number): Promise<Loaded<MatchPage>> {
  const [document, played] = await Promise.all([readMatchDocument(id), readGames(id)]);
  return { data: document && { document, played }, tags: [cacheTag.match(id)], matches: document ? [document.match] : [] };
}
