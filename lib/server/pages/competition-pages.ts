import { stageToShow } from '../../domain/competition/serie-phase';
import type { StandingsDocument } from '../../domain/competition/standings';
import type { SerieCatalog, SerieDocument, TournamentCatalog, TournamentDocument } from '../../domain/models/entity-models';
import type { LeagueCatalog, LeagueDocument } from '../../domain/models/read-models';
import type { Match } from '../../domain/match/match';
import type { Tournament } from '../../domain/entities/entities';
import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import {
  readLeagueCatalog,
  readLeagueDocument,
  readSerieCatalog,
  readSerieDocument,
  readStandings,
  readTournamentCatalog,
  readTournamentDocument,
  readTournamentMatches,
} from '../../store/models/competition-documents';
import { type FoundData, type Loaded, absent, madeOf } from './loaded';

/** A league, its series and its matches. One read. */
export async function loadLeague(id: number): Promise<Loaded<LeagueDocument>> {
  const data = await readLeagueDocument(id);
  const tags = [cacheTag.league(id)];
  return data ? { data, tags, matches: [...data.running, ...data.upcoming] } : absent({ kind: 'league', id }, tags);
}

/** A league with table and matches of the stage of its current serie that is on at `now`, or was last. Three reads. */
export async function loadLeagueWithStage(id: number, now: number): Promise<Loaded<{ readonly document: LeagueDocument } & StageShown>> {
  const { data: document, ...loaded } = await loadLeague(id);
  if (document === null) return { ...loaded, data: null };
  const { shown, tags } = await loadStageShown(document.tournaments, now);
  return { data: { document, ...shown }, tags: [...loaded.tags, ...tags], matches: loaded.matches };
}

/** All leagues in their order. A next match that has begun is no longer the next one. One read. */
export async function loadLeagues(): Promise<FoundData<LeagueCatalog>> {
  const data = (await readLeagueCatalog()) ?? { leagues: [] };
  const next = data.leagues.flatMap(({ nextMatchAt }) => nextMatchAt ?? []);
  return { data, tags: [cacheTag.leagues], matches: next.map((beginAt) => ({ status: 'not_started', beginAt })) };
}

type TournamentPage = {
  readonly document: TournamentDocument;
  /** By start. */
  readonly matches: readonly Match[];
};
type Stage = {
  /** Null without a table. */
  readonly table: StandingsDocument | null;
  /** By start. */
  readonly matches: readonly Match[];
};

/** A stage and its matches. Two reads. */
export async function loadTournament(id: number): Promise<Loaded<TournamentPage>> {
  const [document, played] = await Promise.all([readTournamentDocument(id), readTournamentMatches(id)]);
  const matches = played?.matches ?? [];
  const tags = [cacheTag.tournament(id)];
  return document ? { data: { document, matches }, tags, matches } : absent({ kind: 'tournament', id }, tags);
}

/** A stage, its matches and its table. Three reads. */
export async function loadTournamentWithTable(id: number): Promise<Loaded<TournamentPage & Stage>> {
  const [loaded, table] = await Promise.all([loadTournament(id), readStandings(id)]);
  return madeOf(loaded, (page) => ({ ...page, table }));
}

/** The table and the matches of a stage that another document names. Two reads. */
export async function loadStage(id: number): Promise<Stage> {
  const [table, played] = await Promise.all([readStandings(id), readTournamentMatches(id)]);
  return { table, matches: played?.matches ?? [] };
}

type StageShown = Stage & {
  /** The stage that is on, or was last; null for a serie without stages. */
  readonly stageId: number | null;
};

/** Of a serie's stages the one that is on at `now`, or was last. Two reads. */
async function loadStageShown(
  stages: readonly Tournament[],
  now: number,
): Promise<{ readonly shown: StageShown; readonly tags: CacheTag[] }> {
  const stageId = stageToShow(stages, now)?.id ?? null;
  if (stageId === null) return { shown: { stageId, table: null, matches: [] }, tags: [] };
  return { shown: { stageId, ...(await loadStage(stageId)) }, tags: [cacheTag.tournament(stageId)] };
}

/** A serie, its league and its stages. One read. */
export async function loadSerie(id: number): Promise<Loaded<SerieDocument>> {
  const data = await readSerieDocument(id);
  const tags = [cacheTag.serie(id)];
  return data ? { data, tags, matches: [] } : absent({ kind: 'serie', id }, tags);
}

/** A serie with table and matches of the stage that is on at `now`, or was last. Three reads. */
export async function loadSerieWithStage(id: number, now: number): Promise<Loaded<{ readonly document: SerieDocument } & StageShown>> {
  const { data: document, ...loaded } = await loadSerie(id);
  if (document === null) return { ...loaded, data: null };
  const { shown, tags } = await loadStageShown(document.tournaments, now);
  return { data: { document, ...shown }, tags: [...loaded.tags, ...tags], matches: shown.matches };
}

/** All series, newest first, and the teams that won them. One read. */
export async function loadSeries(): Promise<FoundData<SerieCatalog>> {
  return { data: (await readSerieCatalog()) ?? { series: [], winners: [] }, tags: [cacheTag.catalogs], matches: [] };
}

/** The stages that begin in a year, newest first. One read. */
export async function loadTournaments(year: number): Promise<FoundData<TournamentCatalog>> {
  return { data: (await readTournamentCatalog(year)) ?? { tournaments: [] }, tags: [cacheTag.catalogs], matches: [] };
}
