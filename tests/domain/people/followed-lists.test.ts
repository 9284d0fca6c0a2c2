import { describe, expect, it } from 'vitest';
import { yourTeamsMatches } from '../../../lib/domain/people/followed-lists';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const lists = (coming: number, results: number) => ({
  running: [runningMatch({ id: 50 })],
  upcoming: upTo(coming).map((id) => notStartedMatch({ id })),
  latest: upTo(results).map((id) => finishedMatch({ id: 100 + id })),
});
const shown = (coming: number, results: number, rows: number) =>
  yourTeamsMatches(lists(coming, results), [], rows, false).map(({ id }) => id);

describe('the rows of "Your teams"', () => {
  it('are what runs and what comes, and results in half of the places', () => {
    expect(shown(9, 9, 3)).toEqual([50, 1, 101]);
    expect(shown(9, 9, 6)).toEqual([50, 1, 2, 101, 102, 103]);
  });

  it('have the final of the same week before one more match of the regular season, not one that is further off', () => {
    const rowsWith = (day: string) => {
      const final = notStartedMatch({
        id: 60,
        beginAt: `2023-08-${day}T08:00:00Z`,
        round: { part: 'single', name: 'final', round: 1, match: null },
      });
      const season = ['10', '11', '12'].map((at, index) =>
        notStartedMatch({ id: 1 + index, beginAt: `2023-08-${at}T08:00:00Z`, tournamentName: 'Regular Season' }),
      );
      return yourTeamsMatches({ running: [], upcoming: [...season, final], latest: [finishedMatch({ id: 101 })] }, [], 3, false).map(
        ({ id }) => id,
      );
    };
    expect(rowsWith('14')).toEqual([1, 60, 101]);
    expect(rowsWith('20')).toEqual([1, 2, 101]);
  });

  it('have the next match of every team that is followed, before a bigger one of another', () => {
    const day = (id: number, teamId: number) =>
      notStartedMatch({
        id,
        beginAt: `2023-08-1${id}T08:00:00Z`,
        left: { ...notStartedMatch().left, id: teamId },
        tournamentName: 'Regular Season',
      });
    const final = { ...day(4, 9), round: { part: 'single', name: 'final', round: 1, match: null } } as const;
    const coming = { running: [], upcoming: [day(1, 9), day(2, 9), day(3, 7), final], latest: [finishedMatch({ id: 101 })] };
    expect(yourTeamsMatches(coming, [9, 7], 3, false).map(({ id }) => id)).toEqual([1, 3, 101]);
    expect(yourTeamsMatches(coming, [9, 7], 4, false).map(({ id }) => id)).toEqual([1, 3, 4, 101]);
  });

  it('are the same whether or not a followed team came through to a match of its league, while results are hidden', () => {
    const day = (id: number, teamId: number) =>
      notStartedMatch({ id, beginAt: `2023-08-1${id}T08:00:00Z`, left: { ...notStartedMatch().left, id: teamId } });
    const rowsWith = (teamId: number, hidden: boolean) => {
      const fed = { ...day(5, teamId), round: { part: 'lower', name: 'round', round: 2, match: 1 } } as const;
      const upcoming = [day(1, 1), day(2, 2), day(3, 3), fed];
      return yourTeamsMatches({ running: [], upcoming, latest: [] }, [9], 3, hidden).map(({ id }) => id);
    };
    expect(rowsWith(9, true)).toEqual(rowsWith(8, true));
    expect([rowsWith(9, false), rowsWith(8, false)]).toEqual([
      [1, 2, 5],
      [1, 2, 3],
    ]);
  });

  it('give the place of what is missing to the others', () => {
    expect(shown(1, 9, 6)).toEqual([50, 1, 101, 102, 103, 104]);
    expect(shown(9, 0, 4)).toEqual([50, 1, 2, 3]);
    expect(shown(0, 1, 6)).toEqual([50, 101]);
  });
});
