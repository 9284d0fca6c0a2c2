import { describe, expect, it } from 'vitest';
import { homeLists, leadMatch, type FreshHomeLists, type HomePageLists } from '../../../lib/domain/schedule/home-lists';
import { REGIONS } from '../../../lib/domain/leagues/regions';
import { withFresh } from '../../../lib/domain/match/match-lists';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';

const lately = (...matches: ReturnType<typeof finishedMatch>[]) => matches.map((match) => ({ match, worth: null }));
const page: HomePageLists = {
  running: [runningMatch({ id: 1 })],
  next: [notStartedMatch({ id: 2, beginAt: '2023-08-19T10:00:00Z' }), notStartedMatch({ id: 3, beginAt: '2023-08-19T12:00:00Z' })],
  lately: lately(finishedMatch({ id: 4, beginAt: '2023-08-18T08:00:00Z', endAt: '2023-08-18T10:00:00Z' })),
};
const later = { modifiedAt: '2023-08-19T10:30:00Z' };
const ids = (lists: FreshHomeLists) => ({
  cards: lists.cards.map(({ id }) => id),
  next: lists.next.map(({ id }) => id),
  lately: lists.lately.map(({ match }) => match.id),
});

describe('the homepage’s lists', () => {
  it('are the page’s own while nothing new was loaded', () => {
    expect(homeLists(page, [])).toEqual({ cards: page.running, next: page.next, lately: page.lately });
  });

  it('move a match that has started and one that has ended, whose card stays', () => {
    const fresh = [
      finishedMatch({ id: 1, endAt: '2023-08-19T10:29:00Z', ...later }),
      runningMatch({ id: 2, beginAt: '2023-08-19T10:00:00Z', ...later }),
    ];
    expect(ids(homeLists(page, fresh))).toEqual({ cards: [1, 2], next: [3], lately: [1, 4] });
  });

  it('show the newest version of a match, whatever the order of answers', () => {
    const fresh = runningMatch({ id: 1, left: scored({ score: 2 }), ...later });
    expect(homeLists(page, [fresh]).cards[0]?.left.score).toBe(2);
    const old = { running: [fresh], next: [], lately: [] };
    expect(homeLists(old, [runningMatch({ id: 1 })]).cards[0]?.left.score).toBe(2);
  });

  it('keep the chance of a match whose newer version lacks it', () => {
    const chance = { left: 0.6, right: 0.4 };
    const rated = { ...page, next: [notStartedMatch({ id: 2, chance })] };
    const fresh = notStartedMatch({ id: 2, name: 'Moved', ...later });
    expect(homeLists(rated, [fresh]).next[0]).toMatchObject({ name: 'Moved', chance });
  });

  it('stay ten results where one comes', () => {
    const results = Array.from({ length: 10 }, (_, index) => finishedMatch({ id: 20 + index, beginAt: `2023-08-18T${19 - index}:00:00Z` }));
    const fresh = finishedMatch({ id: 1, endAt: '2023-08-19T10:29:00Z', ...later });
    expect(ids(homeLists({ ...page, lately: lately(...results) }, [fresh])).lately).toEqual([1, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
  });

  it('hold a knockout match between regions while others come and go, and no result of its time', () => {
    const regionId = REGIONS.find(({ key }) => key === 'international')?.id ?? expect.fail();
    const worlds = finishedMatch({ id: 40, regionId, tournamentName: 'Playoffs', beginAt: '2023-08-17T10:00:00Z' });
    const results = Array.from({ length: 9 }, (_, index) => finishedMatch({ id: 20 + index, beginAt: `2023-08-18T${19 - index}:00:00Z` }));
    const fresh = [
      finishedMatch({ id: 1, endAt: '2023-08-19T10:29:00Z', ...later }),
      finishedMatch({ id: 90, beginAt: '2023-08-17T12:00:00Z' }),
    ];
    expect(ids(homeLists({ ...page, lately: lately(...results, worlds) }, fresh)).lately).toEqual([1, 20, 21, 22, 23, 24, 25, 26, 27, 40]);
  });

  it('list results by the time that their rows show, whichever ended first', () => {
    const long = finishedMatch({ id: 20, beginAt: '2023-08-18T08:00:00Z', endAt: '2023-08-18T12:00:00Z' });
    const short = finishedMatch({ id: 21, beginAt: '2023-08-18T09:00:00Z', endAt: '2023-08-18T10:00:00Z' });
    expect(ids(homeLists({ ...page, lately: lately(long, short) }, [])).lately).toEqual([21, 20]);
  });

  it('add no upcoming match that the page did not list, and no result older than its own', () => {
    const fresh = [notStartedMatch({ id: 98, ...later }), finishedMatch({ id: 99, beginAt: '2023-08-14T08:00:00Z' })];
    expect(ids(homeLists(page, fresh))).toEqual({ cards: [1], next: [2, 3], lately: [4] });
  });
});

describe('a page’s matches', () => {
  it('are updated one by one and never added to', () => {
    const fresh = [runningMatch({ id: 1, left: scored({ score: 2 }), ...later }), runningMatch({ id: 50 })];
    expect(withFresh(page.running, fresh).map(({ id, left }) => [id, left.score])).toEqual([[1, 2]]);
  });
});

describe('the match that the homepage begins with', () => {
  const final = { leagueId: 297, regionId: 4, tournamentName: 'Playoffs' };
  const ended = (id: number, beginAt: string, of = {}) => finishedMatch({ id, beginAt, endAt: beginAt, ...of });

  const minor = { leagueId: 4407, regionId: 2, tournamentName: 'Regular Season' };
  const next = (id: number, beginAt: string, of = {}) => notStartedMatch({ id, beginAt, ...of });

  it('is what runs, else what comes', () => {
    expect(leadMatch(page)?.id).toBe(1);
    expect(leadMatch({ ...page, running: [] })?.id).toBe(2);
  });

  it('is the final of tomorrow or of this morning rather than a lower league’s that runs', () => {
    const running = [runningMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', ...minor })];
    const tomorrow = [next(2, '2023-08-19T12:00:00Z', minor), next(3, '2023-08-20T08:00:00Z', final)];
    const played = lately(ended(4, '2023-08-19T08:00:00Z', minor), ended(5, '2023-08-19T06:00:00Z', final));
    expect(leadMatch({ running, next: tomorrow, lately: played })?.id).toBe(3);
    expect(leadMatch({ running, next: tomorrow.slice(0, 1), lately: played })?.id).toBe(5);
  });

  it('is what runs rather than one of the same league to come, and what comes rather than what is over', () => {
    const running = [runningMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', ...final })];
    expect(leadMatch({ running, next: [next(2, '2023-08-19T12:00:00Z', final)], lately: [] })?.id).toBe(1);
    const played = lately(ended(4, '2023-08-19T08:00:00Z', final));
    expect(leadMatch({ running: [], next: [next(2, '2023-08-19T12:00:00Z', final)], lately: played })?.id).toBe(2);
  });

  it('is, of matches to come that matter alike, the most even one, then the first', () => {
    const at = (id: number, hour: number, left?: number) =>
      next(id, `2023-08-19T${hour}:00:00Z`, left === undefined ? {} : { chance: { left, right: 1 - left } });
    const lead = (...matches: ReturnType<typeof at>[]) => leadMatch({ running: [], next: matches, lately: [] })?.id;
    expect(lead(at(2, 10), at(3, 11, 0.95), at(4, 12, 0.45), at(5, 13, 0.51))).toBe(5);
    expect(lead(at(2, 10, 0.6), at(3, 11, 0.4))).toBe(2);
    expect(lead(at(2, 10), at(3, 11))).toBe(2);
  });

  it('is the first of two semifinals, however even the pairings that results made', () => {
    const semifinal = (id: number, left: number) =>
      next(id, `2023-08-19T1${id}:00:00Z`, {
        chance: { left, right: 1 - left },
        round: { part: 'upper', name: 'semifinals', round: 2, match: id },
      });
    for (const left of [0.52, 0.8])
      expect(leadMatch({ running: [], next: [semifinal(2, 0.65), semifinal(3, left)], lately: [] })?.id).toBe(2);
  });

  it('is a knockout match between regions of the week to come rather than a league’s match of tomorrow, though not rather than one that runs', () => {
    const weekly = { leagueId: 293, tournamentName: 'Regular Season' };
    const coming = [next(2, '2023-08-19T12:00:00Z', weekly), next(3, '2023-08-24T12:00:00Z', final)];
    expect(leadMatch({ running: [], next: coming, lately: [] })?.id).toBe(3);
    expect(leadMatch({ running: [runningMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', ...minor })], next: coming, lately: [] })?.id).toBe(
      3,
    );
    expect(
      leadMatch({ running: [runningMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', ...weekly })], next: coming, lately: [] })?.id,
    ).toBe(1);
  });

  it('is no match of another day else, nor one of another week', () => {
    const running = [runningMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', ...minor })];
    const playoffs = { leagueId: 293, tournamentName: 'Playoffs' };
    expect(leadMatch({ running, next: [next(2, '2023-08-25T09:00:00Z', playoffs)], lately: [] })?.id).toBe(1);
    expect(leadMatch({ running, next: [next(2, '2023-08-27T10:00:00Z', final)], lately: [] })?.id).toBe(1);
  });

  it('is, where nothing comes, of the last day’s the one that matters most, and of two alike the latest', () => {
    const played = lately(
      ended(7, '2023-08-18T08:00:00Z'),
      ended(6, '2023-08-18T06:00:00Z', final),
      ended(5, '2023-08-18T04:00:00Z', final),
      ended(4, '2023-08-10T04:00:00Z', final),
    );
    expect(leadMatch({ running: [], next: [], lately: played })?.id).toBe(6);
  });
});
