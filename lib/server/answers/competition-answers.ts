import type { Match } from '../../domain/match/match';
import { readLeagueCatalog, readSerieCatalog, readTournamentCatalog } from '../../store/models/catalog-document';
import { readLeagueDocument } from '../../store/models/league-document';
import { readPatchList } from '../../store/models/patch-document';
import { readSerieDocument } from '../../store/models/serie-document';
import { readHomeState, readVideosState } from '../../store/models/state-document';
import { readChampionFigures, readDraftCounts } from '../../store/models/stats-document';
import { readTournamentDocument, readTournamentMatches } from '../../store/models/tournament-document';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES, matchesLifetime, type Lifetime } from '../pages/cache-lifetimes';
import { matchDisplays } from './match-displays';
import { currentYear, pathId, yearNumber } from '../pages/query-parameters';
import { statsTag } from './stats-answers';

/** JSON twins of the pages of leagues, series, tournaments, champions, videos and patches: their documents, matches in the display shape. */

function demandId(text: string | null): number {
  const id = pathId(text ?? undefined);
  if (id === null) throw new ApiError('bad-request', 'The id must be a whole number.');
  return id;
}

function lifetimeOf(matches: readonly Match[], now: number): Lifetime {
  const starts = matches
    .filter(({ status, beginAt }) => status === 'not_started' && Date.parse(beginAt) > now)
    .map(({ beginAt }) => beginAt);
  return matchesLifetime({
    now,
    live: matches.some(({ status }) => status === 'running'),
    nextStart: starts.sort((a, b) => Date.parse(a) - Date.parse(b))[0],
  });
}

/** `GET /api/league/{id}`: the league, its series and winners, the current serie's stages, its running, next and latest matches. One read. */
export async function leagueAnswer(idText: string | null, now: number): Promise<ApiAnswer> {
  const id = demandId(idText);
  const document = await readLeagueDocument(id);
  if (document === null) throw new ApiError('not-found', 'Tournament not found.', { tags: [`league:${id}`] });
  const { running, upcoming, latest } = document;
  const display = await matchDisplays([...running, ...upcoming, ...latest], now);
  return {
    body: { ...document, running: running.map(display), upcoming: upcoming.map(display), latest: latest.map(display) },
    lifetime: lifetimeOf([...running, ...upcoming], now),
    tags: [`league:${id}`],
  };
}

/** `GET /api/serie/{id}`: a serie, its league and its stages. One read. */
export async function serieAnswer(idText: string | null): Promise<ApiAnswer> {
  const id = demandId(idText);
  const document = await readSerieDocument(id);
  if (document === null) throw new ApiError('not-found', 'Season not found.', { tags: [`serie:${id}`] });
  return { body: document, lifetime: LIFETIMES.page, tags: [`serie:${id}`] };
}

/** `GET /api/tournament/{id}`: a stage with its sisters, teams and best players, and all its matches; its table is `/api/standings/{id}`. Two reads. */
export async function tournamentAnswer(idText: string | null, now: number): Promise<ApiAnswer> {
  const id = demandId(idText);
  const [document, played] = await Promise.all([readTournamentDocument(id), readTournamentMatches(id)]);
  if (document === null) throw new ApiError('not-found', 'Tournament not found.', { tags: [`tournament:${id}`] });
  const matches = played?.matches ?? [];
  return {
    body: { ...document, matches: matches.map(await matchDisplays(matches, now)) },
    lifetime: lifetimeOf(matches, now),
    tags: [`tournament:${id}`],
  };
}

/** `GET /api/champion/{id}`: a champion's figures, and the games that their rates divide by. Two reads. */
export async function championAnswer(idText: string | null): Promise<ApiAnswer> {
  const id = demandId(idText);
  const [document, drafts] = await Promise.all([readChampionFigures(id), readDraftCounts()]);
  if (document === null) throw new ApiError('not-found', 'Champion not found.', { tags: [`champion:${id}`] });
  return { body: { ...document, drafts }, lifetime: LIFETIMES.page, tags: [`champion:${id}`, statsTag('drafts')] };
}

/** `GET /api/leagues`: all leagues in their order. One read. */
export async function leaguesAnswer(): Promise<ApiAnswer> {
  return { body: (await readLeagueCatalog()) ?? { leagues: [] }, lifetime: LIFETIMES.page, tags: ['leagues'] };
}

/** `GET /api/series`: all series, newest first, and the teams that won them. One read. */
export async function seriesAnswer(): Promise<ApiAnswer> {
  return { body: (await readSerieCatalog()) ?? { series: [], winners: [] }, lifetime: LIFETIMES.page, tags: ['catalogs'] };
}

/** `GET /api/tournaments?year=2023`: the stages that begin in a year (the current one without it), newest first. One read. */
export async function tournamentsAnswer(yearText: string | null, now: number): Promise<ApiAnswer> {
  const year = yearText === null ? currentYear(now) : yearNumber(yearText);
  if (year === null) throw new ApiError('bad-request', 'year must be four digits.');
  return { body: { year, ...((await readTournamentCatalog(year)) ?? { tournaments: [] }) }, lifetime: LIFETIMES.page, tags: ['catalogs'] };
}

/** `GET /api/videos`: running matches with their streams, and the latest matches with recordings. Two reads. */
export async function videosAnswer(now: number): Promise<ApiAnswer> {
  const [home, videos] = await Promise.all([readHomeState(), readVideosState()]);
  const running = home?.running ?? [];
  const recorded = videos?.matches ?? [];
  const display = await matchDisplays([...running, ...recorded], now);
  return {
    body: { running: running.map(display), matches: recorded.map(display) },
    lifetime: lifetimeOf(running, now),
    tags: ['home', 'videos'],
  };
}

/** `GET /api/patches`: every patch seen in matches, newest first. One read. */
export async function patchesAnswer(): Promise<ApiAnswer> {
  return { body: (await readPatchList()) ?? { patches: [] }, lifetime: LIFETIMES.page, tags: ['patches'] };
}
