import { VideosView, type VideosData } from '../components/views/VideosView';
import { VIDEO_PAGE } from '../lib/domain/match/videos';
import { playedLeagues } from '../lib/domain/schedule/schedule-order';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { loadVideos } from '../lib/server/pages/news-pages';

export default VideosView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/videos'], async ({ query }): Promise<PageResult<VideosData>> => {
  const { league: leagueId, page } = query;
  const { data, ...copies } = await loadVideos();
  const { running, recorded: all } = data;
  const ofLeague = leagueId === null ? all : all.filter((match) => match.leagueId === leagueId);
  const pages = Math.max(1, Math.ceil(ofLeague.length / VIDEO_PAGE));
  if (page > pages || (leagueId !== null && ofLeague.length === 0)) return { kind: 'notFound', tags: copies.tags };
  const leagues = playedLeagues(all);
  return {
    kind: 'page',
    props: { running, matches: ofLeague.slice((page - 1) * VIDEO_PAGE, page * VIDEO_PAGE), leagues, leagueId, page, pages },
    ...copies,
  };
});
