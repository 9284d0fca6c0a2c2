import { describe, expect, it } from 'vitest';
import { dueDigestWeek, digestLeagues, weeklyDigest } from '../../../lib/domain/people/weekly-digest';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const NOW = Date.parse('2023-08-14T07:00:00Z');
const READER = { ...NEW_USER_DATA, playerTeams: [] };
const ROUND = { part: 'single', name: 'final', round: 2, match: null } as const;

describe('the week of a mail', () => {
  it.each([
    ['2023-08-14T06:59:00Z', null],
    ['2023-08-14T07:00:00Z', '2023-08-14'],
    ['2023-08-15T06:59:00Z', '2023-08-14'],
    ['2023-08-15T07:00:00Z', null],
    ['2023-08-20T12:00:00Z', null],
  ])('is due at %s: %s', (at, week) => expect(dueDigestWeek(Date.parse(at))).toBe(week));
});

describe('the weekly mail', () => {
  const coming = notStartedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z' });
  const sooner = notStartedMatch({ id: 2, beginAt: '2023-08-16T08:00:00Z', leagueId: 4 });
  const tooLate = notStartedMatch({ id: 3, beginAt: '2023-08-21T08:00:00Z' });
  const played = finishedMatch({ id: 4, beginAt: '2023-08-12T08:00:00Z' });
  const longAgo = finishedMatch({ id: 5, beginAt: '2023-08-06T08:00:00Z' });
  const matches = [coming, sooner, tooLate, played, longAgo];
  const ids = (found: readonly { readonly id: number }[] | undefined) => found?.map(({ id }) => id);

  it('is personal: the next seven days, and the last seven', () => {
    const told = weeklyDigest(matches, { ...READER, leaguesOrder: [293] }, NOW);
    expect(told).toMatchObject({ areOwn: true, more: 0 });
    expect(ids(told?.fixtures)).toEqual([1]);
    expect(ids(told?.results)).toEqual([4]);
  });

  it('has the most important matches for a reader who follows nothing, by start', () => {
    const told = weeklyDigest(matches, READER, NOW);
    expect(told?.areOwn).toBe(false);
    expect(ids(told?.fixtures)).toEqual([2, 1]);
    expect(told?.results).toEqual([]);
    expect(digestLeagues(READER, [293])).toEqual([293]);
    expect(digestLeagues({ ...READER, followingTeams: [77] }, [293])).toEqual([]);
  });

  it('contains no result while results are hidden, and no team that reached a round', () => {
    const final = notStartedMatch({ id: 6, beginAt: '2023-08-18T08:00:00Z', leagueId: 4, round: ROUND });
    const reader = { ...READER, leaguesOrder: [293], followingTeams: [77], spoilerFree: true };
    const told = weeklyDigest([...matches, final], reader, NOW);
    expect(told?.results).toEqual([]);
    expect(ids(told?.fixtures)).toEqual([2, 1]);
    expect(ids(weeklyDigest([...matches, final], { ...reader, spoilerFree: false }, NOW)?.fixtures)).toEqual([2, 6, 1]);
  });

  it('is bounded, and says how many more there are', () => {
    const many = Array.from({ length: 30 }, (_, index) => notStartedMatch({ id: 100 + index, beginAt: '2023-08-19T08:00:00Z' }));
    const told = weeklyDigest(many, { ...READER, leaguesOrder: [293] }, NOW);
    expect(told?.fixtures).toHaveLength(20);
    expect(told?.more).toBe(10);
  });

  it('is null where nothing is played', () => expect(weeklyDigest([], { ...READER, leaguesOrder: [293] }, NOW)).toBeNull());
});
