import { cacheTag } from '../../domain/page/cache-tags';
import type { StandingsDocument } from '../../domain/competition/standings';
import type { TournamentDocument } from '../../domain/entities/entity-models';
import type { Match } from '../../domain/match/match';
import { readStandings, readTournamentDocument, readTournamentMatches } from '../../store/models/tournament-document';
import { absent } from './absence';
import type { Loaded } from './loaded';

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
  const [{ data, ...rest }, table] = await Promise.all([loadTournament(id), readStandings(id)]);
  return { ...rest, data: data && { ...data, table } };
}

/** The table and the matches of a stage that another document names. Two reads. */
export async function loadStage(id: number): Promise<Stage> {
  const [table, played] = await Promise.all([readStandings(id), readTournamentMatches(id)]);
  return { table, matches: played?.matches ?? [] };
}
