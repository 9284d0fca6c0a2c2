// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentStages, leagueMatches } from '../../../lib/domain/match/league-matches';
import { LeagueView } from '../../../components/views/LeagueView';
import type { LeagueDocument } from '../../../lib/domain/models/read-models';
import { league, serie, tournament } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { writeFollowing } from '../../../lib/client/following/following-store';
import { mapFollowing } from '../../../lib/domain/people/following';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { STANDINGS_ROWS } from '../../../lib/fixtures/table-fixture';
import { beginTestsAt, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-21T09:00:00Z');

const stage = (id: number, name: string) =>
  tournament({ id, name, hasBracket: false, beginAt: '2023-06-07T08:00:00Z', endAt: null, winnerId: 1 });
const document: LeagueDocument = {
  league: league(),
  series: [serie({ winnerId: 1 }), serie({ id: 8, fullName: 'Spring 2023', winnerId: 1 })],
  currentSerieId: 9,
  tournaments: [stage(15, 'Regular Season'), stage(16, 'Playoffs')],
  running: [],
  upcoming: [notStartedMatch({ id: 2, beginAt: '2023-08-22T08:00:00Z' })],
  latest: [finishedMatch({ id: 1 })],
};
const played = [finishedMatch({ tournamentId: 15 })];
const table = {
  tournamentId: 15,
  tournamentName: 'Regular Season',
  kind: 'group' as const,
  from: 'matches' as const,
  rows: [...STANDINGS_ROWS],
};
const show = (overrides: Partial<LeagueDocument> = {}, today = '2023-08-21', matches = played) =>
  renderSite(
    withOwnCache(<LeagueView shell={{ today }} document={{ ...document, ...overrides }} shown={[{ stageId: 15, table, matches }]} />),
  );

describe('the page of a league', () => {
  it('names league and region and offers to follow it', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'LCK' })).toBeTruthy();
    expect(screen.getByText('Korea')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Follow LCK' })).toBeTruthy();
  });

  it('shows the current season with its stages, and which of them is current', () => {
    const { container } = show();
    const stages = [...container.querySelectorAll('.stages > li')];
    expect(stages.map((each) => each.textContent)).toEqual(['Regular Season7 Jun 20232 teams', 'PlayoffsNow7 Jun 20232 teams']);
  });

  describe('links to tables and figures of the current season', () => {
    const season = () => within(screen.getByRole('region', { name: 'Current season' }));
    const href = (name: string) => season().queryByRole('link', { name })?.getAttribute('href');

    it('once teams are known and matches are over', () => {
      show();
      expect([href('Standings'), href('Stats')]).toEqual(['/standings?league=293', '/stats?scope=serie:9']);
    });

    it('but to no figures before its first result', () => {
      show({ latest: [finishedMatch({ id: 1, serieId: 8 })] });
      expect([href('Standings'), href('Stats')]).toEqual(['/standings?league=293', undefined]);
    });

    it('and to no table before a stage has teams', () => {
      show({ tournaments: [{ ...stage(15, 'Regular Season'), teams: [] }], latest: [] });
      expect([href('Standings'), href('Stats')]).toEqual([undefined, undefined]);
    });
  });

  describe('shows the table of the stage that is on', () => {
    const places = () => screen.queryAllByRole('row').flatMap((row) => within(row).queryByRole('rowheader')?.textContent ?? []);

    it('with its teams by place', async () => {
      show();
      expect(await screen.findByRole('region', { name: 'Regular Season' })).toBeTruthy();
      await vi.waitFor(() => expect(places()).toEqual([/^1.*T1/, /^2.*GEN/, /^3.*KT/].map((place) => expect.stringMatching(place))));
    });

    it('but not while results are hidden', async () => {
      saveSettings({ spoilerFree: true });
      show();
      expect(await screen.findByText(/spoiler-free mode is on/)).toBeTruthy();
      expect(places()).toEqual([]);
    });

    it('while only the results of other teams are hidden', async () => {
      saveSettings({ spoilerFree: true, spoilerTeamsOnly: true });
      const playing = { ...stage(15, 'Regular Season'), hasBracket: false };
      writeFollowing({ ...mapFollowing(() => []), followingTeams: [99] });
      show({ tournaments: [playing] });
      expect(await screen.findByRole('table')).toBeTruthy();
      act(() => writeFollowing({ ...mapFollowing(() => []), followingTeams: [playing.teams[0]?.id ?? 0] }));
      expect(await screen.findByText(/spoiler-free mode is on/)).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
    });

    it('nor before it has a match', () => {
      show({}, '2023-08-21', []);
      expect(screen.queryByRole('region', { name: 'Regular Season' })).toBeNull();
    });
  });

  it('lists upcoming matches and results', () => {
    show();
    expect(within(screen.getByRole('region', { name: 'Upcoming' })).getAllByRole('listitem')).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Latest results' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('puts live matches first', () => {
    show({ running: [runningMatch({ id: 3 })] });
    expect(within(screen.getByRole('region', { name: 'Live now' })).getByRole('article')).toBeTruthy();
  });

  it('lists every season and marks the current one', () => {
    const { container } = show();
    expect([...container.querySelectorAll('.seasons > li')].map((each) => each.textContent)).toEqual([
      'Summer 2023Current7 Jun 2023 – 20 Aug 2023',
      'Spring 20237 Jun 2023 – 20 Aug 2023',
    ]);
  });

  it('lists no seasons where the one above is the only one', () => {
    const { container } = show({ series: [serie({ winnerId: 1 })] });
    expect(screen.getByRole('region', { name: 'Current season' })).toBeTruthy();
    expect(container.querySelector('.seasons')).toBeNull();
  });

  it.each([
    ['over', '2023-09-01', 'Latest season'],
    ['to begin', '2023-06-06', 'Next season'],
  ])('marks no season as current that is %s', (_, today, title) => {
    const { container } = show({ upcoming: [] }, today);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    expect(container.querySelector('.seasons')?.textContent).not.toContain('Current');
  });

  describe('that is over', () => {
    const final = finishedMatch({ tournamentId: 15, round: { part: 'single', name: 'final', round: 1, match: null, stake: 'title' } });
    const podium = () => screen.queryAllByRole('listitem').flatMap((item) => /^.*(Winner|Runner-up)$/.exec(item.textContent)?.[0] ?? []);

    it('says who won it and against whom, and of nothing to come that there is none', () => {
      show({ upcoming: [] }, '2023-09-01', [final]);
      expect(podium()).toEqual([expect.stringMatching(/T1Winner$/), expect.stringMatching(/Gen\.GRunner-up$/)]);
      expect(screen.queryByRole('region', { name: 'Upcoming' })).toBeNull();
    });

    it('but not while results are hidden', () => {
      saveSettings({ spoilerFree: true });
      show({ upcoming: [] }, '2023-09-01', [final]);
      expect(podium()).toEqual([]);
    });
  });

  it('has a message for a league without matches or seasons', () => {
    show({ series: [], currentSerieId: null, tournaments: [], upcoming: [], latest: [] });
    expect(screen.getByText('No match is scheduled yet')).toBeTruthy();
    expect(screen.getByText('No results yet')).toBeTruthy();
    expect(screen.queryByText('Seasons')).toBeNull();
  });
});

