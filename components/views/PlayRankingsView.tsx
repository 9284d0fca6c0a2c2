import { formatDecimals, percentText } from '../../lib/domain/format';
import { paths } from '../../lib/domain/paths';
import type { PlayRanking } from '../../lib/domain/play/play-page';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PERIOD_TEXTS } from '../play/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayPage } from '../play/PlayPage';
import { RankingChips } from '../play/RankingChips';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';

/** `/play/rankings`: who predicts best. It follows from results, and is hidden with them. */
export function PlayRankingsView({ period, players, own }: PlayRanking) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const score = (value: number | null) => (value === null ? '–' : formatDecimals(value, locale, 1));
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
        <p>
          {own.score === null
            ? t('play.ownMissing', { count: own.missing })
            : t('play.ownScore', { score: score(own.score), won: own.won, count: own.count })}
        </p>
        {players.length === 0 ? (
          <Card>
            <EmptyState title={t('play.noPlayers')}>{t('play.noPlayersHint')}</EmptyState>
          </Card>
        ) : (
          <DataTable caption={t(PERIOD_TEXTS[period])} least={340}>
            <thead>
              <tr>
                <th scope="col">{t('play.rank')}</th>
                <th scope="col">{t('play.player')}</th>
                <th scope="col">{t('play.count')}</th>
                <th scope="col">{t('play.hits')}</th>
                <th scope="col">{t('play.score')}</th>
              </tr>
            </thead>
            <tbody>
              {players.map(({ place, name, mark, count, won, score: value, isOwn }, index) => (
                <tr key={index} data-own={isOwn ? '' : undefined}>
                  <td>{place}</td>
                  <th scope="row">
                    <PlayerName name={name || t('play.nameless')} mark={mark} linked />
                    {isOwn ? ` (${t('play.you')})` : null}
                  </th>
                  <td>{count}</td>
                  <td>{percentText(won / count, locale)}</td>
                  <td>{score(value)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </SpoilerArea>
    </PlayPage>
  );
}
