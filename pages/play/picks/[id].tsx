import { PlaySharedPicksView } from '../../../components/views/PlaySharedPicksView';
import { picksCard } from '../../../lib/server/cards/make-cards';
import { publicPage } from '../../../lib/server/pages/public-page';
import { single } from '../../../lib/domain/page/raw-query';
import { loadSharedPicks } from '../../../lib/server/play/pickem-stages';
import { playOnly } from '../../../lib/server/play/play-pages';

export default PlaySharedPicksView;

export const getServerSideProps = publicPage(
  playOnly(async ({ params, locale, now }) => {
    const result = await loadSharedPicks(single(params['id']), now);
    if (result.kind !== 'page') return result;
    const { share } = result.props;
    return { ...result, card: { subject: { kind: 'picks', share }, card: picksCard(result.props, locale) } };
  }),
);
