import type { ReactNode } from 'react';
import type { League } from '../../lib/domain/entities/entities';
import { regionKeyOf, type GroupKey } from '../../lib/domain/leagues/regions';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { CompetitionTabs } from '../league/CompetitionTabs';
import { MoreRegions, RegionLists, useOwnRegions } from '../league/own-regions';
import { CompetitionList, CompetitionRow, CompetitionRows, type CompetitionRowProps } from '../tournament/CompetitionRows';
import { EmptyCard } from '../ui/EmptyState';
import { LinkTabs } from '../ui/LinkTabs';
import { TitledSection } from '../ui/SectionHeading';
import { StagePage } from './stage-page';

export type RegionYear = {
  readonly year: number;
  /** Newest first. */
  readonly years: readonly number[];
  /** The key of the selected region; null for all. */
  readonly region: string | null;
};

type LeagueRows = { readonly league: League; readonly rows: readonly (CompetitionRowProps & { readonly id: number })[] };
type Section = { readonly id: string; readonly title: string; readonly leagues: readonly LeagueRows[] };

type Props = RegionYear & {
  readonly list: 'series' | 'tournaments';
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The text shown where the year has no competitions. */
  readonly empty: string;
  readonly regions: readonly GroupKey[];
  readonly hrefOf: (year: number, region: string | null) => string;
  readonly sections: readonly Section[];
  /** Below the lists. */
  readonly children?: ReactNode;
};

const keyOf = ({ league }: LeagueRows) => regionKeyOf(league.regionId);

/**
 * Competitions of a year by league: those of the visitor's regions, the others
 * folded up below, or one region; all of it is plain links.
 */
export function RegionYearPage({ list, title, description, path, empty, year, years, regions, region, hrefOf, sections, children }: Props) {
  const t = useTranslate();
  const own = useOwnRegions(region === null ? [] : [region]);
  const part = (shown: boolean): readonly Section[] =>
    sections
      .map((section) => ({ ...section, leagues: own.inOrder(section.leagues, keyOf).filter((each) => own.shows(keyOf(each)) === shown) }))
      .filter(({ leagues }) => leagues.length > 0);
  const [shown, others] = [part(true), part(false)];
  return (
    <StagePage>
      <PageHead title={title} description={description} path={path} />
      <h1>{title}</h1>
      <CompetitionTabs current={list} />
      {years.some((each) => each !== year) ? (
        <LinkTabs
          label={t('tournament.years')}
          tabs={years.map((each) => ({ key: each, label: String(each), href: hrefOf(each, region) }))}
          current={year}
        />
      ) : null}
      {sections.length === 0 ? <EmptyCard title={empty} /> : null}
      <RegionLists>
        {regions.length > 1 ? (
          <LinkTabs
            chips
            label={t('leagues.regions')}
            tabs={[
              { key: 'own', label: t('leagues.yourRegions'), href: hrefOf(year, null) },
              ...own.inOrder(regions, (key) => key).map((key) => ({ key, label: t(`regions.${key}`), href: hrefOf(year, key) })),
            ]}
            current={region ?? 'own'}
          />
        ) : null}
        <Sections sections={shown} />
        <MoreRegions
          keys={own.inOrder([...new Set(others.flatMap(({ leagues }) => leagues.map(keyOf)))], (key) => key)}
          open={shown.length === 0}
        >
          <Sections sections={others} prefix="more-" />
        </MoreRegions>
        {children}
      </RegionLists>
    </StagePage>
  );
}

/** `prefix` of the headings' ids. */
function Sections({ sections, prefix = '' }: { readonly sections: readonly Section[]; readonly prefix?: string }) {
  return sections.map(({ id, title, leagues }) => (
    <TitledSection key={id} id={prefix + id} title={title} count={leagues.reduce((sum, { rows }) => sum + rows.length, 0)}>
      <CompetitionList>
        {leagues.map(({ league, rows }) => (
          <CompetitionRows key={league.id} league={league}>
            {rows.map((row) => (
              <CompetitionRow key={row.id} {...row} />
            ))}
          </CompetitionRows>
        ))}
      </CompetitionList>
    </TitledSection>
  ));
}
