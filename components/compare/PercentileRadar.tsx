import { listText } from '../../lib/domain/text/list-text';
import { hasPlaces, radarFigures } from '../../lib/domain/compare/compared-figures';
import type { Comparison } from '../../lib/domain/compare/comparison';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { RadarChart } from '../charts/RadarChart';
import { Card } from '../ui/Card';
import { seriesColor } from './series-colors';

/** The percentiles of players or teams with places, as a radar. Reveals results: show it in a SpoilerArea. */
export function PercentileRadar({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslate();
  const locale = useLocale();
  const { compared } = comparison;
  const axes = radarFigures(compared.map(({ placed }) => placed));
  const drawn = compared.flatMap(({ id, name, placed }, index) =>
    hasPlaces(placed)
      ? [
          {
            key: id,
            name,
            color: seriesColor(index),
            values: axes.map((axis) => placed.figures.find(({ key }) => key === axis)?.percentile ?? 0),
          },
        ]
      : [],
  );
  const caption = t('compare.profileOf', {
    names: listText(
      drawn.map(({ name }) => name),
      locale,
    ),
  });
  return (
    <Card data-padded="">
      <RadarChart
        label={caption}
        axes={axes.map((axis) => t(`stats.columns.${axis}`))}
        series={drawn}
        table={{
          caption,
          head: [t('team.figure'), ...drawn.map(({ name }) => name)],
          rows: axes.map((axis, row) => [t(`stats.columns.${axis}`), ...drawn.map(({ values }) => String(values[row] ?? ''))]),
        }}
      />
    </Card>
  );
}
