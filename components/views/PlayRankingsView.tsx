import { paths } from '../../lib/domain/page/paths';
import type { PlayRanking } from '../../lib/domain/play/play-page';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PlacesTable } from '../play/PlacesTable';
import { PERIOD_TEXTS, playScoreText } from '../play/play-texts';
import { PlayPage } from '../play/PlayPage';
import { RankingChips } from '../play/RankingChips';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';

/** `/play/rankings`: who predicts best. It follows from results, and is hidden with them. */
export function PlayRankingsView({ period, players, own }: PlayRanking) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  return (
    <PlayPage
      title={t('play.rankingsTitle')}
      description={t('play.rankingsDescription')}
      tab="rankings"
      path={paths.playRankings(period === 'week' ? undefined : period)}
    >
      <RankingChips current={period} />
      <p>
        {t('play.rankingsNote')} <Link href={paths.playRules()}>{t('play.toRules')}</Link>
      </p>
      <SpoilerArea reveal={reveal} note={t('play.rankingsHidden')}>
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
      </SpoilerArea>
    </PlayPage>
  );
}
