import { championName } from '../../lib/i18n/champion-name';
import { percentText } from '../../lib/domain/text/format';
import type { PresencePlot } from '../../lib/domain/statistics/champion-plot';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionPlot } from '../champion/ChampionPlot';
import { ChartTable } from '../charts/ChartTable';

/** The champions of a patch as a plot, and the same as a table. Reveals results: show it in a SpoilerArea. */
export function MetaPlot({ plot, version }: { readonly plot: PresencePlot; readonly version: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const caption = t('stats.plot.caption', { scope: version });
  const [share, winRate] = [t(`stats.columns.${plot.share}`), t('stats.columns.winRate')];
  const earlier = (label: string) => t('stats.plot.before', { label, before: plot.before ?? '' });
  return (
    <>
      <ChampionPlot plot={plot} caption={caption} />
      <ChartTable
        caption={caption}
        head={[
          t('stats.row.champions'),
          t('stats.columns.picks'),
          share,
          winRate,
          ...(plot.before === null ? [] : [earlier(share), earlier(winRate)]),
        ]}
        rows={plot.points.map(({ champion, picks, before, ...now }) => [
          championName(champion.name, t),
          String(picks),
          percentText(now.share, locale),
          percentText(now.winRate, locale),
          ...(plot.before === null
            ? []
            : before === null
              ? ['–', '–']
              : [percentText(before.share, locale), before.winRate === null ? '–' : percentText(before.winRate, locale)]),
        ])}
      />
    </>
  );
}
