// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeaguesView } from '../../../components/views/LeaguesView';
import { RegionSettingsView } from '../../../components/views/RegionSettingsView';
import { SeriesView } from '../../../components/views/SeriesView';
import { TournamentsView } from '../../../components/views/TournamentsView';
import { readRegions, saveRegions } from '../../../lib/client/following/regions-store';
import { DEFAULT_REGION_IDS } from '../../../lib/domain/values/constants';
import { REGIONS, regionKeyOf, type GroupKey } from '../../../lib/domain/leagues/regions';
import { DEFAULT_REGIONS_ORDER, REGION_CHOICES } from '../../../lib/domain/people/region-choices';
import { renderSite } from '../../support/render-site';

/** One league a region and one without any, in no order that a visitor would choose. */
const LEAGUES = [...REGION_CHOICES].reverse().map((regionId) => {
  const name = `League of ${regionKeyOf(regionId)}`;
  return { id: 100 + regionId, name, acronym: name, img: null, regionId, flag: null };
});
const KEYS = LEAGUES.map(({ regionId }) => regionKeyOf(regionId));
const rows = LEAGUES.map((league) => ({ league, rows: [{ id: league.id, name: 'Playoffs', beginAt: null, endAt: null, serie: null }] }));
const series = LEAGUES.map(({ id }) => ({
  serie: {
    id,
    leagueId: id,
    fullName: 'Summer',
    year: 2026,
    season: 'Summer',
    beginAt: '2026-06-01T00:00:00Z',
    endAt: null,
    winnerId: null,
  },
  winner: null,
}));

const leagues = () => (
  <LeaguesView leagues={LEAGUES.map((each) => ({ ...each, currentSerie: null, nextMatchAt: null, lastMatchAt: null }))} />
);
const tournaments = (region: string | null = null, years = [2026]) => (
  <TournamentsView
    list={{ groups: [{ phase: 'running', leagues: rows }], page: 1, pages: 1, regions: KEYS }}
    year={2026}
    years={years}
    region={region}
  />
);
const seasons = (region: string | null = null) => (
  <SeriesView groups={[{ phase: 'running', series }]} leagues={LEAGUES} year={2026} years={[2026]} regions={KEYS} region={region} />
);
const LISTS = [
  ['leagues', leagues],
  ['tournaments', tournaments],
  ['series', seasons],
] as const;

/** Regions whose leagues are listed, in the list itself or folded up below it. */
function listed(part: 'shown' | 'folded'): string[] {
  const links = screen.getAllByRole('link').filter(({ textContent }) => textContent.startsWith('League of '));
  return links
    .filter((link) => (link.closest('details') === null) === (part === 'shown'))
    .map(({ textContent }) => textContent.replace('League of ', ''));
}

const keys = (ids: readonly number[]): GroupKey[] => ids.map(regionKeyOf);
const others = (ids: readonly number[]) => DEFAULT_REGIONS_ORDER.map(({ id }) => id).filter((id) => !ids.includes(id));

/** The ticked regions first, in this order, then the others. */
function choose(...ids: number[]): void {
  saveRegions([...ids, ...others(ids)].map((id, order) => ({ id, selected: ids.includes(id), order })));
}

beforeEach(() => localStorage.clear());

