import { expect, it } from 'vitest';
import type { MatchSummary } from '../../../lib/domain/match/match';
import { byImportance, importanceOf } from '../../../lib/domain/schedule/importance';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const INTERNATIONAL = { leagueId: 297, regionId: 4 };
const LPL = { leagueId: 294, regionId: 1 };
const LJL = { leagueId: 2092, regionId: 5 };
const UNKNOWN = { leagueId: 99_999, regionId: -1 };
const FINAL = { part: 'single', name: 'final', round: 3, match: null } as const;

it('an international event comes before the top leagues, those before other known ones and the rest', () => {
  const regular = { tournamentName: 'Regular Season' };
  const ranks = [INTERNATIONAL, LPL, LJL, UNKNOWN].map((league) => importanceOf(notStartedMatch({ ...league, ...regular })));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(4);
});

it('a final comes before other knockouts, those before the rest; a qualifier is no knockout', () => {
  const final = notStartedMatch({ tournamentName: 'Playoffs', round: FINAL });
  const playoffs = notStartedMatch({ tournamentName: 'Playoffs' });
  const regular = notStartedMatch({ tournamentName: 'Regular Season' });
  const wayIn = notStartedMatch({ tournamentName: 'Play-In', round: FINAL });
  const [first, second, third, fourth] = [final, playoffs, regular, wayIn].map(importanceOf);
  expect(first).toBeLessThan(second ?? 0);
  expect(second).toBeLessThan(third ?? 0);
  expect(fourth).toBe(third);
});

it('the league counts more than the stage', () => {
  expect(importanceOf(notStartedMatch({ ...LPL, tournamentName: 'Group Stage' }))).toBeLessThan(
    importanceOf(notStartedMatch({ ...LJL, tournamentName: 'Playoffs', round: FINAL })),
  );
});

it('of two equals the earlier comes first, then the smaller id, whatever their results', () => {
  const listed: MatchSummary[] = [
    notStartedMatch({ id: 3, beginAt: '2023-08-19T12:00:00Z' }),
    finishedMatch({ id: 2, beginAt: '2023-08-19T12:00:00Z' }),
    notStartedMatch({ id: 9, beginAt: '2023-08-19T08:00:00Z' }),
  ];
  expect(listed.sort(byImportance).map(({ id }) => id)).toEqual([9, 2, 3]);
});
