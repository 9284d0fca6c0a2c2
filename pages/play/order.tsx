import type { GetServerSideProps } from 'next';
import { PlayOrderView } from '../../components/views/PlayOrderView';
import { paths } from '../../lib/domain/page/paths';
import { DEFAULT_LOCALE, isLocale } from '../../lib/domain/settings/locales';
import { localizedPath } from '../../lib/i18n/localized-path';
import { pathId } from '../../lib/server/pages/query-parameters';
import { personalPageForAll } from '../../lib/server/pages/personal-page';
import { loadOrder } from '../../lib/server/play/play-pages';

export default PlayOrderView;

const ofMatch = personalPageForAll((session, query) => loadOrder(session, pathId(query['match'])));

/** Without a match: to those that are open. */
export const getServerSideProps: GetServerSideProps = (context) => {
  const { locale, query } = context;
  if (query['match'] !== undefined) return ofMatch(context);
  const destination = localizedPath(isLocale(locale) ? locale : DEFAULT_LOCALE, paths.playPredictions());
  return Promise.resolve({ redirect: { destination, statusCode: 307 } });
};
