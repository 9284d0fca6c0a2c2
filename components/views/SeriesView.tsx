import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { DEFAULT_REGION_ID, regionKeyOf } from '../../lib/domain/leagues/regions';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CompetitionTabs } from '../league/CompetitionTabs';
import { MoreRegions, RegionLists, useOwnRegions } from '../league/own-regions';
import { SerieWinner } from '../league/SerieWinner';
import type { ListedSerie, SeasonGroup, SeriesOfYear } from '../../lib/domain/competition/season-groups';
import { useReveal } from '../spoilers/use-reveal';
import { PageHead } from '../head/PageHead';
import { CompetitionList, CompetitionRow, CompetitionRows } from '../tournament/CompetitionRows';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { EmptyCard } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';

export type SeriesViewProps = SeriesOfYear & {
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  /** The chosen one's key. */
  readonly region: string | null;
};

/** All splits of all leagues of a year, by season: the visitor's regions, the others folded up below. */
export function SeriesView({ groups, leagues, year, years, regions, region }: SeriesViewProps) {
  const t = useTranslate();
  const own = useOwnRegions(region === null ? [] : [region]);
  const leagueById = new Map(leagues.map((league) => [league.id, league]));
  const keyOf = ({ serie }: ListedSerie) => regionKeyOf(leagueById.get(serie.leagueId)?.regionId ?? DEFAULT_REGION_ID);
  const part = (shown: boolean): readonly SeasonGroup[] =>
    groups
      .map((group) => ({ ...group, series: own.inOrder(group.series, keyOf).filter((each) => own.shows(keyOf(each)) === shown) }))
      .filter(({ series }) => series.length > 0);
  const [shown, others] = [part(true), part(false)];
  return (
    <StagePage>
      <PageHead
        title={t('serie.listTitle', { year })}
        description={t('serie.listDescription', { year })}
        path={paths.seriesOf(year, region)}
      />
      <h1>{t('serie.listTitle', { year })}</h1>
      <CompetitionTabs current="series" />
      <LinkTabs
        label={t('tournament.years')}
        tabs={years.map((each) => ({ key: each, label: String(each), href: paths.seriesOf(each, region), current: each === year }))}
      />
      {groups.length === 0 ? <EmptyCard title={t('serie.listEmpty')} /> : null}
      <RegionLists>
        {regions.length > 1 ? (
          <LinkTabs
            chips
            label={t('leagues.regions')}
            tabs={[
              { key: 'own', label: t('leagues.yourRegions'), href: paths.seriesOf(year), current: region === null },
              ...own
                .inOrder(regions, (key) => key)
                .map((key) => ({ key, label: t(`regions.${key}`), href: paths.seriesOf(year, key), current: region === key })),
            ]}
          />
        ) : null}
        <Seasons groups={shown} leagues={leagueById} />
        <MoreRegions
          keys={own.inOrder([...new Set(others.flatMap(({ series }) => series.map(keyOf)))], (key) => key)}
          open={shown.length === 0}
        >
          <Seasons groups={others} leagues={leagueById} prefix="more-" />
        </MoreRegions>
      </RegionLists>
    </StagePage>
  );
}

type SeasonsProps = {
  readonly groups: readonly SeasonGroup[];
  readonly leagues: ReadonlyMap<number, League>;
  /** Of the headings' ids. */
  readonly prefix?: string;
};

function Seasons({ groups, leagues, prefix = '' }: SeasonsProps) {
  const t = useTranslate();
  const reveal = useReveal();
  return groups.map(({ key, season, series }) => (
    <TitledSection
      key={key}
      id={`${prefix}season-${key}`}
      title={key === 'running' ? t('tournament.phases.running') : season === null ? t('serie.otherSeasons') : competitionName(season, t)}
      count={series.length}
    >
      <CompetitionList>
        {[...new Set(series.map(({ serie }) => serie.leagueId))].map((leagueId) => {
          const league = leagues.get(leagueId);
          return league ? (
            <CompetitionRows key={leagueId} league={league}>
              {series
                .filter(({ serie }) => serie.leagueId === leagueId)
                .map(({ serie, winner }) => (
                  <CompetitionRow
                    key={serie.id}
                    href={paths.serie({ id: serie.id, name: serie.fullName })}
                    name={competitionName(serie.fullName, t)}
                    beginAt={serie.beginAt}
                    endAt={serie.endAt}
                  >
                    {winner ? <SerieWinner winner={winner} reveal={reveal} /> : null}
                  </CompetitionRow>
                ))}
            </CompetitionRows>
          ) : null;
        })}
      </CompetitionList>
    </TitledSection>
  ));
}
