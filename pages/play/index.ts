import { paths } from '../../lib/domain/page/paths';
import { publicPage } from '../../lib/server/pages/public-page';
import { playOnly } from '../../lib/server/play/play-pages';

/** `/play`, which people type because the game's addresses begin with it. */
export default function PlayIndex() {
  return null;
}

export const getServerSideProps = publicPage(
  playOnly(() => Promise.resolve({ kind: 'redirect', to: paths.playPredictions(), status: 307 })),
);
