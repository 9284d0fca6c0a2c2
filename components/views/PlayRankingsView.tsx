import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { PlayRanking } from '../../lib/domain/play/play-page';
import { LEAST_PREDICTIONS } from '../../lib/domain/play/score';
import { percentText } from '../../lib/domain/text/format';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';
import { ruledRows } from '../play/list-style';
import { PlacesPage } from '../play/PlacesPage';
import { PlacesTable } from '../play/PlacesTable';
import { PERIOD_TEXTS, playScoreText } from '../../lib/i18n/play-texts';
import { PlayerName } from '../play/PlayerName';
import { PlayNotices } from '../play/PlayNotices';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';

const Rows = styled.ul`
  ${ruledRows}
  margin-top: var(--sp-3);

  & > li {
    justify-content: space-between;
    min-height: 44px;
    padding: 4px 12px;
  }
  & small {
    flex: none;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`;

const UNRANKED_SHOWN = 10;

/** `/play/rankings`: who predicts best, and the reader among them. */
export function PlayRankingsView({ period, players, own, reader }: PlayRanking) {
  const t = useTranslate();
  const locale = useLocale();
  const least = LEAST_PREDICTIONS[period];
  const ranked = players.filter(({ place }) => place !== null);
  const unranked = players.filter(({ place, count }) => place === null && count > 0);
  return (
    <PlacesPage
      ranking={period}
      title={t('play.rankingsTitle')}
      heading={t('play.rankings')}
      description={t('play.rankingsDescription')}
      note={
        <>
          {t('play.rankingsNote', { least })} <Link href={paths.playRules()}>{t('play.toRules')}</Link>
        </>
      }
    >
      {own === null ? (
        <PlayNotices reader={reader} />
      ) : own.place === null ? (
        <Card data-padded="">
          <div className="notice">
            <p>{t('play.ownMissing', { count: least - own.count })}</p>
            <ButtonLink href={paths.playPredictions()} data-variant="primary">
              {t('play.predictions')}
            </ButtonLink>
          </div>
        </Card>
      ) : (
        <FigureStrip
          figures={[
            { key: 'rank', label: t('play.rank'), value: own.place, note: t('play.you') },
            { key: 'score', label: t('play.score'), value: playScoreText(own.score, locale) },
            {
              key: 'hits',
              label: t('play.hits'),
              value: `${own.won}/${own.count}`,
              note: percentText(own.won / own.count, locale),
            },
          ]}
        />
      )}
      {ranked.length === 0 ? <EmptyCard title={t('play.noPlayers')} /> : <PlacesTable caption={t(PERIOD_TEXTS[period])} players={ranked} />}
      {unranked.length === 0 ? null : (
        <TitledSection id="rankings-unranked" title={t('play.unranked')}>
          <Rows>
            {unranked.slice(0, UNRANKED_SHOWN).map(({ name, mark, count, isOwn }, index) => (
              <li key={index}>
                <span>
                  <PlayerName name={name} mark={mark} linked />
                  {isOwn ? ` (${t('play.you')})` : null}
                </span>
                <small>{t('play.settledOf', { count, least })}</small>
              </li>
            ))}
          </Rows>
        </TitledSection>
      )}
    </PlacesPage>
  );
}
