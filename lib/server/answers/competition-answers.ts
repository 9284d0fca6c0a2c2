import type { ApiAnswer } from '../api/api-route';
import { loadLeague, loadSerie, loadTournament, loadTournaments } from '../pages/competition-pages';
import { currentYear } from '../pages/query-parameters';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';

/** JSON twins of the pages of leagues, series and tournaments: their documents, matches in the display shape. */

/** `GET /api/league/{id}`: the league, its series and winners, the current serie's stages, its running, next and latest matches. */
export async function leagueAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadLeague(id), {
    now,
    missing: 'Tournament not found.',
    display: async ({ running, upcoming, latest, ...rest }) => {
      const display = await matchDisplays([...running, ...upcoming, ...latest], now);
      return { ...rest, running: running.map(display), upcoming: upcoming.map(display), latest: latest.map(display) };
    },
  });
}

/** `GET /api/serie/{id}`: a serie, its league and its stages. */
export async function serieAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadSerie(id), { now, missing: 'Season not found.' });
}

/** `GET /api/tournament/{id}`: a stage with its sisters, teams and best players, and all its matches; its table is `/api/standings/{id}`. */
export async function tournamentAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadTournament(id), {
    now,
    missing: 'Tournament not found.',
    display: async ({ document, matches }) => ({ ...document, matches: matches.map(await matchDisplays(matches, now)) }),
  });
}

/** `GET /api/tournaments?year=2023`: the stages that begin in a year (the current one without it), newest first. One read. */
export async function tournamentsAnswer(query: { readonly year: number | null }, now: number): Promise<ApiAnswer> {
  const year = query.year ?? currentYear(now);
  return jsonOf(await loadTournaments(year), { now, display: (catalog) => ({ year, ...catalog }) });
}
