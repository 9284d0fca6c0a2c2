import { briefTable } from '../../domain/competition/qualification-lines';
import { stagesToShow } from '../../domain/competition/serie-phase';
import type { StandingsDocument } from '../../domain/competition/standings';
import type { SerieCatalog, SerieDocument, TournamentCatalog, TournamentDocument } from '../../domain/models/entity-models';
import type { LeagueCatalog, LeagueDocument } from '../../domain/models/read-models';
import type { Match } from '../../domain/match/match';
import { stageMatch } from '../../domain/match/stage-match';
import type { StageShown } from '../../domain/models/tournament-data';
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
import { type FoundData, type PageData, absent, madeOf } from './loaded';

/** A league, its series and its matches. One read. */
export async function loadLeague(id: number): Promise<PageData<LeagueDocument>> {
  const data = await readLeagueDocument(id);
  const tags = [cacheTag.league(id)];
  return data ? { data, tags, matches: [...data.running, ...data.upcoming] } : absent({ kind: 'league', id }, tags);
}

/** A league with tables and matches of the stages of its current serie that are on at `now`, or were last. One read, and two for each of them. */
export async function loadLeagueWithStages(
  id: number,
  now: number,
): Promise<PageData<{ readonly document: LeagueDocument } & StagesShown>> {
  const { data: document, ...loaded } = await loadLeague(id);
  if (document === null) return { ...loaded, data: null };
  const { shown, tags } = await loadStagesShown(document.tournaments, now);
  return { data: { document, shown }, tags: [...loaded.tags, ...tags], matches: loaded.matches };
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
  /** The table or bracket; null without one. */
  readonly table: StandingsDocument | null;
  /** By start. */
  readonly matches: readonly Match[];
};

/** A stage and its matches. Two reads. */
export async function loadTournament(id: number): Promise<PageData<TournamentPage>> {
  const [document, played] = await Promise.all([readTournamentDocument(id), readTournamentMatches(id)]);
  const matches = played?.matches ?? [];
  const tags = [cacheTag.tournament(id)];
  return document ? { data: { document, matches }, tags, matches } : absent({ kind: 'tournament', id }, tags);
}

/** A stage, its matches and its table. Three reads. */
export async function loadTournamentWithTable(id: number): Promise<PageData<TournamentPage & Stage>> {
  const [loaded, table] = await Promise.all([loadTournament(id), readStandings(id)]);
  return madeOf(loaded, (page) => ({ ...page, table }));
}

/** The table and the matches of a stage that another document names. Two reads. */
export async function loadStage(id: number): Promise<Stage> {
  const [table, played] = await Promise.all([readStandings(id), readTournamentMatches(id)]);
  return { table, matches: played?.matches ?? [] };
}

type StagesShown = {
  /** More than one where groups are played side by side; empty for a serie without stages. What each team still needs is shown on the pages of standings and stage only. */
  readonly shown: readonly StageShown[];
};

/** The stages of a serie that are on at `now`, or were last. Two reads each. */
async function loadStagesShown(stages: readonly Tournament[], now: number): Promise<StagesShown & { readonly tags: CacheTag[] }> {
  const ids = stagesToShow(stages, now).map(({ id }) => id);
  const shown = ids.map(async (stageId): Promise<StageShown> => {
    const { table, matches } = await loadStage(stageId);
    return { stageId, table: table && briefTable(table), matches: matches.map(stageMatch) };
  });
  return {
    shown: await Promise.all(shown),
    tags: ids.map(cacheTag.tournament),
  };
}

/** A serie, its league and its stages. One read. */
export async function loadSerie(id: number): Promise<PageData<SerieDocument>> {
  const data = await readSerieDocument(id);
  const tags = [cacheTag.serie(id)];
  return data ? { data, tags, matches: [] } : absent({ kind: 'serie', id }, tags);
}

/** A serie with tables and matches of the stages that are on at `now`, or were last. One read, and two for each of them. */
export async function loadSerieWithStages(id: number, now: number): Promise<PageData<{ readonly document: SerieDocument } & StagesShown>> {
  const { data: document, ...loaded } = await loadSerie(id);
  if (document === null) return { ...loaded, data: null };
  const { shown, tags } = await loadStagesShown(document.tournaments, now);
  return { data: { document, shown }, tags: [...loaded.tags, ...tags], matches: shown.flatMap(({ matches }) => matches) };
}

/** All series, newest first, and the teams that won them. One read. */
export async function loadSeries(): Promise<FoundData<SerieCatalog>> {
  return { data: (await readSerieCatalog()) ?? { series: [], winners: [] }, tags: [cacheTag.catalogs], matches: [] };
}

/** The stages that begin in a year, newest first. One read. */
export async function loadTournaments(year: number): Promise<FoundData<TournamentCatalog>> {
  return { data: (await readTournamentCatalog(year)) ?? { tournaments: [] }, tags: [cacheTag.catalogs], matches: [] };
}
