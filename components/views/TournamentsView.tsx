import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OwnRegionsLine, useOwnRegions } from '../league/own-regions';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { CompetitionList, CompetitionRow, CompetitionRows } from '../tournament/CompetitionRows';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from '../tournament/page-styles';
import type { TournamentList } from '../tournament/tournament-list';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';

export type TournamentsViewProps = {
  readonly list: TournamentList;
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  readonly region: string | null;
};

/** Every tournament of a year: running, to come, over; by league, narrowed to a region. All of it is plain links; the visitor's own regions come in their order. */
export function TournamentsView({ list, year, years, region }: TournamentsViewProps) {
  const t = useTranslate();
  const own = useOwnRegions(region);
  const groups = list.groups
    .map(({ phase, leagues }) => ({ phase, leagues: own.shown(leagues, ({ league }) => league.regionId) }))
    .filter(({ leagues }) => leagues.length > 0);
  return (
    <StagePage>
      <PageTitle title={t('tournament.listTitle', { year })} description={t('tournament.listDescription', { year })} />
      <PageAddress path={paths.tournamentsOf({ year, region, page: list.page })} />
      <h1>{t('tournament.listTitle', { year })}</h1>
      <LinkTabs
        label={t('tournament.years')}
        tabs={years.map((each) => ({
          key: each,
          label: String(each),
          href: paths.tournamentsOf({ year: each, region }),
          current: each === year,
        }))}
      />
      {list.regions.length > 1 ? (
        <LinkTabs
          chips
          label={t('leagues.regions')}
          tabs={[
            { key: 'all', label: t('leagues.allRegions'), href: paths.tournamentsOf({ year }), current: region === null },
            ...own.order(list.regions).map((key) => ({
              key,
              label: t(`regions.${key}`),
              href: paths.tournamentsOf({ year, region: key }),
              current: region === key,
            })),
          ]}
        />
      ) : null}
      <OwnRegionsLine regions={own} />
      {groups.length === 0 ? (
        <Card>
          <EmptyState title={t('tournament.listEmpty')} />
        </Card>
      ) : null}
      {groups.map(({ phase, leagues }) => (
        <section key={phase} aria-labelledby={`tournaments-${phase}`}>
          <SectionHeading id={`tournaments-${phase}`} count={leagues.reduce((sum, { rows }) => sum + rows.length, 0)}>
            {t(`tournament.phases.${phase}`)}
          </SectionHeading>
          <CompetitionList>
            {leagues.map(({ league, rows }) => (
              <CompetitionRows key={league.id} league={league}>
                {rows.map((row) => (
                  <CompetitionRow key={row.id} href={paths.tournament(row)} name={row.name} beginAt={row.beginAt} endAt={row.endAt}>
                    {row.serie?.name}
                  </CompetitionRow>
                ))}
              </CompetitionRows>
            ))}
          </CompetitionList>
        </section>
      ))}
      {list.pages > 1 ? (
        <LinkTabs
          chips
          label={t('tournament.pages')}
          tabs={Array.from({ length: list.pages }, (_, index) => index + 1).map((page) => ({
            key: page,
            label: String(page),
            href: paths.tournamentsOf({ year, region, page }),
            current: page === list.page,
          }))}
        />
      ) : null}
    </StagePage>
  );
}
