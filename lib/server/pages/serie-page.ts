import { cacheTag } from '../../domain/page/cache-tags';
import type { StandingsDocument } from '../../domain/competition/standings';
import type { SerieDocument } from '../../domain/entities/entity-models';
import type { Match } from '../../domain/match/match';
import { readSerieDocument } from '../../store/models/serie-document';
import { absent } from './absence';
import type { Loaded } from './loaded';
import { loadStage } from './tournament-page';

type SeriePage = {
  readonly document: SerieDocument;
  /** The stage that is on, or was last; null for a serie without stages. */
  readonly stageId: number | null;
  readonly table: StandingsDocument | null;
  /** Of that stage, by start. */
  readonly matches: readonly Match[];
};

/** A serie, its league and its stages. One read. */
export async function loadSerie(id: number): Promise<Loaded<SerieDocument>> {
  const data = await readSerieDocument(id);
  const tags = [cacheTag.serie(id)];
  return data ? { data, tags, matches: [] } : absent({ kind: 'serie', id }, tags);
}

/** A serie with table and matches of the stage that is on at `now`, or was last. Three reads. */
export async function loadSerieWithStage(id: number, now: number): Promise<Loaded<SeriePage>> {
  const loaded = await loadSerie(id);
  const { data: document, tags, matches: none } = loaded;
  if (document === null) return { ...loaded, data: null };
  const { tournaments } = document;
  const begun = tournaments.filter(({ beginAt }) => beginAt !== null && Date.parse(beginAt) <= now);
  const stageId = (begun.at(-1) ?? tournaments[0])?.id ?? null;
  if (stageId === null) return { data: { document, stageId, table: null, matches: [] }, tags, matches: none };
  const { table, matches } = await loadStage(stageId);
  return { data: { document, stageId, table, matches }, tags: [...tags, cacheTag.tournament(stageId)], matches };
}
