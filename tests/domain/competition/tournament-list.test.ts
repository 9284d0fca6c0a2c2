import { describe, expect, it } from 'vitest';
import {
  TOURNAMENTS_PER_PAGE,
  listTournaments,
  usualYear,
  yearsOf,
  type ListedTournament,
} from '../../../lib/domain/competition/tournament-list';
import { awayFrom, isCurrent, phaseOf, seriePhase, stagesToShow } from '../../../lib/domain/competition/serie-phase';
import { seriesOfYear } from '../../../lib/domain/competition/series-of-year';
import { league, serie, T1 } from '../../support/entity-fixture';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const lck = league();
const worlds = league({ id: 297, name: 'Worlds', acronym: 'Worlds', regionId: 4, flag: 'un' });
const minor = league({ id: 9999, name: 'Minor', acronym: '', regionId: -1, flag: null });

const tournament = (id: number, overrides: Partial<ListedTournament> = {}): ListedTournament => ({
  id,
  leagueId: 293,
  serieId: 9,
  name: `Stage ${id}`,
  beginAt: '2023-06-07T08:00:00Z',
  endAt: '2023-08-06T12:00:00Z',
  winnerId: null,
  hasBracket: false,
  tier: null,
  prizePool: null,
  ...overrides,
});
const running = tournament(2, { endAt: '2023-08-20T12:00:00Z' });
const upcoming = tournament(3, { leagueId: 297, beginAt: '2023-10-10T08:00:00Z', endAt: null });
const list = (overrides: Partial<Parameters<typeof listTournaments>[0]> = {}) =>
  listTournaments({
    tournaments: [tournament(1), running, upcoming],
    leagues: [minor, lck, worlds],
    series: [serie()],
    region: null,
    page: 1,
    now: NOW,
    ...overrides,
  });

describe('what shows without a choice', () => {
  const at = (year: number) => Date.parse(`${year}-11-18T00:00:00Z`);
  const series = [2022, 2023].map((year) => serie({ id: year, beginAt: `${year}-01-12T00:00:00Z`, endAt: `${year}-04-01T00:00:00Z` }));

  it.each([
    [2023, 2023],
    [2022, 2022],
    [2026, 2023],
    [2018, 2022],
  ])('in %i is the year nearest to it that has seasons, rather an older one: %i', (year, shown) => {
    expect(usualYear(series, at(year))).toBe(shown);
  });

  it('is this year where there are none at all', () => {
    expect(usualYear([], at(2026))).toBe(2026);
  });

  it('is the table of the serie that ended last or begins first, whichever is nearer', () => {
    const nearest = (now: number) => series.toSorted((a, b) => awayFrom(a, now) - awayFrom(b, now))[0]?.id;
    expect([at(2026), at(2018), Date.parse('2022-12-30T00:00:00Z')].map(nearest)).toEqual([2023, 2022, 2023]);
    const undated = serie({ id: 1, beginAt: null });
    expect([undated, ...series].toSorted((a, b) => awayFrom(a, 0) - awayFrom(b, 0)).at(-1)?.id).toBe(1);
  });
});

describe('the list of tournaments', () => {
  it('has what runs first, then upcoming, then past, each with its serie', () => {
    expect(
      list().groups.map(({ phase, leagues }) => [phase, leagues.map(({ league, rows }) => [league.name, rows.map(({ id }) => id)])]),
    ).toEqual([
      ['running', [['LCK', [2]]]],
      ['upcoming', [['Worlds', [3]]]],
      ['past', [['LCK', [1]]]],
    ]);
    expect(list().groups[0]?.leagues[0]?.rows[0]?.serie).toEqual({ id: 9, name: 'Summer 2023' });
  });

  it.each([
    ['has not begun', { beginAt: '2023-08-20T08:00:00Z', endAt: null }, false],
    ['plays its last match past its planned end', { beginAt: '2023-06-01T08:00:00Z', endAt: '2023-08-19T08:00:00Z' }, true],
    ['ended two days ago', { beginAt: '2023-06-01T08:00:00Z', endAt: '2023-08-17T09:00:00Z' }, true],
    ['ended four days ago', { beginAt: '2023-06-01T08:00:00Z', endAt: '2023-08-15T08:00:00Z' }, false],
  ])('that a league shows and that %s counts as current or not', (_case, span, current) => {
    expect(isCurrent(span, NOW)).toBe(current);
  });

  it('counts entries without a date as upcoming', () => {
    expect(phaseOf({ beginAt: null, endAt: null }, NOW)).toBe('upcoming');
    expect(phaseOf({ beginAt: '2023-08-01T08:00:00Z', endAt: null }, NOW)).toBe('running');
  });

  it('takes what has no end for over a year after its begin: its source has forgotten to end it', () => {
    const since = (beginAt: string) => ({ beginAt, endAt: null });
    expect(phaseOf(since('2022-08-20T08:00:00Z'), NOW)).toBe('running');
    expect(phaseOf(since('2022-08-10T08:00:00Z'), NOW)).toBe('past');
    expect(list({ tournaments: [tournament(1, since('2019-02-01T08:00:00Z'))] }).groups.map(({ phase }) => phase)).toEqual(['past']);
    const old = serie({ ...since('2019-02-01T08:00:00Z'), season: 'Spring' });
    const shown = seriesOfYear({ series: [old], winners: [], leagues: [lck], year: 2019, region: null, now: NOW });
    expect(shown.groups.map(({ phase }) => phase)).toEqual(['past']);
    expect(seriePhase(old, [], '2023-08-19')).toBe('past');
    expect(seriePhase(old, [{ serieId: old.id, status: 'not_started' }], '2023-08-19')).toBe('running');
    expect(seriePhase(serie({ ...since('2023-06-07T08:00:00Z') }), [], '2023-08-19')).toBe('running');
  });

  it('narrows to a region and still offers all regions', () => {
    const narrowed = list({ region: 'international' });
    expect(narrowed.groups.map(({ phase }) => phase)).toEqual(['upcoming']);
    expect(narrowed.regions).toEqual(['international', 'korea']);
  });

  it('has pages, and clamps to them', () => {
    const many = Array.from({ length: TOURNAMENTS_PER_PAGE + 5 }, (_, index) => tournament(index + 1));
    const second = list({ tournaments: many, page: 2 });
    expect([second.page, second.pages, second.groups[0]?.leagues[0]?.rows.length]).toEqual([2, 2, 5]);
    expect(list({ tournaments: many, page: 99 }).page).toBe(2);
  });

  it('offers every year of the series, and the one that is shown', () => {
    expect(yearsOf([serie({ id: 1 }), serie({ id: 2, beginAt: '2021-01-01T00:00:00Z' }), serie({ id: 3, beginAt: null })], 2024)).toEqual([
      2024, 2023, 2021,
    ]);
  });
});

