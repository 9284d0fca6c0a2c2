import { cacheTag } from '../../domain/page/cache-tags';
import type { StandingsDocument } from '../../domain/competition/standings';
import { readStandings, readTournamentDocument } from '../../store/models/competition-documents';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../cache-lifetimes';

/** A tournament whose teams are not known has a table all the same, without rows. */
async function withoutTeams(id: number): Promise<StandingsDocument> {
  const document = await readTournamentDocument(id);
  if (document === null) throw new ApiError('not-found', 'Tournament not found.');
  const { name, hasBracket } = document.tournament;
  return { tournamentId: id, tournamentName: name, kind: hasBracket ? 'bracket' : 'group', from: 'matches', rows: [] };
}

/**
 * `GET /api/standings/{tournamentId}`: the table with its rows by place, whether
 * the places are the source's or counted, its lines, what each team still needs, who may win a bracket,
 * and where it contradicts the matches. One read, two without rows.
 */
export async function standingsAnswer({ tournamentId: id }: { readonly tournamentId: number }): Promise<ApiAnswer> {
  const {
    tournamentName: name,
    kind,
    from,
    rows,
    cuts = [],
    scenarios = null,
    titleChances = null,
    notes = [],
  } = (await readStandings(id)) ?? (await withoutTeams(id));
  const body = { tournament: { id, name, kind }, from, rows, cuts, scenarios, titleChances, notes };
  return { body, lifetime: LIFETIMES.page, tags: [cacheTag.tournament(id)] };
}
