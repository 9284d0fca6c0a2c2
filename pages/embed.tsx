import { EmbedView, type EmbedViewProps } from '../components/views/EmbedView';
import { translator } from '../lib/i18n/message-registry';
import { loadEmbedChoices } from '../lib/server/pages/embed-page';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';

export default EmbedView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/embed'], async ({ query, locale }): Promise<PageResult<EmbedViewProps>> => {
  const { data, ...copies } = await loadEmbedChoices(query.target, translator(locale));
  return { kind: 'page', props: { query, choices: data }, ...copies };
});
