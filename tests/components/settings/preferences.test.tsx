// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHOOSE_HASH } from '../../../components/following/choose-link';
import { FollowingSettingsView } from '../../../components/views/FollowingSettingsView';
import { FollowingView } from '../../../components/views/FollowingView';
import { RegionSettingsView } from '../../../components/views/RegionSettingsView';
import { TournamentSettingsView } from '../../../components/views/TournamentSettingsView';
import { REGION_CHOICES } from '../../../lib/domain/people/region-choices';
import { renderSite } from '../../support/render-site';

const league = (id: number, name: string) => ({ id, name, acronym: name, img: null, regionId: 6, flag: null });
const LEAGUES = [league(293, 'LCK'), league(294, 'LPL'), league(4197, 'LEC')];
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

describe('settings of tournaments', () => {
  it('list the followed ones in their order, with the limit', () => {
    localStorage.setItem('leaguesOrder', '[4197,293]');
    renderSite(<TournamentSettingsView leagues={LEAGUES} />);
    const list = screen.getByRole('list', { name: 'Tournaments you follow' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['LEC', 'LCK']);
    expect(screen.getByText('2 of 8 followed.')).toBeTruthy();
  });

  it('say clearly when the limit is reached', () => {
    localStorage.setItem('leaguesOrder', '[1,2,3,4,5,6,7,8]');
    renderSite(<TournamentSettingsView leagues={LEAGUES} />);
    expect(screen.getByText(/Maximum 8/)).toBeTruthy();
  });

  it('find a tournament by a part of its name', async () => {
    renderSite(<TournamentSettingsView leagues={LEAGUES} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'lp');
    expect(screen.getAllByRole('link', { name: /^L/ }).map(({ textContent }) => textContent)).toEqual(['LPL']);
  });

  it('follow and unfollow by the star', async () => {
    renderSite(<TournamentSettingsView leagues={LEAGUES} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow LPL' }));
    expect(stored('leaguesOrder')).toEqual([294]);
  });
});

describe('settings of regions', () => {
  it('begin with the five default regions, first and chosen', () => {
    renderSite(<RegionSettingsView regionIds={REGION_CHOICES} />);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes, 'sixteen regions, and the leagues of none').toHaveLength(17);
    expect(boxes.slice(0, 6).map((box) => box instanceof HTMLInputElement && box.checked)).toEqual([true, true, true, true, true, false]);
  });

  it('show how many regions lists show: the selected ones', async () => {
    renderSite(<RegionSettingsView regionIds={REGION_CHOICES} />);
    expect(screen.getByText('5 regions are shown in lists.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Brazil/ }));
    expect(screen.getByText('6 regions are shown in lists.')).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) if (box instanceof HTMLInputElement && box.checked) await userEvent.click(box);
    expect(screen.getByText('0 regions are shown in lists.')).toBeTruthy();
  });

  it('keep a choice in this browser, and can be reset', async () => {
    renderSite(<RegionSettingsView regionIds={REGION_CHOICES} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Brazil/ }));
    expect(stored('regionsOrder')).toContainEqual(expect.objectContaining({ id: 0, selected: true }));
    await userEvent.click(screen.getByRole('button', { name: /default regions/ }));
    expect(stored('regionsOrder')).toContainEqual(expect.objectContaining({ id: 0, selected: false }));
  });
});

describe('settings of regions with leagues in three of them', () => {
  it('list and count those three', () => {
    renderSite(<RegionSettingsView regionIds={[6, 1, 0]} />);
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Korea', 'China', 'Brazil']);
    expect(screen.getByText('2 regions are shown in lists.')).toBeTruthy();
  });
});

describe('settings of teams', () => {
  it('offer well-known teams to follow by a tap', async () => {
    renderSite(<FollowingSettingsView firstTeams={[{ id: 77, name: 'T1', acronym: 'T1', img: null }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow T1' }));
    expect(stored('followingTeams')).toEqual([77]);
  });
});

describe('the page of what is followed', () => {
  it('lets a visitor who follows nothing choose first, and keeps the choice open until they are done', async () => {
    renderSite(<FollowingView shell={{ topLeagues: LEAGUES }} firstTeams={[{ id: 77, name: 'T1', acronym: 'T1', img: null }]} />);
    expect(screen.queryByRole('button', { name: 'Show my matches' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Follow LCK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Follow LEC' }));
    await userEvent.click(screen.getByRole('button', { name: 'Follow T1' }));
    expect(stored('leaguesOrder')).toEqual([293, 4197]);
    expect(stored('followingTeams')).toEqual([77]);
    await userEvent.click(screen.getByRole('button', { name: 'Show my matches' }));
    expect(screen.queryByRole('heading', { name: 'Teams' })).toBeNull();
  });

  it('shows the choice again on request, until they are done', async () => {
    localStorage.setItem('followingTeams', '[77]');
    dispatchEvent(new StorageEvent('storage', { key: 'followingTeams' }));
    location.hash = CHOOSE_HASH;
    renderSite(<FollowingView shell={{ topLeagues: LEAGUES }} firstTeams={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow LEC' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show my matches' }));
    expect(screen.queryByRole('button', { name: 'Show my matches' })).toBeNull();
    expect(location.hash).toBe('');
  });
});