describe.each(LISTS)('the list of %s', (_name, view) => {
  it('shows a first visitor the default regions, in their order, and folds all others up', () => {
    renderSite(view());
    expect(listed('shown')).toEqual(keys(DEFAULT_REGION_IDS));
    expect(listed('folded')).toEqual(keys(others(DEFAULT_REGION_IDS)));
    expect(listed('folded')).toContain('others');
    const more = screen.getByText('More regions').closest('details');
    expect(more?.open).toBe(false);
    expect(screen.getByRole('link', { name: 'Choose and sort your regions' }).getAttribute('href')).toBe('/settings/regions');
  });

  it('hides what is unticked and nothing else', () => {
    saveRegions(DEFAULT_REGIONS_ORDER.map((region) => (region.id === 3 ? { ...region, selected: false } : region)));
    renderSite(view());
    expect(listed('shown')).toEqual(keys([4, 6, 1, 9]));
  });

  it('shows the same five again once they are ticked again', () => {
    const [first] = DEFAULT_REGIONS_ORDER;
    saveRegions(DEFAULT_REGIONS_ORDER.map((region) => ({ ...region, selected: region === first ? false : region.selected })));
    saveRegions(DEFAULT_REGIONS_ORDER);
    renderSite(view());
    expect(listed('shown')).toEqual(keys(DEFAULT_REGION_IDS));
  });

  it('changes nothing but the order when a region is moved', () => {
    const moved = [6, 4, ...others([6, 4])].map((id, order) => ({ id, selected: DEFAULT_REGION_IDS.some((each) => each === id), order }));
    saveRegions(moved);
    renderSite(view());
    expect(listed('shown')).toEqual(keys([6, 4, 1, 9, 3]));
    expect(listed('folded')).toEqual(keys(others(DEFAULT_REGION_IDS)));
  });

  it('shows leagues of no region where "Others" is ticked', () => {
    choose(-1, 0);
    renderSite(view());
    expect(listed('shown')).toEqual(['others', 'brazil']);
  });

  it('unfolds everything where nothing is ticked', () => {
    choose();
    renderSite(view());
    expect(listed('shown')).toEqual([]);
    expect(screen.getByText('More regions').closest('details')?.open).toBe(true);
  });
});

it.each([
  ['leagues', leagues, 'Tournaments', 'Leagues'],
  ['tournaments', tournaments, 'Stages 2026', 'Stages'],
  ['series', seasons, 'Seasons 2026', 'Seasons'],
] as const)('the list of %s is called by what it holds, in its heading and among the tabs', (_name, view, title, tab) => {
  renderSite(view());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const tabs = within(screen.getByRole('navigation', { name: 'Leagues, seasons and stages' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Leagues', 'Seasons', 'Stages']);
  expect(tabs.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent)).toEqual([tab]);
});

it('the lists of stages and of seasons call what runs alike', () => {
  for (const view of [tournaments, seasons]) {
    const { unmount } = renderSite(view());
    expect(screen.getAllByRole('heading', { level: 2, name: /^Running/ }).length).toBeGreaterThan(0);
    unmount();
  }
});

it('the list of a year offers other years where there are any', () => {
  const offered = () => screen.queryByRole('navigation', { name: 'Years' })?.textContent;
  const { unmount } = renderSite(tournaments());
  expect(offered()).toBeUndefined();
  unmount();
  renderSite(tournaments(null, [2026, 2025]));
  expect(offered()).toBe('20262025');
});

describe.each([
  ['tournaments', tournaments],
  ['series', seasons],
])('the list of %s of one region', (_name, view) => {
  it('shows it, whatever is ticked', () => {
    choose(1);
    renderSite(view('korea'));
    expect(listed('shown')).toEqual(['korea']);
  });

  it('offers the regions in the visitor’s order', () => {
    choose(1, 0);
    renderSite(view());
    const chips = screen.getByRole('navigation', { name: 'Regions' }).querySelectorAll('a');
    expect([...chips].slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Your regions', 'China', 'Brazil']);
    expect(chips).toHaveLength(1 + REGIONS.length + 1);
  });
});

describe('the settings of regions', () => {
  it('tick and untick one row at a time, including "Others"', async () => {
    renderSite(<RegionSettingsView regionIds={REGION_CHOICES} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Others/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Korea/ }));
    const ticked = readRegions().filter(({ selected }) => selected);
    expect(ticked.map(({ id }) => id)).toEqual([4, 1, 9, 3, -1]);
    expect(screen.getByText('5 regions are shown in lists.')).toBeTruthy();
  });
});
