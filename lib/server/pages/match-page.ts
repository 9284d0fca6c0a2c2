import { cacheTag } from '../../domain/cache-tags';
import type { GamesDocument, MatchDocument } from '../../domain/read-models';
import { withoutFigures } from '../../domain/match/match-games';
import { readGames } from '../../store/models/game-document';
import { readMatchDocument } from '../../store/models/match-document';
import type { Loaded } from './loaded';
import { sourceHasFigures } from './shell-data';

type MatchPage = {
  readonly document: MatchDocument;
  /** Null before any game has begun. */
  readonly played: GamesDocument | null;
};

/** A match and its games, which wait for no figures where the source has none. Two reads. */
export async function loadMatch(id: number, now: number): Promise<Loaded<MatchPage>> {
  const [stored, played, hasFigures] = await Promise.all([readMatchDocument(id), readGames(id), sourceHasFigures(now)]);
  const document = stored && !hasFigures ? { ...stored, match: withoutFigures(stored.match) } : stored;
  return { data: document && { document, played }, tags: [cacheTag.match(id)], matches: document ? [document.match] : [] };
}
