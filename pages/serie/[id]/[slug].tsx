import { briefTable } from '../../../lib/domain/competition/qualification-lines';
import { stageMatch } from '../../../lib/domain/match/stage-match';
import { SerieView, type SerieViewProps } from '../../../components/views/SerieView';
import { paths } from '../../../lib/domain/page/paths';
import { serieCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { publicPage } from '../../../lib/server/pages/public-page';
import { loadSerieWithStage } from '../../../lib/server/pages/competition-pages';
import { seriePageData } from '../../../lib/server/pages/structured-data';

/** A serie of its own for every id. */
export default function SeriePage(props: SerieViewProps) {
  return <SerieView key={props.document.serie.id} {...props} />;
}

export const getServerSideProps = publicPage(
  detailPage(loadSerieWithStage, {
    path: ({ document: { serie } }) => paths.serie({ id: serie.id, name: serie.fullName }),
    props: ({ table, matches, ...rest }): SerieViewProps => ({
      ...rest,
      // As on a league's page.
      table: table && briefTable(table),
      matches: matches.map(stageMatch),
    }),
    forCrawlers: ({ document }, locale) => ({
      card: { subject: { kind: 'serie', id: document.serie.id }, card: serieCard(document, locale) },
      jsonLd: seriePageData(document, locale),
    }),
  }),
);
