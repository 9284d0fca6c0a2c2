import { SearchView, type SearchPageData } from '../components/views/SearchView';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { loadSearchPage, loadSearchStart } from '../lib/server/pages/search-page';

/** A page of its own for every text: nothing that was revealed carries over to the next one. */
export default function SearchPage(data: SearchPageData) {
  return <SearchView key={data.text} {...data} />;
}

export const getServerSideProps = queryPage(
  PAGE_QUERIES['/search'],
  async ({ query: { q: text }, now }): Promise<PageResult<SearchPageData>> => {
    const { data, ...copies } = text === null ? await loadSearchStart(now) : await loadSearchPage(text, now);
    return { kind: 'page', props: { text, ...data }, ...copies };
  },
);
