import { readLastMatches, readTeamRating } from '../../store/models/entity-documents';
import type { ApiAnswer } from '../api/api-route';
import { loadChampion, loadTeam, loadPlayer } from '../pages/entity-pages';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';

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
