import { paths } from '../../lib/domain/page/paths';
import { regionKeyOf } from '../../lib/domain/leagues/regions';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CompetitionTabs } from '../league/CompetitionTabs';
import { MoreRegions, RegionLists, useOwnRegions } from '../league/own-regions';
import { PageHead } from '../head/PageHead';
import { CompetitionList, CompetitionRow, CompetitionRows } from '../tournament/CompetitionRows';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import type { LeagueTournaments, PhaseGroup, TournamentList } from '../../lib/domain/competition/tournament-list';
import { EmptyCard } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';

export type TournamentsViewProps = {
  readonly list: TournamentList;
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  readonly region: string | null;
};

const keyOf = ({ league }: LeagueTournaments) => regionKeyOf(league.regionId);

/**
 * Every tournament of a year: running, to come, over; by league. The visitor's
 * regions, the others folded up below, or one region; all of it is plain links.
 */
export function TournamentsView({ list, year, years, region }: TournamentsViewProps) {
  const t = useTranslate();
  const own = useOwnRegions(region === null ? [] : [region]);
  const part = (shown: boolean): readonly PhaseGroup[] =>
    list.groups
      .map(({ phase, leagues }) => ({ phase, leagues: own.inOrder(leagues, keyOf).filter((each) => own.shows(keyOf(each)) === shown) }))
      .filter(({ leagues }) => leagues.length > 0);
  const [shown, others] = [part(true), part(false)];
  return (
    <StagePage>
      <PageHead
        title={t('tournament.listTitle', { year })}
        description={t('tournament.listDescription', { year })}
        path={paths.tournamentsOf({ year, region, page: list.page })}
      />
      <h1>{t('tournament.listTitle', { year })}</h1>
      <CompetitionTabs current="tournaments" />
      <LinkTabs
        label={t('tournament.years')}
        tabs={years.map((each) => ({
          key: each,
          label: String(each),
          href: paths.tournamentsOf({ year: each, region }),
          current: each === year,
        }))}
      />
      {list.groups.length === 0 ? <EmptyCard title={t('tournament.listEmpty')} /> : null}
      <RegionLists>
        {list.regions.length > 1 ? (
          <LinkTabs
            chips
            label={t('leagues.regions')}
            tabs={[
              { key: 'own', label: t('leagues.yourRegions'), href: paths.tournamentsOf({ year }), current: region === null },
              ...own
                .inOrder(list.regions, (key) => key)
                .map((key) => ({
                  key,
                  label: t(`regions.${key}`),
                  href: paths.tournamentsOf({ year, region: key }),
                  current: region === key,
                })),
            ]}
          />
        ) : null}
        <Phases groups={shown} />
        <MoreRegions
          keys={own.inOrder([...new Set(others.flatMap(({ leagues }) => leagues.map(keyOf)))], (key) => key)}
          open={shown.length === 0}
        >
          <Phases groups={others} prefix="more-" />
        </MoreRegions>
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
      </RegionLists>
    </StagePage>
  );
}

/** `prefix` of the headings' ids. */
function Phases({ groups, prefix = '' }: { readonly groups: readonly PhaseGroup[]; readonly prefix?: string }) {
  const t = useTranslate();
  return groups.map(({ phase, leagues }) => (
    <TitledSection
      key={phase}
      id={`${prefix}tournaments-${phase}`}
      title={t(`tournament.phases.${phase}`)}
      count={leagues.reduce((sum, { rows }) => sum + rows.length, 0)}
    >
      <CompetitionList>
        {leagues.map(({ league, rows }) => (
          <CompetitionRows key={league.id} league={league}>
            {rows.map((row) => (
              <CompetitionRow
                key={row.id}
                href={paths.tournament(row)}
                name={competitionName(row.name, t)}
                beginAt={row.beginAt}
                endAt={row.endAt}
              >
                {competitionName(row.serie?.name ?? '', t)}
              </CompetitionRow>
            ))}
          </CompetitionRows>
        ))}
      </CompetitionList>
    </TitledSection>
  ));
}
