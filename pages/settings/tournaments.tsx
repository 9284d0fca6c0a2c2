import { cacheTag } from '../../lib/domain/page/cache-tags';
import { TournamentSettingsView, type TournamentSettingsProps } from '../../components/views/TournamentSettingsView';
import { publicPage } from '../../lib/server/pages/public-page';
import { readLeagueCatalog } from '../../lib/store/models/competition-documents';

export default TournamentSettingsView;

/** One read: all leagues; the browser knows which are followed. */
export const getServerSideProps = publicPage<TournamentSettingsProps>(async () => {
  const leagues = (await readLeagueCatalog())?.leagues ?? [];
  return {
    kind: 'page',
    props: { leagues: leagues.map(({ id, name, acronym, img, flag }) => ({ id, name, acronym, img, flag })) },
    tags: [cacheTag.leagues],
  };
});
