import { paths } from '../../lib/domain/page/paths';
import type { PlayRanking } from '../../lib/domain/play/play-page';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PlacesPage } from '../play/PlacesPage';
import { PlacesTable } from '../play/PlacesTable';
import { PERIOD_TEXTS, playScoreText } from '../play/play-texts';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';

/** `/play/rankings`: who predicts best. */
export function PlayRankingsView({ period, players, own }: PlayRanking) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <PlacesPage
      ranking={period}
      title={t('play.rankingsTitle')}
      description={t('play.rankingsDescription')}
      note={
        <>
          {t('play.rankingsNote')} <Link href={paths.playRules()}>{t('play.toRules')}</Link>
        </>
      }
    >
      {own === null ? null : (
        <p>
          {own.score === null
            ? t('play.ownMissing', { count: own.missing })
            : t('play.ownScore', { score: playScoreText(own.score, locale), won: own.won, count: own.count })}
        </p>
      )}
      {players.length === 0 ? (
        <EmptyCard title={t('play.noPlayers')}>{t('play.noPlayersHint')}</EmptyCard>
      ) : (
        <PlacesTable caption={t(PERIOD_TEXTS[period])} players={players} />
      )}
    </PlacesPage>
  );
}
