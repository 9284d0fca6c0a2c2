import { useState } from 'react';
import styled from 'styled-components';
import { useTimeZone } from '../../lib/client/time-zone';
import type { TrendGame } from '../../lib/domain/statistics/player-figures-document';
import { dayOf } from '../../lib/domain/schedule/week';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LineChart } from '../charts/LineChart';
import { formatDecimals } from '../../lib/domain/format';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { Card } from '../ui/Card';
import { LEAST_TREND_GAMES, TREND_FIGURES, trendPoints, type TrendFigure } from '../../lib/domain/statistics/player-trend';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);
  --chart-height: 180px;
  --line-color: var(--hl-color1);

  & .figures {
    display: flex;
    gap: var(--sp-2);
  }
  & .figures > button {
    min-height: max(32px, var(--hit));
    padding: 4px 13px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 550;
  }
  & .figures > button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--main-fill);
    color: var(--text-dark-color);
  }
`;

type Props = { readonly games: readonly TrendGame[]; readonly name: string };

/** KDA or damage per minute over the latest games. Tells results: to be shown in a SpoilerArea. */
export function PlayerTrend({ games, name }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const [chosen, setChosen] = useState<TrendFigure>('kda');
  const known = TREND_FIGURES.filter((figure) => trendPoints(games, figure).length >= LEAST_TREND_GAMES);
  const figure = known.includes(chosen) ? chosen : 'kda';
  const points = trendPoints(games, figure);
  const label = t(`stats.columns.${figure}`);
  const decimals = figure === 'kda' ? 2 : 0;
  const dateOf = (at: string) => formatDay(dayOf(at, zone), 'date', locale);
  const [first, last] = [points[0], points.at(-1)];
  const caption = t('player.trendOver', { player: name, figure: label });
  return (
    <Box>
      {known.length > 1 ? (
        <div className="figures" role="group" aria-label={t('player.trendFigure')}>
          {known.map((each) => (
            <button key={each} type="button" aria-pressed={each === figure} onClick={() => setChosen(each)}>
              {t(`stats.columns.${each}`)}
            </button>
          ))}
        </div>
      ) : null}
      <LineChart
        key={figure}
        label={caption}
        points={points}
        fromZero
        xTicks={[first, last].flatMap((point) => (point ? [{ at: point.x, text: String(point.x) }] : []))}
        yText={(value) => formatDecimals(value, locale, Number.isInteger(value) ? 0 : 1)}
        describe={(index) => {
          const point = points[index];
          return point ? `${dateOf(point.at)}: ${formatDecimals(point.y, locale, decimals)} ${label} (${point.record})` : '';
        }}
        table={{
          caption,
          head: [t('player.game'), t('player.date'), t('game.kda'), label],
          rows: points.map(({ x, y, at, record }) => [String(x), dateOf(at), record, formatDecimals(y, locale, decimals)]),
        }}
      />
    </Box>
  );
}
