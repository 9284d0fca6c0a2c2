// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RankingsTable } from '../../../components/rankings/RankingsTable';
import { inRegion } from '../../../lib/domain/rating/shown-rankings';
import { GEN, T1 } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';

const team = { place: 1, placeBefore: 1, league: null, rating: 1500, deviation: 40, ratingBefore: 1500, matches: 9, latest: [] };

it('draws curves over the time in which there are ratings, and says since when', () => {
  const before = Array.from({ length: 20 }, () => null);
  const teams = [
    { ...team, team: T1, curve: [...before, 1400, 1450, 1500] },
    { ...team, team: GEN, curve: [...before, null, 1450, 1500] },
  ];
  const rankings = {
    ...{ asOf: '2023-08-20T10:00:00Z', since: '2023-08-13T10:00:00Z', matches: 9, games: 20 },
    ...{ teams, regions: [], ranked: 2, regionKeys: [] },
  };
  const { container } = renderSite(<RankingsTable rankings={rankings} caption="Ranking" />);
  expect(screen.getByRole('columnheader', { name: 'Since 6 Aug' })).toBeTruthy();
  const starts = [...container.querySelectorAll('td path')].map((path) => /^M(\S+)/.exec(path.getAttribute('d') ?? '')?.[1]);
  expect(starts).toEqual(['0.0', '56.0']);
});

it('offers the regions of the ranked teams in the order of every other list, others last', () => {
  const leagues = [null, { id: 4141, regionId: 13 }, { id: 4198, regionId: 9 }, { id: 294, regionId: 1 }, { id: 293, regionId: 6 }];
  const teams = leagues.map((league) => ({ ...team, team: T1, league: league && { ...league, name: '' }, curve: [] }));
  const rankings = { asOf: '2023-08-20T10:00:00Z', since: '2023-08-13T10:00:00Z', matches: 9, games: 20, teams, regions: [] };
  expect(inRegion(rankings, 'china').regionKeys).toEqual(['korea', 'china', 'na', 'vietnam', 'others']);
});
