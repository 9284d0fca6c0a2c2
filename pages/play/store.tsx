import { PlayShopView } from '../../components/views/PlayShopView';
import { playPage } from '../../lib/server/pages/personal-page';
import { loadShop } from '../../lib/server/play/play-pages';

export default PlayShopView;

export const getServerSideProps = playPage(loadShop);
