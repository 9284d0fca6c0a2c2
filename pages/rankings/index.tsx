import { RankingsView, type RankingsViewProps } from '../../components/views/RankingsView';
import { inRegion } from '../../lib/domain/rating/shown-rankings';
import { rankingsCard } from '../../lib/server/cards/make-cards';
import { PAGE_QUERIES } from '../../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../../lib/server/pages/public-page';
import { loadRankings } from '../../lib/server/pages/stats-pages';

/** Another region is another page: nothing that was revealed carries over. */
export default function RankingsPage(props: RankingsViewProps) {
  return <RankingsView key={props.region} {...props} />;
}

export const getServerSideProps = queryPage(
  PAGE_QUERIES['/rankings'],
  async ({ query: { region }, locale }): Promise<PageResult<RankingsViewProps>> => {
    const { data, ...copies } = await loadRankings();
    return {
      kind: 'page',
      props: { region, rankings: data && inRegion(data, region) },
      ...copies,
      card: { subject: { kind: 'rankings', region: null }, card: rankingsCard(locale) },
    };
  },
);
