import { readLastMatches, readTeamRating } from '../../store/models/entity-documents';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { loadChampion, loadHeadToHead, loadTeam, loadPlayer } from '../pages/entity-pages';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';
import { LIFETIMES } from '../cache-lifetimes';
import { loadRankings } from '../pages/stats-pages';

/** `GET /api/team/{id}`: the team, its league, its rating, its places and line-ups by serie, its latest results (newest first) and next matches. Four reads. */
export async function teamAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  const [loaded, last, rating] = await Promise.all([loadTeam(id), readLastMatches(id), readTeamRating(id)]);
  const { recent = [], next = [] } = last ?? {};
  return jsonOf(
    { ...loaded, matches: next },
    {
      now,
      missing: 'Team not found.',
      display: async ({ team, figures }) => {
        const display = await matchDisplays([...recent, ...next], now);
        const { league = null, placements = null, lineUps = null } = figures ?? {};
        return { team, league, rating, placements, lineUps, recent: recent.map(display), next: next.map(display) };
      },
    },
  );
}

/** `GET /api/head-to-head?left=ID&right=ID`: all finished meetings of two teams; the newest 50 listed; zeros for teams that have not met. One read. */
export async function headToHeadAnswer(
  { left, right }: { readonly left: number; readonly right: number },
  now: number,
): Promise<ApiAnswer> {
  if (left === right) throw new ApiError('bad-request', 'left and right must be the ids of two teams.');
  return jsonOf(await loadHeadToHead(left, right), {
    now,
    display: async ({ matches, ...totals }) => ({ left, right, ...totals, matches: matches.map(await matchDisplays(matches, now)) }),
  });
}

/** `GET /api/player/{id}`: the player, their figures over all games, the latest season's with ranks among the role and `coverage`, and `signatures`: the champions that stand for them, beside the role's averages on those, and `next`: the match of their team that runs or comes next, and the first that does not reveal how far the team got. */
export async function playerAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadPlayer(id), {
    now,
    missing: 'Player not found.',
    display: async ({ next, ...player }) => ({ ...player, next: next.map(await matchDisplays(next, now)) }),
  });
}

/** `GET /api/champion/{id}`: a champion's figures, and the games that their rates divide by. */
export async function championAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadChampion(id), {
    now,
    missing: 'Champion not found.',
    display: ({ document, drafts }) => ({ ...document, drafts }),
  });
}

/** `GET /api/rankings`: every team with a place, best first, and the regions; nothing but nulls and empty lists while no game has been played. One read. */
export async function rankingsAnswer(): Promise<ApiAnswer> {
  const { data, tags } = await loadRankings();
  return { body: data ?? { asOf: null, since: null, matches: 0, games: 0, teams: [], regions: [] }, lifetime: LIFETIMES.page, tags };
}
