// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teamMatches } from '../../../lib/domain/match/team-matches';
import type { TeamTabOf } from '../../../lib/domain/models/team-tab-data';
import { TeamView, type TeamData } from '../../../components/views/TeamView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { finishedMatch, notStartedMatch, offMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';
import { beginTestsAt, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-21T09:00:00Z');

const player = (id: number, name: string, role: 'top' | 'mid' | null, active = true) => ({ id, name, role, img: null, active });
const data: Omit<TeamData, 'tab'> = {
  team: {
    id: 77,
    name: 'T1',
    acronym: 'T1',
    img: null,
    location: 'KR',
    players: [player(3, 'Coach', null), player(1, 'Faker', 'mid'), player(2, 'Zeus', 'top')],
  },
  league: { id: 293, name: 'LCK' },
};
const lists: TeamTabOf<'overview'> = {
  kind: 'overview',
  recent: [
    finishedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z' }),
    finishedMatch({
      id: 2,
      beginAt: '2023-08-12T08:00:00Z',
      left: scored({ score: 0 }),
      right: scored({ id: 5, abbr: 'KT', name: 'KT Rolster', score: 2 }),
      winnerId: 5,
    }),
  ],
  next: [notStartedMatch({ id: 3, beginAt: '2023-08-26T08:00:00Z' }), notStartedMatch({ id: 4, beginAt: '2023-09-02T08:00:00Z' })],
  played: [{ id: 1, games: 48, champions: ['Azir', 'Ahri'] }],
  standing: { tournamentId: 15, tournamentName: 'Regular Season', leagueName: 'LCK', rank: 2, teams: 10, wins: 11, losses: 7 },
  placements: [
    { serieId: 20, name: 'Spring 2023', leagueName: 'LCK', year: 2023, place: 2, to: 2 },
    { serieId: 19, name: 'Spring 2022', leagueName: 'LCK', year: 2022, place: 1, to: 1 },
  ],
  run: null,
  since: 2022,
};
const show = (overrides: Partial<TeamData> = {}, router = siteRouter().router) =>
  renderSite(withOwnCache(<TeamView {...data} tab={lists} {...overrides} />), router);
const part = (name: string) => within(screen.getByRole('region', { name }));
const listed = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset['match']);

