import { paths } from '../../lib/domain/page/paths';
import type { PredictionsData } from '../../lib/domain/play/play-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OpenPredictions } from '../play/OpenPredictions';
import { PlayPage } from '../play/PlayPage';
import { useOwnPlay } from '../play/use-own-play';
import { LinkTabs } from '../ui/LinkTabs';

/** `/play/predictions?league=ID`: the matches that may be predicted, the same for everybody, and one's own predictions. */
export function PlayPredictionsView({ matches, leagues, leagueId }: PredictionsData) {
  const t = useTranslate();
  return (
    <PlayPage title={t('play.title')} description={t('play.description')} tab="predictions" path={paths.playPredictions(leagueId)}>
      <OpenPredictions matches={matches} {...useOwnPlay()}>
        {leagues.length > 1 ? (
          // In a box of its own it is one row on a phone, which would otherwise begin with chips only.
          <div>
            <LinkTabs
              chips
              label={t('videos.leagues')}
              tabs={[
                { key: 'all', label: t('videos.allLeagues'), href: paths.playPredictions() },
                ...leagues.map(({ id, name }) => ({ key: id, label: competitionName(name, t), href: paths.playPredictions(id) })),
              ]}
              current={leagueId ?? 'all'}
            />
          </div>
        ) : null}
      </OpenPredictions>
    </PlayPage>
  );
}
