import { describe, expect, it } from 'vitest';
import { eveningOf, latelyBand, nextBand, ownOf } from '../../../lib/domain/schedule/evening';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const NOBODY = { leaguesOrder: [], followingTeams: [], spoilerFree: false };
const at = (hour: string, day = '19') => `2023-08-${day}T${hour}:00Z`;
const NOW = Date.parse(at('18:00'));

function entry(id: number, beginAt: string, given: { rank?: number; strength?: number; leagueId?: number; teamId?: number } = {}) {
  const { rank = 3, strength = 3000, leagueId = 293, teamId = 1000 + id } = given;
  const match = notStartedMatch({ id, beginAt, leagueId });
  return { match: { ...match, left: { ...match.left, id: teamId } }, rank, strength };
}
const ids = (entries: readonly { readonly match: { readonly id: number } }[]) => entries.map(({ match }) => match.id);

describe('an evening', () => {
  it('lasts until six in the morning of its zone', () => {
    expect(eveningOf(Date.parse(at('05:59', '20')), 'UTC')).toBe('2023-08-19');
    expect(eveningOf(Date.parse(at('06:00', '20')), 'UTC')).toBe('2023-08-20');
    expect(eveningOf(Date.parse(at('20:59')), 'Asia/Seoul')).toBe('2023-08-19');
    expect(eveningOf(Date.parse(at('21:00')), 'Asia/Seoul')).toBe('2023-08-20');
  });
});

describe('the next band', () => {
  const entries = [entry(1, at('20:00')), entry(2, at('05:00', '20')), entry(3, at('07:00', '20'))];

  it('has the matches until the night ends, in the visitor’s zone', () => {
    expect(nextBand(entries, { ...NOBODY, now: NOW, zone: 'UTC' })).toMatchObject({ day: '2023-08-19' });
    expect(ids(nextBand(entries, { ...NOBODY, now: NOW, zone: 'UTC' }).first)).toEqual([1, 2]);
    expect(ids(nextBand(entries, { ...NOBODY, now: NOW, zone: 'America/Los_Angeles' }).first)).toEqual([1, 2, 3]);
    expect(ids(nextBand(entries, { ...NOBODY, now: NOW, zone: 'Asia/Seoul' }).first)).toEqual([1]);
  });

  it('has the next evening with matches where tonight has none', () => {
    const later = [entry(3, at('07:00', '22')), entry(4, at('09:00', '23'))];
    const band = nextBand(later, { ...NOBODY, now: NOW, zone: 'UTC' });
    expect(band.day).toBe('2023-08-22');
    expect(ids(band.first)).toEqual([3]);
    expect(ids(band.all)).toEqual([3, 4]);
    expect(nextBand([], { ...NOBODY, now: NOW, zone: 'UTC' })).toEqual({ day: null, first: [], all: [] });
  });

  it('keeps a late match with tonight’s', () => {
    const late = [entry(1, at('05:30', '19')), entry(2, at('20:00', '20'))];
    expect(nextBand(late, { ...NOBODY, now: Date.parse(at('06:10')), zone: 'UTC' })).toMatchObject({
      day: '2023-08-19',
      first: [{ match: { id: 1 } }],
    });
  });

  const listed = [
    entry(1, at('19:00'), { rank: 5 }),
    entry(2, at('22:00'), { rank: 3, strength: 3400 }),
    entry(3, at('20:00'), { rank: 3, strength: 3000 }),
    entry(4, at('21:00'), { rank: 9, leagueId: 4407 }),
    entry(5, at('23:00'), { rank: 11, teamId: 77 }),
  ];
  const follows = { leaguesOrder: [4407], followingTeams: [77], spoilerFree: false };

  /** The eight that show of `listed` and of so many others of this rank. */
  const among = (others: number, rank: number, reader = follows) =>
    ids(
      nextBand([...listed, ...Array.from({ length: others }, (_, index) => entry(10 + index, at(`18:0${index}`), { rank }))], {
        ...reader,
        now: NOW,
        zone: 'UTC',
      }).first,
    );

  it('chooses followed teams, then followed leagues, then by rank and strength', () => {
    expect(among(3, 4)).toEqual([10, 11, 12, 1, 3, 4, 2, 5]);
    expect(among(4, 4)).toEqual([10, 11, 12, 13, 3, 4, 2, 5]);
    expect(among(6, 1)).toEqual([10, 11, 12, 13, 14, 15, 4, 5]);
    expect(among(5, 1)).toEqual([10, 11, 12, 13, 14, 4, 2, 5]);
  });

  it('ignores strength while results are hidden', () => {
    expect(among(5, 1, { ...follows, spoilerFree: true })).toEqual([10, 11, 12, 13, 14, 3, 4, 5]);
  });

  it('shows what it has chosen by start, in whatever order it is given', () => {
    expect(ids(nextBand([...listed].reverse(), { ...follows, now: NOW, zone: 'UTC' }).first)).toEqual([1, 3, 4, 2, 5]);
  });

  it('shows eight, and all by start on request', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      entry(index, at(`${19 + Math.floor(index / 4)}:0${index % 4}`), { rank: 12 - index }),
    );
    const band = nextBand(many, { ...NOBODY, now: NOW, zone: 'UTC' });
    expect(ids(band.first)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(ids(band.all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('the visitor’s own matches', () => {
  it('exclude one that a followed team has reached by a result while results are hidden', () => {
    const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
    const semifinal = notStartedMatch({ round });
    const follows = { leaguesOrder: [], followingTeams: [semifinal.left.id], spoilerFree: false };
    expect(ownOf(semifinal, follows)).toBe(2);
    expect(ownOf(semifinal, { ...follows, spoilerFree: true })).toBe(0);
    expect(ownOf(notStartedMatch(), { ...follows, spoilerFree: true })).toBe(2);
  });
});

describe('the lately band', () => {
  it('sorts by rank and by start, never by the end, which would reveal the number of games', () => {
    const result = (id: number, beginAt: string, endAt: string, rank: number) => ({
      match: finishedMatch({ id, beginAt, endAt }),
      rank,
    });
    const results = [
      result(1, at('10:00'), at('15:00'), 3),
      result(2, at('12:00'), at('13:00'), 3),
      result(3, at('08:00'), at('09:00'), 1),
    ];
    const band = latelyBand(results, NOBODY);
    expect(ids(band.first)).toEqual([3, 2, 1]);
    expect(ids(band.all)).toEqual([1, 2, 3]);
  });

  it('has at most three of a league, and all of a followed one', () => {
    const results = Array.from({ length: 6 }, (_, id) => ({ match: finishedMatch({ id, leagueId: id < 5 ? 4407 : 293 }), rank: 9 }));
    expect(ids(latelyBand(results, NOBODY).first)).toEqual([0, 1, 2, 5]);
    expect(ids(latelyBand(results, { ...NOBODY, leaguesOrder: [4407] }).first)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
