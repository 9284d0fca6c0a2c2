// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { DEFAULT_REGIONS_ORDER, type RegionChoice } from '../../lib/domain/people/region-choices';
import { adoptedRules, resetAfterEach } from '../support/pre-paint-rig';

resetAfterEach();

describe('order of leagues before paint', () => {
  it('adds no style sheet for a visitor who follows nothing', () => {
    expect(adoptedRules({})).toEqual([]);
  });

  it('puts followed leagues first, in their order', () => {
    const rules = adoptedRules({ leaguesOrder: [4197, 293] });
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="4197"]{order:-2}');
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="293"]{order:-1}');
  });

  it('copies only whole numbers from storage into the style sheet', () => {
    expect(adoptedRules({ leaguesOrder: ['"]{}body{display:none}', 1.5, -3, null] })).toEqual([]);
  });

  const WAITING = ':is(html:not([data-ready]),[data-waiting])';

  it('hides what the visitor does not follow where they want only that', () => {
    const rules = adoptedRules({
      leaguesOrder: [293],
      followingTeams: [77],
      followingMatches: [7],
      followingPlayers: [5],
      followedPlayerTeams: [
        { id: 5, teamId: 90 },
        { id: 6, teamId: 91 },
      ],
      settings: { showFollowingLeaguesOnly: 1 },
    });
    const own = ['league~="293"', 'match~="7"', 'teams~="77"', 'teams~="90"'].map((each) => `:is(li,article)[data-${each}]`).join();
    expect(rules).toContain(`${WAITING} [data-league-group]:not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-mine-list] li[data-league]:not(${own}){display:none}`);
    expect(rules).toContain(`[data-mine-list] article:is(html:not([data-ready]) *,[data-waiting] *):not(${own}){display:none}`);
    expect(rules).toContain(`html:not([data-ready]) section:has(>[data-mine-list]>.island>article):not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-after-groups]{visibility:hidden}`);
    expect(document.documentElement.dataset['shown']).toBe('mine');
  });

  it('ignores a team where its match is a hidden result', () => {
    const rules = adoptedRules({ followingTeams: [77], settings: { showFollowingLeaguesOnly: 1, spoilerFree: 1 } });
    expect(rules).toContain(
      `${WAITING} [data-league-group]:not(:has(:is(li,article)[data-teams~="77"]:not([data-spoiler-teams]))){display:none}`,
    );
  });

  it('hides everything where nothing is followed', () => {
    expect(adoptedRules({ settings: { showFollowingLeaguesOnly: 1 } })).toContain(`${WAITING} [data-league-group]{display:none}`);
  });

  it('recognises new visitors: they follow no team or league and have not finished the first choice', () => {
    const isNew = (stored: Record<string, unknown>) => {
      delete document.documentElement.dataset['new'];
      adoptedRules(stored);
      return document.documentElement.dataset['new'] === '';
    };
    expect([isNew({}), isNew({ followingMatches: [7] })]).toEqual([true, true]);
    expect([isNew({ followingTeams: [77] }), isNew({ leaguesOrder: [293] }), isNew({ firstChoiceDone: 1 })]).toEqual([false, false, false]);
  });
});

describe('regions before paint', () => {
  const choices = (change: (region: RegionChoice) => RegionChoice = (region) => region) => ({
    regionsOrder: DEFAULT_REGIONS_ORDER.map(change),
  });

  it('make lists wait for React where they are the visitor’s own', () => {
    const rules = adoptedRules(choices((region) => (region.id === 6 ? { ...region, selected: false } : region)));
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-own-regions]{visibility:hidden}');
    expect(rules).toContain('html:not([data-ready]) main:has([data-own-regions]) ~ *{visibility:hidden}');
  });

  it.each([
    ['nothing is stored', {}],
    ['the defaults are', choices()],
    ['they were before leagues of no region had a row', { regionsOrder: DEFAULT_REGIONS_ORDER.slice(0, 16) }],
    ['what is stored is broken', { regionsOrder: { 6: true } }],
  ])('make nothing wait where %s', (_, stored) => {
    expect(adoptedRules(stored)).toEqual([]);
  });
});

describe('room for "Your teams"', () => {
  it.each([
    [undefined, {}],
    [undefined, { followingTeams: ['77'], leaguesOrder: { 293: true } }],
    ['4', { followingTeams: [77] }],
    ['5', { followingTeams: [77], leaguesOrder: [293] }],
    ['1', { followingMatches: [7] }],
    ['4', { followingMatches: [7, 8, 9, 10, 11] }],
    ['7', { followingTeams: [77, 78, 79, 80], followingPlayers: [5], followingMatches: [7] }],
  ])('is for %s rows where the browser keeps %j', (rows, stored) => {
    delete document.documentElement.dataset['follows'];
    adoptedRules(stored);
    expect(document.documentElement.dataset['follows']).toBe(rows);
  });
});
