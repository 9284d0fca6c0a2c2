import { paths } from '../../lib/domain/page/paths';
import type { PredictionsData } from '../../lib/domain/play/play-page';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageSteps } from '../news/PageSteps';
import { OpenPredictions } from '../play/OpenPredictions';
import { PlayPage } from '../play/PlayPage';
import { useOwnPlay } from '../play/use-own-play';
import { LinkTabs } from '../ui/LinkTabs';

/** `/play/predictions?league=ID&page=N`: the matches that may be predicted, the same for everybody, and one's own predictions. */
export function PlayPredictionsView({ matches, leagues, leagueId, page, pages }: PredictionsData) {
  const t = useTranslate();
  return (
    <PlayPage title={t('play.title')} description={t('play.description')} tab="predictions" path={paths.playPredictions(leagueId, page)}>
      <OpenPredictions
        matches={matches}
        {...useOwnPlay()}
        steps={
          <PageSteps
            page={page}
            pages={pages}
            hrefOf={(each) => paths.playPredictions(leagueId, each)}
            labels={{ before: 'play.earlier', after: 'play.later' }}
          />
        }
      >
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
