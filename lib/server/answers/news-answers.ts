import { recapId } from '../../domain/news/news';
import { matchSlug } from '../../domain/paths';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { loadNews } from '../pages/news-page';
import { pageNumber, pathId } from '../pages/query-parameters';
import { jsonOf } from './json-of';

type Asked = { readonly league: string | null; readonly team: string | null; readonly page: string | null };

/** `GET /api/news?league=293&team=77&page=2`: a page of the list, newest first; a recap names its match and tells nothing of its result. Two reads. */
export async function newsAnswer({ league, team, page: pageText }: Asked, now: number): Promise<ApiAnswer> {
  const leagueId = league === null ? null : pathId(league);
  const teamId = team === null ? null : pathId(team);
  const page = pageNumber(pageText ?? undefined);
  if (page === null || (league !== null && leagueId === null) || (team !== null && teamId === null))
    throw new ApiError('bad-request', 'league and team must be ids, page a number from 1.');
  return jsonOf(await loadNews({ leagueId: teamId === null ? leagueId : null, teamId }, page), {
    now,
    missing: 'No such page of news.',
    display: ({ scope, pages, items }) => ({
      scope,
      page,
      pages,
      items: items.map((item) =>
        item.kind === 'recap'
          ? { ...item, id: recapId(item.matchId), slug: matchSlug({ id: item.matchId, left: item.left, right: item.right }) }
          : item,
      ),
    }),
  });
}
