import { cacheTag } from '../../domain/page/cache-tags';
import type { ChampionFiguresDocument, DraftCounts } from '../../domain/statistics/champion-figures-document';
import { readChampionFigures, readDraftCounts } from '../../store/models/stats-document';
import type { Loaded } from './loaded';

type ChampionPage = {
  readonly document: ChampionFiguresDocument;
  /** The games that the champion's rates divide by. */
  readonly drafts: DraftCounts | null;
};

/** A champion's figures. Two reads. */
export async function loadChampion(id: number): Promise<Loaded<ChampionPage>> {
  const [document, drafts] = await Promise.all([readChampionFigures(id), readDraftCounts()]);
  return { data: document && { document, drafts }, tags: [cacheTag.champion(id), cacheTag.stats('drafts')], matches: [] };
}
