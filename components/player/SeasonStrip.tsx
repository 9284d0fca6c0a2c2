import styled from 'styled-components';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { percentText, rateText } from '../game/figure-text';
import { NoData } from '../game/NoData';
import { Card } from '../ui/Card';
import type { RankedFigure, SeasonSummary } from './season-summary';

const Strip = styled(Card)`
  & > dl {
    display: flex;
    flex-wrap: wrap;
    /* The outer lines of the cells lie under the card's own. */
    margin: 0 -1px -1px 0;
  }
  & > dl > div {
    display: grid;
    flex: 1 1 104px;
    gap: 2px;
    align-content: start;
    padding: 12px 14px;
    border: solid var(--border-color);
    border-width: 0 1px 1px 0;
  }
  & dt {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & dt abbr {
    text-decoration: none;
  }
  & dd {
    font-size: 1.25rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dd + dd {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;

function figureText(key: RankedFigure, value: number, locale: string): string {
  if (key === 'winRate' || key === 'killParticipation') return percentText(value);
  return rateText(value, locale, key === 'goldPerMinute' || key === 'damagePerMinute' ? 0 : key === 'kda' ? 2 : 1);
}

/** Record and figures of a season, each with its rank among the role. Tells results: to be shown in a HistoryArea. */
export function SeasonStrip({ summary }: { readonly summary: SeasonSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Strip>
      <dl>
        <div>
          <dt>{t('player.record')}</dt>
          <dd>{t('player.recordOf', { wins: summary.wins, losses: summary.games - summary.wins })}</dd>
          <dd>{t('player.games', { count: summary.games })}</dd>
        </div>
        {summary.figures.map(({ key, value, rank }) => (
          <div key={key}>
            <dt>
              <abbr title={t(`stats.definitions.${key}`)}>{t(`stats.columns.${key}`)}</abbr>
            </dt>
            <dd>{value === null ? <NoData /> : figureText(key, value, locale)}</dd>
            {rank === null ? null : <dd>{t('player.rank', { place: rank.place, of: rank.of })}</dd>}
          </div>
        ))}
      </dl>
    </Strip>
  );
}
