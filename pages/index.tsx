import { cacheTag } from '../lib/domain/cache-tags';
import type { HomeState } from '../lib/domain/read-models';
import { HomeView, type HomeViewProps } from '../components/views/HomeView';
import { homeBands, homePageLists } from '../lib/server/pages/home-page';
import { announcements } from '../lib/server/pages/shell-data';
import { publicPage } from '../lib/server/pages/public-page';
import { readHomeState } from '../lib/store/models/state-document';

export default HomeView;

const NO_MATCHES: HomeState = { running: [], upcoming: [], latest: [], startMinutes: [] };

/** One read: the homepage's lists. Announcements are in the process. */
export const getServerSideProps = publicPage<Omit<HomeViewProps, 'shell'>>(async ({ now, locale }) => {
  const announced = announcements(now, locale);
  const state = (await readHomeState()) ?? NO_MATCHES;
  const { playing, startMinutes } = state;
  const bands = homeBands(state);
  return {
    kind: 'page',
    props: {
      home: { ...homePageLists(bands), ...(playing ? { playing } : {}), startMinutes },
      announcements: await announced,
    },
    tags: [cacheTag.home, cacheTag.announcements],
    matches: [...bands.running, ...bands.next.map(({ match }) => match)],
  };
});