describe('the list of series', () => {
  const spring = serie({ id: 1, season: 'Spring', beginAt: '2023-01-18T08:00:00Z', endAt: '2023-04-09T08:00:00Z', winnerId: 77 });
  const msi = serie({ id: 4, leagueId: 297, season: null, beginAt: '2023-05-01T08:00:00Z', endAt: '2023-05-20T08:00:00Z' });
  const ofYear = (overrides: Partial<Parameters<typeof seriesOfYear>[0]> = {}) =>
    seriesOfYear({
      series: [spring, serie(), msi, serie({ id: 5, beginAt: '2022-06-07T08:00:00Z', endAt: '2022-08-20T12:00:00Z' })],
      winners: [T1],
      leagues: [lck, worlds, minor],
      year: 2023,
      region: null,
      now: NOW,
      ...overrides,
    });

  it('has running ones of the year first, then upcoming, then past with the winners, as the list of tournaments', () => {
    const winter = serie({ id: 7, season: 'Winter', beginAt: '2023-12-01T08:00:00Z', endAt: null });
    const series = [
      spring,
      serie(),
      msi,
      winter,
      serie({ ...spring, id: 8, season: 'Cup', beginAt: '2023-05-01T08:00:00Z', winnerId: null }),
    ];
    const listed = ofYear({ series }).groups.map(({ phase, series: of }) => [
      phase,
      of.map(({ serie: { id }, winner }) => [id, winner?.name ?? null]),
    ]);
    expect(listed).toEqual([
      ['running', [[9, null]]],
      ['upcoming', [[7, null]]],
      [
        'past',
        [
          [4, null],
          [8, null],
          [1, 'T1'],
        ],
      ],
    ]);
  });

  it('has those of one region, and offers the regions of all leagues of the year', () => {
    const [first, second] = ofYear().regions;
    const { groups, leagues, regions } = ofYear({ region: second ?? null });
    expect(regions).toEqual([first, second]);
    expect(leagues).toEqual([worlds]);
    expect(groups.flatMap(({ series }) => series.map((each) => each.serie.id))).toEqual([4]);
  });

  it('files a series without a date under the year in its name', () => {
    expect(ofYear({ series: [serie({ id: 6, beginAt: null, endAt: null, year: 2023 })] }).groups).toHaveLength(1);
    expect(ofYear({ series: [serie({ id: 6, beginAt: null, endAt: null, year: 2022 })] }).groups).toEqual([]);
  });
});

it('the stages that a page shows are the one that began last and the groups beside it, without those that are over while another is on', () => {
  const span = (id: number, beginAt: string, endAt: string) => ({ id, beginAt, endAt });
  const ascend = span(1, '2023-06-07T08:00:00Z', '2023-07-20T08:00:00Z');
  const nirvana = span(2, '2023-06-07T12:00:00Z', '2023-07-22T08:00:00Z');
  const playoffs = span(3, '2023-08-01T08:00:00Z', '2023-08-20T08:00:00Z');
  const shownOn = (day: string) => stagesToShow([ascend, nirvana, playoffs], Date.parse(`2023-${day}T20:00:00Z`)).map(({ id }) => id);
  expect(['06-01', '06-10', '07-21', '07-25', '08-02', '09-01'].map(shownOn)).toEqual([[1], [1, 2], [2], [1, 2], [3], [3]]);
  expect(stagesToShow([], NOW)).toEqual([]);
});

it('groups that begin on different days are side by side, stages that follow each other within days are not', () => {
  const span = (id: number, beginAt: string, endAt: string) => ({ id, beginAt: `2022-${beginAt}:00Z`, endAt: `2022-${endAt}:00Z` });
  const elimination = span(1, '10-03T20:00', '10-05T03:00');
  // The groups of Worlds 2022.
  const groups = [
    span(2, '10-07T20:00', '10-13T23:59'),
    span(3, '10-07T21:00', '10-15T01:00'),
    span(4, '10-07T22:00', '10-17T01:00'),
    span(5, '10-08T20:00', '10-16T01:00'),
  ];
  const finals = [span(6, '11-01T20:00', '11-01T23:00'), span(7, '11-02T20:00', '11-02T23:00')];
  const shownOn = (day: string) => stagesToShow([elimination, ...groups, ...finals], Date.parse(`2022-${day}Z`)).map(({ id }) => id);
  expect(['10-04T00:00', '10-09T00:00', '10-15T20:00', '10-20T00:00', '11-03T00:00'].map(shownOn)).toEqual([
    [1],
    [2, 3, 4, 5],
    [4, 5],
    [2, 3, 4, 5],
    [7],
  ]);
});