describe('a league’s lists', () => {
  const begun = runningMatch({ id: 2, beginAt: '2023-08-22T08:00:00Z', modifiedAt: '2023-08-22T08:01:00Z' });

  it('move a match that has begun', () => {
    const lists = leagueMatches(document, [begun]);
    expect([lists.running.length, lists.upcoming.length, lists.latest.length]).toEqual([1, 0, 1]);
  });

  it('contain the latest results by their ends, also one that has just ended', () => {
    const latest = [
      finishedMatch({ id: 5, beginAt: '2023-08-22T06:00:00Z', endAt: '2023-08-22T10:20:00Z' }),
      finishedMatch({ id: 6, beginAt: '2023-08-22T09:00:00Z', endAt: '2023-08-22T10:00:00Z' }),
    ];
    const over = finishedMatch({ id: 2, beginAt: '2023-08-22T08:00:00Z', endAt: '2023-08-22T10:10:00Z', modifiedAt: begun.modifiedAt });
    expect(leagueMatches({ ...document, latest }, []).latest.map(({ id }) => id)).toEqual([5, 6]);
    expect(leagueMatches({ ...document, latest }, [over]).latest.map(({ id }) => id)).toEqual([5, 2, 6]);
  });

  it('take in nothing of other leagues', () => {
    expect(leagueMatches(document, [{ ...begun, id: 99 }]).running).toEqual([]);
  });

  it('choose the current stage by what runs, else by what comes next', () => {
    const next = notStartedMatch({ tournamentId: 16 });
    const stages = [15, 16].map((id) => ({ id, beginAt: null, endAt: null }));
    const latest = [15, 16].map((tournamentId) => finishedMatch({ id: tournamentId, tournamentId }));
    expect(currentStages({ running: [], upcoming: [next], latest }, stages)).toEqual([16]);
    // It begins in a month.
    expect(currentStages({ running: [], upcoming: [next], latest: latest.slice(0, 1) }, stages)).toEqual([]);
    expect(currentStages({ running: [runningMatch({ tournamentId: 15 })], upcoming: [next], latest: [] }, stages)).toEqual([15]);
    expect(currentStages({ running: [], upcoming: [], latest: [] }, stages)).toEqual([]);
  });

  it('have every group that is played at the same time as current, but no stage before or after', () => {
    const next = notStartedMatch({ tournamentId: 16, beginAt: '2023-08-20T08:00:00Z' });
    const stages = [
      { id: 14, beginAt: '2023-07-01T08:00:00Z', endAt: '2023-08-01T08:00:00Z' },
      { id: 15, beginAt: '2023-08-07T08:00:00Z', endAt: '2023-08-22T08:00:00Z' },
      { id: 16, beginAt: '2023-08-07T10:00:00Z', endAt: '2023-08-22T10:00:00Z' },
      { id: 17, beginAt: '2023-09-01T10:00:00Z', endAt: '2023-09-12T10:00:00Z' },
    ];
    const latest = [14, 15, 16].map((tournamentId) => finishedMatch({ id: tournamentId, tournamentId }));
    expect(currentStages({ running: [], upcoming: [next], latest }, stages)).toEqual([15, 16]);
  });
});