describe('the page of a team', () => {
  it('says nothing where an abbreviation would be that is not known', () => {
    const { container } = show({ team: { ...data.team, acronym: '', location: '' } });
    expect(container.querySelector('.about')?.firstElementChild?.textContent).toBe('LCK');
  });

  it('names team and league, and offers to follow it', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'T1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'LCK' }).getAttribute('href')).toMatch(/^\/league\/293\//);
    expect(screen.getByRole('button', { name: 'Follow T1' })).toBeTruthy();
  });

  it('tells its place, its last finish and its titles, each with a link, and none of it while results are hidden', () => {
    show();
    const figures = () => screen.queryAllByRole('definition').map((figure) => figure.textContent);
    expect(figures()).toEqual(['2 of 10', 'LCK · Regular Season · 11–7', 'Runner-up', 'LCK Spring 2023', '1', 'counted since 2022']);
    expect(screen.getByRole('link', { name: 'counted since 2022' }).getAttribute('href')).toMatch(/^\/team\/77\/.*history/);
    cleanup();
    act(() => saveSettings({ spoilerFree: true }));
    show();
    expect(figures()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/Runner-up|2 of 10|11–7/);
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(figures()).toHaveLength(6);
  });

  it('tells where it is in a serie that goes on, or that it went out before the last bracket, and neither while results are hidden', () => {
    const runs = (round: NonNullable<TeamTabOf<'overview'>['run']>['round'], stage = 'Playoffs') => {
      cleanup();
      show({ tab: { ...lists, run: { serieId: 31, name: '2023', leagueName: 'Worlds', stage, round } } });
      return document.querySelectorAll('dl > div')[1]?.textContent ?? '';
    };
    const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
    expect(runs(round)).toBe('Current runIn the semifinalsWorlds 2023');
    expect(runs({ ...round, name: 'grandFinal' })).toBe('Current runIn the finalWorlds 2023');
    expect(runs({ ...round, part: 'lower' })).toBe('Current runStill in: Lower-bracket semifinalsWorlds 2023');
    expect(runs(null, 'Swiss Stage')).toBe('Last finishOut: Swiss StageWorlds 2023');
    act(() => saveSettings({ spoilerFree: true }));
    runs(round);
    expect(document.body.textContent).not.toMatch(/semifinal|Current run|Worlds/);
  });

  it('has the same head above the tabs of every tab, so that they keep their place', () => {
    const head = () => screen.getByRole('banner').outerHTML;
    show();
    const onOverview = head();
    cleanup();
    show({ tab: { kind: 'matches', years: [2023], year: 2023, page: 1, pages: 1, upcoming: [], results: [] } });
    expect(head()).toBe(onOverview);
  });

  it('knows no place and no titles where the documents have none', () => {
    show({ tab: { ...lists, standing: null, placements: null, since: null } });
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('leaves out a place or last finish that is not known', () => {
    show({ tab: { ...lists, standing: null, placements: [], since: 2022 } });
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['0', 'counted since 2022']);
  });

  it('puts the next match first and the others after it', () => {
    show();
    expect(listed('Next match')).toEqual(['3']);
    expect(listed('Upcoming')).toEqual(['4']);
    expect(part('Latest results').getAllByRole('listitem')).toHaveLength(2);
  });

  it('names as next match the first that is still on, and keeps one that is called off among the upcoming', () => {
    show({ tab: { ...lists, next: [{ ...offMatch('canceled'), id: 8 }, ...lists.next] } });
    expect(listed('Next match')).toEqual(['3']);
    expect(listed('Upcoming')).toEqual(['8', '4']);
    cleanup();
    show({ tab: { ...lists, next: [{ ...offMatch('postponed'), id: 8 }] } });
    expect(part('Next match').getByText('No match is scheduled yet')).toBeTruthy();
  });

  it('says that nothing further is scheduled while its only upcoming match is under way', () => {
    show({ tab: { ...lists, next: [runningMatch({ id: 9 })] } });
    expect(part('Live now').getByRole('article')).toBeTruthy();
    expect(part('Next match').getByText('Nothing scheduled yet')).toBeTruthy();
  });

  it('lists a running match among the live ones of the matches tab, not among upcoming ones', () => {
    const next = [runningMatch({ id: 9, beginAt: '2023-08-21T08:00:00Z' }), ...lists.next];
    show({ tab: { kind: 'matches', years: [2023], year: 2023, page: 1, pages: 1, upcoming: next, results: lists.recent } });
    expect(
      part('Live now')
        .getAllByRole('article')
        .map((card) => card.dataset['match']),
    ).toEqual(['9']);
    expect(listed('Upcoming')).toEqual(['3', '4']);
  });

  it('lists the players by role', () => {
    show();
    expect(
      part('Players')
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringMatching(/Zeus/), expect.stringMatching(/Faker/), expect.stringMatching(/Coach/)]);
    expect(part('Players').getByText('48 games · Azir, Ahri')).toBeTruthy();
    cleanup();
    show({}, siteRouter({ locale: 'ko' }).router);
    expect(screen.getByText('48세트 · 아지르, 아리')).toBeTruthy();
    cleanup();
    // The number of games that a player has played reveals how long matches were.
    act(() => saveSettings({ spoilerFree: true }));
    show();
    expect(screen.getAllByText('Faker').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/48 games|Azir/);
  });

  it('has the same text while spoilers are hidden, whether an upcoming match is left out or there is none', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const words = [[], [notStartedMatch({ id: 3, round: { part: 'single', name: 'final', round: 3, match: null } })]].map((next) => {
      show({ tab: { ...lists, next } });
      const text = part('Next match').getByText(/.+/, { selector: 'p, strong, span, div' }).textContent;
      cleanup();
      return text;
    });
    expect(words).toEqual(['No match to show', 'No match to show']);
  });

  it('has a message for a team without players or matches', () => {
    show({ team: { ...data.team, location: '', players: [] }, league: null, tab: { ...lists, recent: [], next: [] } });
    for (const text of ['No match is scheduled yet', 'No results yet', 'Players unknown.']) expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('a team’s matches', () => {
  it('move to their list when they begin and end', () => {
    const modifiedAt = '2023-08-26T12:00:00Z';
    const begun = runningMatch({ id: 3, modifiedAt });
    expect(teamMatches(lists, [begun])).toMatchObject({ running: [{ id: 3 }], upcoming: [{ id: 4 }] });
    const over = finishedMatch({ id: 3, beginAt: '2023-08-26T08:00:00Z', modifiedAt });
    expect(teamMatches(lists, [over]).latest.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('sort results by their ends', () => {
    const recent = [
      finishedMatch({ id: 5, beginAt: '2023-08-22T06:00:00Z', endAt: '2023-08-22T10:20:00Z' }),
      finishedMatch({ id: 6, beginAt: '2023-08-22T09:00:00Z', endAt: '2023-08-22T10:00:00Z' }),
    ];
    expect(teamMatches({ ...lists, recent }, []).latest.map(({ id }) => id)).toEqual([5, 6]);
  });
});
