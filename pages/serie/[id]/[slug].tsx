import { SerieView, type SerieViewProps } from '../../../components/views/SerieView';
import { paths } from '../../../lib/domain/page/paths';
import { serieCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { publicPage } from '../../../lib/server/pages/public-page';
import { loadSerieWithStages } from '../../../lib/server/pages/competition-pages';
import { seriePageData } from '../../../lib/server/pages/structured-data';

export default SerieView;

export const getServerSideProps = publicPage(
  detailPage(loadSerieWithStages, {
    path: ({ document: { serie } }) => paths.serie({ id: serie.id, name: serie.fullName }),
    props: (data): SerieViewProps => data,
    forCrawlers: ({ document }, locale) => ({
      card: { subject: { kind: 'serie', id: document.serie.id }, card: serieCard(document, locale) },
      jsonLd: seriePageData(document, locale),
    }),
  }),
);
