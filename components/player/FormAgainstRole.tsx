import { formatDecimals } from '../../lib/domain/format';
import type { RecentForm } from '../../lib/domain/statistics/recent-form';
import type { SeasonSummary } from '../../lib/domain/statistics/season-summary';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { FigureStrip } from '../figures/FigureStrip';

type Props = { readonly form: RecentForm; readonly summary: SeasonSummary | null };

/** The latest games beside the own season and the middle of the role. Tells results: to be shown in a SpoilerArea. */
export function FormAgainstRole({ form, summary }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const shown = (['kda', 'damagePerMinute'] as const).flatMap((key) => {
    const value = form[key];
    if (value === null) return [];
    const { value: season = null, median = null } = summary?.figures.find((figure) => figure.key === key) ?? {};
    const text = (figure: number) => formatDecimals(figure, locale, key === 'kda' ? 2 : 0);
    const notes = [
      t('player.formGames', { count: form.games }),
      season === null ? null : t('player.seasonFigure', { figure: text(season) }),
      median === null ? null : t('player.roleMedian', { figure: text(median) }),
    ].filter((note) => note !== null);
    return [
      {
        key,
        label: t(`stats.columns.${key}`),
        title: t(`stats.definitions.${key}`),
        value: text(value),
        note: notes.join(' · '),
      },
    ];
  });
  return <FigureStrip figures={shown} />;
}
