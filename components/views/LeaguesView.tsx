import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { LeagueCatalogEntry } from '../../lib/domain/models/read-models';
import { regionKeyOf, type GroupKey } from '../../lib/domain/leagues/regions';
import { grouped } from '../../lib/domain/values/grouped';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CompetitionTabs } from '../league/CompetitionTabs';
import { LeagueRow } from '../league/LeagueRow';
import { MoreRegions, RegionLists, useOwnRegions } from '../league/own-regions';
import { PageHead } from '../head/PageHead';
import { Card } from '../ui/Card';
import { EmptyCard } from '../ui/EmptyState';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';

const Page = styled(PageFrame)`
  @media (scripting: none) {
    & .chips {
      display: none;
    }
  }
  /* Two columns where there is room: most regions have one or two leagues. */
  & .regions {
    columns: 2 360px;
    column-gap: var(--sp-4);
  }
  & .regions > section {
    display: grid;
    gap: var(--sp-3);
    padding-bottom: var(--sp-5);
    break-inside: avoid;
  }
  & ul {
    container-type: inline-size;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: var(--sp-3);
    align-items: center;
    min-height: 64px;
    padding: 10px 10px 10px 14px;
    border-top: 1px solid var(--border-color);
  }
  & li:first-child {
    border-top: 0;
  }
  & .names {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  & .names > a {
    overflow: hidden;
    font-size: 0.9375rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The whole row is the link's target; the star lies above it. */
  & .names > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .names > a:focus-visible {
    outline: none;
  }
  & .names > a:focus-visible::after {
    outline: 2px solid var(--hl-color1);
    outline-offset: -2px;
  }
  & li > button {
    position: relative;
    z-index: 1;
  }
  & small {
    display: flex;
    gap: 7px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .next {
    display: grid;
    gap: 2px;
    font-size: var(--fs-sm);
    text-align: right;
  }
  & .next > small {
    justify-content: flex-end;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & .next[data-past] {
    color: var(--dim-text-color);
  }
  @media (hover: hover) {
    & li:hover {
      background: var(--bg-element-hl-color);
    }
  }
  @container (max-width: 420px) {
    .next {
      grid-column: 2 / 4;
      grid-row: 2;
      display: flex;
      gap: 6px;
      text-align: left;
    }
    li > button {
      grid-row: 1;
      grid-column: 4;
    }
  }
`;

type LeagueGroup = { readonly key: GroupKey; readonly leagues: readonly LeagueCatalogEntry[] };

/** Every league by region: the visitor's regions, the others folded up below, and chips that narrow the list to some regions. */
export function LeaguesView({ leagues }: { readonly leagues: readonly LeagueCatalogEntry[] }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<readonly GroupKey[]>([]);
  const own = useOwnRegions(chosen);
  const byRegion = grouped(leagues, ({ regionId }) => [regionKeyOf(regionId)]);
  const groups = own.inOrder(
    [...byRegion].map(([key, ofRegion]): LeagueGroup => ({ key, leagues: ofRegion })),
    ({ key }) => key,
  );
  const shown = groups.filter(({ key }) => own.shows(key));
  const others = chosen.length > 0 ? [] : groups.filter(({ key }) => !own.shows(key));
  const toggle = (key: GroupKey) => setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <Page>
      <PageHead title={t('leagues.title')} description={t('leagues.description')} path={paths.leagues()} />
      <h1>{t('leagues.title')}</h1>
      <CompetitionTabs current="leagues" />
      {groups.length === 0 ? <EmptyCard title={t('leagues.empty')} /> : null}
      <RegionLists>
        {groups.length > 1 ? (
          <div className="ui-tabs chips" data-chips="" role="group" aria-label={t('leagues.regions')}>
            <button type="button" aria-pressed={chosen.length === 0} onClick={() => setChosen([])}>
              {t('leagues.yourRegions')}
            </button>
            {groups.map(({ key }) => (
              <button key={key} type="button" aria-pressed={chosen.includes(key)} onClick={() => toggle(key)}>
                {t(`regions.${key}`)}
              </button>
            ))}
          </div>
        ) : null}
        <Groups groups={shown} />
        <MoreRegions keys={others.map(({ key }) => key)} open={shown.length === 0}>
          <Groups groups={others} />
        </MoreRegions>
      </RegionLists>
    </Page>
  );
}

function Groups({ groups }: { readonly groups: readonly LeagueGroup[] }) {
  const t = useTranslate();
  return (
    <div className="regions">
      {groups.map((group) => (
        <TitledSection key={group.key} id={`region-${group.key}`} title={t(`regions.${group.key}`)} count={group.leagues.length}>
          <Card>
            <ul className="leagues">
              {group.leagues.map((league) => (
                <LeagueRow key={league.id} league={league} />
              ))}
            </ul>
          </Card>
        </TitledSection>
      ))}
    </div>
  );
}
