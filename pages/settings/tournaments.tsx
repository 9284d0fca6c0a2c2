import { cacheTag } from '../../lib/domain/cache-tags';
import { TournamentSettingsView, type TournamentSettingsProps } from '../../components/views/TournamentSettingsView';
import { publicPage } from '../../lib/server/pages/public-page';
import { readLeagueCatalog } from '../../lib/store/models/catalog-document';

export default TournamentSettingsView;

/** One read: all leagues, of which the browser knows the followed ones. */
export const getServerSideProps = publicPage<TournamentSettingsProps>(async () => {
  const leagues = (await readLeagueCatalog())?.leagues ?? [];
  return {
    kind: 'page',
    props: { leagues: leagues.map(({ id, name, acronym, img, flag }) => ({ id, name, acronym, img, flag })) },
    tags: [cacheTag.leagues],
  };
});
