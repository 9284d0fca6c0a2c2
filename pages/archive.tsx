import { ArchiveView, type ArchiveViewProps } from '../components/views/ArchiveView';
import { loadArchive, loadArchiveNames } from '../lib/server/pages/archive-page';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';

export default ArchiveView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/archive'], async ({ query, now }): Promise<PageResult<ArchiveViewProps>> => {
  const { letter } = query;
  if (letter === null) {
    const { data, ...copies } = await loadArchive(now);
    return { kind: 'page', props: { shows: 'index', index: data }, ...copies };
  }
  const { data: names, ...copies } = await loadArchiveNames(letter, now);
  return names.length === 0
    ? { kind: 'notFound', tags: copies.tags }
    : { kind: 'page', props: { shows: 'names', letter, names }, ...copies };
});
