import { paths } from '../../lib/domain/page/paths';
import type { OpenMatch } from '../../lib/domain/play/play-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OpenPredictions } from '../play/OpenPredictions';
import { PlayPage } from '../play/PlayPage';
import { useOwnPlay } from '../play/use-own-play';

/** `/play/predictions`: the matches that may be predicted, the same for everybody, and one's own predictions. */
export function PlayPredictionsView({ matches }: { readonly matches: readonly OpenMatch[] }) {
  const t = useTranslate();
  return (
    <PlayPage title={t('play.title')} description={t('play.description')} tab="predictions" path={paths.playPredictions()}>
      <OpenPredictions matches={matches} {...useOwnPlay()} />
    </PlayPage>
  );
}
