import type { TournamentList } from '../../lib/domain/competition/tournament-list';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LinkTabs } from '../ui/LinkTabs';
import { RegionYearPage, type RegionYear } from './RegionYearPage';

export type TournamentsViewProps = RegionYear & { readonly list: TournamentList };

/** Every tournament of a year: running, to come, over. */
export function TournamentsView({ list, ...shown }: TournamentsViewProps) {
  const t = useTranslate();
  const { year, region } = shown;
  return (
    <RegionYearPage
      {...shown}
      list="tournaments"
      title={t('tournament.listTitle', { year })}
      description={t('tournament.listDescription', { year })}
      path={paths.tournamentsOf({ year, region, page: list.page })}
      empty={t('tournament.listEmpty')}
      regions={list.regions}
      hrefOf={(ofYear, ofRegion) => paths.tournamentsOf({ year: ofYear, region: ofRegion })}
      sections={list.groups.map(({ phase, leagues }) => ({
        id: `tournaments-${phase}`,
        title: t(`tournament.phases.${phase}`),
        leagues: leagues.map(({ league, rows }) => ({
          league,
          rows: rows.map(({ serie, ...row }) => ({
            ...row,
            href: paths.tournament(row),
            name: competitionName(row.name, t),
            note: competitionName(serie?.name ?? '', t),
          })),
        })),
      }))}
    >
      {list.pages > 1 ? (
        <LinkTabs
          chips
          label={t('tournament.pages')}
          tabs={Array.from({ length: list.pages }, (_, index) => index + 1).map((page) => ({
            key: page,
            label: String(page),
            href: paths.tournamentsOf({ year, region, page }),
          }))}
          current={list.page}
        />
      ) : null}
    </RegionYearPage>
  );
}
