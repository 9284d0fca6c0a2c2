// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SeriesView } from '../../../components/views/SeriesView';
import { TournamentsView } from '../../../components/views/TournamentsView';
import { saveRegions } from '../../../lib/client/regions-store';
import { DEFAULT_REGIONS_ORDER } from '../../../lib/domain/user-data';
import { renderSite } from '../../support/render-site';

const league = (id: number, name: string, regionId: number) => ({ id, name, acronym: name, img: null, regionId, flag: null });
const LEAGUES = [league(293, 'LCK', 6), league(302, 'CBLOL', 0), league(294, 'LPL', 1)];
const listed = LEAGUES.map((each) => ({ league: each, rows: [{ id: each.id, name: `Playoffs of ${each.name}`, beginAt: null, endAt: null, serie: null }] }));
const series = LEAGUES.map(({ id, name }) => ({
  serie: { id, leagueId: id, fullName: `Summer of ${name}`, year: 2026, season: 'Summer', beginAt: '2026-06-01T00:00:00Z', endAt: null, winnerId: null },
  winner: null,
}));

const tournaments = (region: string | null = null) => (
  <TournamentsView list={{ groups: [{ phase: 'running', leagues: listed }], page: 1, pages: 1, regions: ['korea', 'brazil', 'china'] }} year={2026} years={[2026]} region={region} />
);
const seasons = (region: string | null = null) => (
  <SeriesView groups={[{ key: 'summer', season: 'Summer', series }]} leagues={LEAGUES} year={2026} years={[2026]} regions={['korea', 'brazil', 'china']} region={region} />
);
const rows = () => screen.getAllByRole('link').flatMap(({ textContent }) => /(?:Playoffs|Summer) of (LCK|CBLOL|LPL)/.exec(textContent)?.[1] ?? []);
const chips = () => screen.getAllByRole('link').flatMap(({ textContent }) => (['Korea', 'Brazil', 'China'].includes(textContent) ? [textContent] : []));

function choose(...ids: number[]): void {
  const first = ids.map((id, order) => ({ id, selected: true, order }));
  const others = DEFAULT_REGIONS_ORDER.filter(({ id }) => !ids.includes(id)).map(({ id }, index) => ({ id, selected: false, order: index + ids.length }));
  saveRegions([...first, ...others]);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each([
  ['tournaments', tournaments],
  ['series', seasons],
])('the list of %s', (_name, view) => {
  it('is as it came to who has chosen no regions', () => {
    renderSite(view());
    expect(rows()).toEqual(['LCK', 'CBLOL', 'LPL']);
    expect(screen.queryByText('Only your regions are shown.')).toBeNull();
  });

  it('shows the visitor’s regions in their order, and all of them by a tap', async () => {
    choose(1, 0);
    renderSite(view());
    expect(rows()).toEqual(['LPL', 'CBLOL']);
    expect(chips()).toEqual(['China', 'Brazil', 'Korea']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toEqual(['LPL', 'CBLOL', 'LCK']);
    expect(screen.queryByText('Only your regions are shown.')).toBeNull();
  });

  it('leaves nothing out where a region was asked for', () => {
    choose(1);
    renderSite(view('korea'));
    expect(rows()).toEqual(['LPL', 'LCK', 'CBLOL']);
  });
});
