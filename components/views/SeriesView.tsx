import type { League } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { GroupKey } from '../league/league-groups';
import { OwnRegionsLine, useOwnRegions } from '../league/own-regions';
import { SerieWinner } from '../league/SerieWinner';
import type { SeasonGroup } from '../league/season-groups';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { CompetitionList, CompetitionRow, CompetitionRows } from '../tournament/CompetitionRows';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from '../tournament/page-styles';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';

export type SeriesViewProps = {
  /** Running first, then season by season, newest first. */
  readonly groups: readonly SeasonGroup[];
  readonly leagues: readonly League[];
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  /** Those of the year's leagues, in league order. */
  readonly regions: readonly GroupKey[];
  /** The chosen one's key. */
  readonly region: string | null;
};

/** All splits of all leagues of a year, by season (layouts: "Series page"). */
export function SeriesView({ groups, leagues, year, years, regions, region }: SeriesViewProps) {
  const t = useTranslate();
  const own = useOwnRegions(region);
  const leagueById = new Map(leagues.map((league) => [league.id, league]));
  const seasons = groups
    .map((group) => ({ ...group, series: own.shown(group.series, ({ serie }) => leagueById.get(serie.leagueId)?.regionId ?? -1) }))
    .filter(({ series }) => series.length > 0);
  return (
    <StagePage>
      <PageTitle title={t('serie.listTitle', { year })} description={t('serie.listDescription', { year })} />
      <PageAddress path={paths.seriesOf(year, region)} />
      <h1>{t('serie.listTitle', { year })}</h1>
      <LinkTabs
        label={t('tournament.years')}
        tabs={years.map((each) => ({ key: each, label: String(each), href: paths.seriesOf(each, region), current: each === year }))}
      />
      {regions.length > 1 ? (
        <LinkTabs
          chips
          label={t('leagues.regions')}
          tabs={[
            { key: 'all', label: t('leagues.allRegions'), href: paths.seriesOf(year), current: region === null },
            ...own.order(regions).map((key) => ({ key, label: t(`regions.${key}`), href: paths.seriesOf(year, key), current: region === key })),
          ]}
        />
      ) : null}
      <OwnRegionsLine regions={own} />
      {seasons.length === 0 ? (
        <Card>
          <EmptyState title={t('serie.listEmpty')} />
        </Card>
      ) : null}
      {seasons.map(({ key, season, series }) => (
        <section key={key} aria-labelledby={`season-${key}`}>
          <SectionHeading id={`season-${key}`} count={series.length}>
            {key === 'running' ? t('tournament.phases.running') : season === null ? t('serie.otherSeasons') : season}
          </SectionHeading>
          <CompetitionList>
            {[...new Set(series.map(({ serie }) => serie.leagueId))].map((leagueId) => {
              const league = leagueById.get(leagueId);
              return league ? (
                <CompetitionRows key={leagueId} league={league}>
                  {series
                    .filter(({ serie }) => serie.leagueId === leagueId)
                    .map(({ serie, winner }) => (
                      <CompetitionRow
                        key={serie.id}
                        href={paths.serie({ id: serie.id, name: serie.fullName })}
                        name={serie.fullName}
                        beginAt={serie.beginAt}
                        endAt={serie.endAt}
                      >
                        {winner ? <SerieWinner winner={winner} /> : null}
                      </CompetitionRow>
                    ))}
                </CompetitionRows>
              ) : null;
            })}
          </CompetitionList>
        </section>
      ))}
    </StagePage>
  );
}
