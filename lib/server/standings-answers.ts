import { readStandings } from '../store/tournament-document';
import { ApiError } from './api-error';
import type { ApiAnswer } from './api-route';
import { LIFETIMES } from './cache-lifetimes';
import { pathId } from './query-form';

/** `GET /api/standings/{tournamentId}`: the table with its rows by place, whether the places are the source's or counted, its lines, and what each team still needs. One read. */
export async function standingsAnswer(idText: string | null): Promise<ApiAnswer> {
  const id = pathId(idText ?? undefined);
  if (id === null) throw new ApiError('bad-request', 'The id must be a whole number.');
  const document = await readStandings(id);
  if (document === null) throw new ApiError('not-found', 'Tournament not found.');
  const { tournamentName: name, kind, from, rows, cuts = [], scenarios = null } = document;
  return { body: { tournament: { id, name, kind }, from, rows, cuts, scenarios }, lifetime: LIFETIMES.page, tags: [`tournament:${id}`] };
}
