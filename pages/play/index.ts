import { paths } from '../../lib/domain/page/paths';
import { publicPage } from '../../lib/server/pages/public-page';
import { playOnly } from '../../lib/server/play/play-pages';

/** What the addresses of the game begin with, as people type it. */
export default function PlayIndex() {
  return null;
}

export const getServerSideProps = publicPage(
  playOnly(() => Promise.resolve({ kind: 'redirect', to: paths.playPredictions(), status: 307 })),
);
