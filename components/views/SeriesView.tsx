import type { SeriesOfYear } from '../../lib/domain/competition/series-of-year';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SerieWinner } from '../league/SerieWinner';
import { useReveal } from '../spoilers/use-reveal';
import { RegionYearPage, type RegionYear } from './RegionYearPage';

export type SeriesViewProps = SeriesOfYear & RegionYear;

/** All splits of all leagues of a year: running, to come, over. */
export function SeriesView({ groups, leagues, ...shown }: SeriesViewProps) {
  const t = useTranslate();
  const reveal = useReveal();
  const { year, region } = shown;
  return (
    <RegionYearPage
      {...shown}
      list="series"
      title={t('serie.listTitle', { year })}
      description={t('serie.listDescription', { year })}
      path={paths.seriesOf(year, region)}
      empty={t('serie.listEmpty')}
      hrefOf={paths.seriesOf}
      sections={groups.map(({ phase, series }) => ({
        id: `series-${phase}`,
        title: t(`tournament.phases.${phase}`),
        leagues: leagues
          .map((league) => ({
            league,
            rows: series
              .filter(({ serie }) => serie.leagueId === league.id)
              .map(({ serie, winner }) => ({
                id: serie.id,
                href: paths.serie({ id: serie.id, name: serie.fullName }),
                name: competitionName(serie.fullName, t),
                beginAt: serie.beginAt,
                endAt: serie.endAt,
                note: winner ? <SerieWinner winner={winner} reveal={reveal} /> : null,
              })),
          }))
          .filter(({ rows }) => rows.length > 0),
      }))}
    />
  );
}
