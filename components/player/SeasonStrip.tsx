import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatDecimals, percentText } from '../../lib/domain/format';
import { NoData } from '../figures/NoData';
import { CoverageNote } from '../figures/CoverageNote';
import { FigureStrip, type StripFigure } from '../figures/FigureStrip';
import styled from 'styled-components';
import { coversMost } from '../../lib/domain/statistics/coverage';
import type { RankedFigure, SeasonSummary } from '../../lib/domain/statistics/season-summary';

const Note = styled.p`
  color: var(--faint-text-color);
  font-size: var(--fs-xs);
`;

function figureText(key: RankedFigure, value: number, locale: string): string {
  if (key === 'winRate' || key === 'killParticipation') return percentText(value);
  return formatDecimals(value, locale, key === 'goldPerMinute' || key === 'damagePerMinute' ? 0 : key === 'kda' ? 2 : 1);
}

/** Record and figures of a season, each with its rank among the role. Tells results: to be shown in a SpoilerArea. */
export function SeasonStrip({ summary }: { readonly summary: SeasonSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  const record: StripFigure = {
    key: 'record',
    label: t('player.record'),
    value: t('player.recordOf', { wins: summary.wins, losses: summary.games - summary.wins }),
    note: t('player.games', { count: summary.games }),
  };
  const figures = summary.figures.map(({ key, value, rank }) => ({
    key,
    label: t(`stats.columns.${key}`),
    title: t(`stats.definitions.${key}`),
    value: value === null ? <NoData /> : figureText(key, value, locale),
    note: rank === null ? null : t('player.rank', { place: rank.place, of: rank.of }),
  }));
  return (
    <>
      <FigureStrip figures={[record, ...figures]} />
      {summary.figures.some(({ rank }) => rank !== null) ? <Note>{t('player.rankNote')}</Note> : null}
      <CoverageNote coverage={summary.coverage} withoutPlaces={!coversMost(summary.coverage)} />
    </>
  );
}
