import styled from 'styled-components';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { percentText, rateText } from '../game/figure-text';
import { NoData } from '../game/NoData';
import { Card } from '../ui/Card';
import type { RankedFigure, SeasonSummary } from './season-summary';

const Strip = styled(Card)`
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: 1px;
    background: var(--border-color);
  }
  & > dl > div {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 12px 14px;
    background: var(--bg-element-color);
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
