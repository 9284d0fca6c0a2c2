import { VideosView, type VideosData } from '../components/views/VideosView';
import { VIDEO_PAGE } from '../lib/domain/videos';
import { publicPage } from '../lib/server/public-page';
import { pageNumber, pathId } from '../lib/server/query-form';
import { readHomeState, readVideosState } from '../lib/store/state-document';

export default VideosView;

/** Two reads. */
export const getServerSideProps = publicPage<VideosData>(async ({ query }) => {
  const leagueId = query['league'] === undefined ? null : pathId(query['league']);
  const page = pageNumber(query['page']);
  if (page === null || (query['league'] !== undefined && leagueId === null)) return { kind: 'notFound' };
  const [home, videos] = await Promise.all([readHomeState(), readVideosState()]);
  const all = videos?.matches ?? [];
  const ofLeague = leagueId === null ? all : all.filter((match) => match.leagueId === leagueId);
  const pages = Math.max(1, Math.ceil(ofLeague.length / VIDEO_PAGE));
  if (page > pages || (leagueId !== null && ofLeague.length === 0)) return { kind: 'notFound' };
  const running = home?.running ?? [];
  const leagues = [...new Map(all.map((match) => [match.leagueId, { id: match.leagueId, name: match.leagueName }])).values()];
  return {
    kind: 'page',
    texts: ['game', 'matchPage', 'news', 'newsTabs', 'videos'],
    props: { running, matches: ofLeague.slice((page - 1) * VIDEO_PAGE, page * VIDEO_PAGE), leagues, leagueId, page, pages },
    tags: ['home', 'videos'],
    live: running.length > 0,
  };
});
